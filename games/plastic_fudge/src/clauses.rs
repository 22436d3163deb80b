//! The clauses of Plastic Fudge, by id. Written by `cargo xtask gen` from rules/plastic-fudge/rulebook.md; not to be edited.

use referee::Clause;

/// A skirmish of plastic soldiers.
pub const PF_META_01: Clause = Clause::new("PF-META-01");

/// Meant to be played.
pub const PF_META_02: Clause = Clause::new("PF-META-02");

/// The measuring rod.
pub const PF_EQ_01: Clause = Clause::new("PF-EQ-01");

/// Measure whenever you like.
pub const PF_EQ_02: Clause = Clause::new("PF-EQ-02");

/// The Grenade Disc.
pub const PF_EQ_03: Clause = Clause::new("PF-EQ-03");

/// The Large Disc.
pub const PF_EQ_04: Clause = Clause::new("PF-EQ-04");

/// The flame template.
pub const PF_EQ_05: Clause = Clause::new("PF-EQ-05");

/// The pieces.
pub const PF_EQ_06: Clause = Clause::new("PF-EQ-06");

/// Fudge dice.
pub const PF_EQ_07: Clause = Clause::new("PF-EQ-07");

/// Cards.
pub const PF_EQ_08: Clause = Clause::new("PF-EQ-08");

/// What a scenario fixes.
pub const PF_SCN_01: Clause = Clause::new("PF-SCN-01");

/// Victory and kinds of terrain.
pub const PF_SCN_02: Clause = Clause::new("PF-SCN-02");

/// Five attributes.
pub const PF_STAT_01: Clause = Clause::new("PF-STAT-01");

/// Movement.
pub const PF_STAT_02: Clause = Clause::new("PF-STAT-02");

/// Range.
pub const PF_STAT_03: Clause = Clause::new("PF-STAT-03");

/// Attack.
pub const PF_STAT_04: Clause = Clause::new("PF-STAT-04");

/// Defence.
pub const PF_STAT_05: Clause = Clause::new("PF-STAT-05");

/// Training.
pub const PF_STAT_06: Clause = Clause::new("PF-STAT-06");

/// Seven levels.
pub const PF_STAT_07: Clause = Clause::new("PF-STAT-07");

/// Superb.
pub const PF_LVL_SUP: Clause = Clause::new("PF-LVL-SUP");

/// Great.
pub const PF_LVL_GRE: Clause = Clause::new("PF-LVL-GRE");

/// Good.
pub const PF_LVL_GOO: Clause = Clause::new("PF-LVL-GOO");

/// Fair.
pub const PF_LVL_FAI: Clause = Clause::new("PF-LVL-FAI");

/// Mediocre.
pub const PF_LVL_MED: Clause = Clause::new("PF-LVL-MED");

/// Poor.
pub const PF_LVL_POO: Clause = Clause::new("PF-LVL-POO");

/// Terrible.
pub const PF_LVL_TER: Clause = Clause::new("PF-LVL-TER");

/// Other tables, other distances.
pub const PF_LVL_08: Clause = Clause::new("PF-LVL-08");

/// Range in bands of the rod.
pub const PF_LVL_09: Clause = Clause::new("PF-LVL-09");

/// The standard Trooper.
pub const PF_BUY_01: Clause = Clause::new("PF-BUY-01");

/// Raise and lower.
pub const PF_BUY_02: Clause = Clause::new("PF-BUY-02");

/// The price of a Trooper.
pub const PF_BUY_03: Clause = Clause::new("PF-BUY-03");

/// One Commander.
pub const PF_CMD_01: Clause = Clause::new("PF-CMD-01");

/// The price of a Commander.
pub const PF_CMD_02: Clause = Clause::new("PF-CMD-02");

/// Four phases.
pub const PF_TURN_01: Clause = Clause::new("PF-TURN-01");

/// Roll for Initiative.
pub const PF_INIT_01: Clause = Clause::new("PF-INIT-01");

/// Ties.
pub const PF_INIT_02: Clause = Clause::new("PF-INIT-02");

/// The winner chooses.
pub const PF_INIT_03: Clause = Clause::new("PF-INIT-03");

/// The loser takes the rest.
pub const PF_INIT_04: Clause = Clause::new("PF-INIT-04");

/// Without a Commander.
pub const PF_INIT_05: Clause = Clause::new("PF-INIT-05");

/// Player A moves.
pub const PF_TURN_02: Clause = Clause::new("PF-TURN-02");

/// Player B moves.
pub const PF_TURN_03: Clause = Clause::new("PF-TURN-03");

/// When to attack.
pub const PF_TURN_04: Clause = Clause::new("PF-TURN-04");

/// Morale.
pub const PF_TURN_05: Clause = Clause::new("PF-TURN-05");

/// When attacks happen.
pub const PF_R_17: Clause = Clause::new("PF-R-17");

/// Turn and Round.
pub const PF_R_19: Clause = Clause::new("PF-R-19");

/// Initiative after the Commander's death.
pub const PF_R_60: Clause = Clause::new("PF-R-60");

/// Choosing A or B.
pub const PF_R_61: Clause = Clause::new("PF-R-61");

/// The order of the dice.
pub const PF_R_79: Clause = Clause::new("PF-R-79");

/// The order of moves.
pub const PF_R_80: Clause = Clause::new("PF-R-80");

/// Where the game halts.
pub const PF_R_88: Clause = Clause::new("PF-R-88");

/// The order of ids.
pub const PF_R_112: Clause = Clause::new("PF-R-112");

/// How far.
pub const PF_MOVE_01: Clause = Clause::new("PF-MOVE-01");

/// Straight ahead.
pub const PF_MOVE_02: Clause = Clause::new("PF-MOVE-02");

/// Turning.
pub const PF_MOVE_03: Clause = Clause::new("PF-MOVE-03");

/// What turning costs.
pub const PF_MOVE_04: Clause = Clause::new("PF-MOVE-04");

/// Terrain.
pub const PF_MOVE_05: Clause = Clause::new("PF-MOVE-05");

/// Bases and distances.
pub const PF_R_43: Clause = Clause::new("PF-R-43");

/// Any angle.
pub const PF_R_45: Clause = Clause::new("PF-R-45");

/// Other bases in the way.
pub const PF_R_46: Clause = Clause::new("PF-R-46");

/// Measures.
pub const PF_R_87: Clause = Clause::new("PF-R-87");

/// A move is judged as a whole.
pub const PF_R_89: Clause = Clause::new("PF-R-89");

/// Open ground.
pub const PF_TERR_OPEN: Clause = Clause::new("PF-TERR-OPEN");

/// Forest.
pub const PF_TERR_FOREST: Clause = Clause::new("PF-TERR-FOREST");

/// Water.
pub const PF_TERR_WATER: Clause = Clause::new("PF-TERR-WATER");

/// Shallow water.
pub const PF_TERR_SHALLOW: Clause = Clause::new("PF-TERR-SHALLOW");

/// Mountains.
pub const PF_TERR_MOUNT: Clause = Clause::new("PF-TERR-MOUNT");

/// Buildings.
pub const PF_TERR_BLDG: Clause = Clause::new("PF-TERR-BLDG");

/// Bridge.
pub const PF_TERR_BRIDGE: Clause = Clause::new("PF-TERR-BRIDGE");

/// Marsh.
pub const PF_TERR_MARSH: Clause = Clause::new("PF-TERR-MARSH");

/// Desert.
pub const PF_TERR_DESERT: Clause = Clause::new("PF-TERR-DESERT");

/// Low wall.
pub const PF_TERR_WALL: Clause = Clause::new("PF-TERR-WALL");

/// Fortress.
pub const PF_TERR_FORT: Clause = Clause::new("PF-TERR-FORT");

/// Measuring height.
pub const PF_ELEV_01: Clause = Clause::new("PF-ELEV-01");

/// Climbing.
pub const PF_ELEV_02: Clause = Clause::new("PF-ELEV-02");

/// Defending from above.
pub const PF_ELEV_03: Clause = Clause::new("PF-ELEV-03");

/// Attacking from above.
pub const PF_ELEV_04: Clause = Clause::new("PF-ELEV-04");

/// Line of sight.
pub const PF_R_42: Clause = Clause::new("PF-R-42");

/// What terrain costs.
pub const PF_R_47: Clause = Clause::new("PF-R-47");

/// Straddling and overlapping.
pub const PF_R_48: Clause = Clause::new("PF-R-48");

/// Low walls.
pub const PF_R_49: Clause = Clause::new("PF-R-49");

/// Against Ranged attacks.
pub const PF_R_50: Clause = Clause::new("PF-R-50");

/// Height.
pub const PF_R_51: Clause = Clause::new("PF-R-51");

/// Several modifiers under one base.
pub const PF_R_92: Clause = Clause::new("PF-R-92");

/// The line of an attack.
pub const PF_R_93: Clause = Clause::new("PF-R-93");

/// Sight of flyers.
pub const PF_R_94: Clause = Clause::new("PF-R-94");

/// Where climbing is paid.
pub const PF_R_95: Clause = Clause::new("PF-R-95");

/// Attacking.
pub const PF_ATK_01: Clause = Clause::new("PF-ATK-01");

/// One attack.
pub const PF_ATK_02: Clause = Clause::new("PF-ATK-02");

/// All at the same time.
pub const PF_ATK_03: Clause = Clause::new("PF-ATK-03");

/// The attack total.
pub const PF_ATK_04: Clause = Clause::new("PF-ATK-04");

/// The defence total.
pub const PF_ATK_05: Clause = Clause::new("PF-ATK-05");

/// A kill.
pub const PF_DMG_01: Clause = Clause::new("PF-DMG-01");

/// An injury.
pub const PF_DMG_02: Clause = Clause::new("PF-DMG-02");

/// Worn down.
pub const PF_DMG_03: Clause = Clause::new("PF-DMG-03");

/// No damage.
pub const PF_DMG_04: Clause = Clause::new("PF-DMG-04");

/// No effect.
pub const PF_DMG_05: Clause = Clause::new("PF-DMG-05");

/// INJ in the chart.
pub const PF_DMG_06: Clause = Clause::new("PF-DMG-06");

/// KIL in the chart.
pub const PF_DMG_07: Clause = Clause::new("PF-DMG-07");

/// Defence total -4.
pub const PF_CHART_M4: Clause = Clause::new("PF-CHART-m4");

/// Defence total -3.
pub const PF_CHART_M3: Clause = Clause::new("PF-CHART-m3");

/// Defence total -2.
pub const PF_CHART_M2: Clause = Clause::new("PF-CHART-m2");

/// Defence total -1.
pub const PF_CHART_M1: Clause = Clause::new("PF-CHART-m1");

/// Defence total 0.
pub const PF_CHART_0: Clause = Clause::new("PF-CHART-0");

/// Defence total +1.
pub const PF_CHART_P1: Clause = Clause::new("PF-CHART-p1");

/// Defence total +2.
pub const PF_CHART_P2: Clause = Clause::new("PF-CHART-p2");

/// Defence total +3.
pub const PF_CHART_P3: Clause = Clause::new("PF-CHART-p3");

/// Defence total +4.
pub const PF_CHART_P4: Clause = Clause::new("PF-CHART-p4");

/// Simultaneous attacks.
pub const PF_R_18: Clause = Clause::new("PF-R-18");

/// Shooting into a melee.
pub const PF_R_21: Clause = Clause::new("PF-R-21");

/// Attacks in any direction.
pub const PF_R_44: Clause = Clause::new("PF-R-44");

/// The test of range.
pub const PF_R_82: Clause = Clause::new("PF-R-82");

/// What an injury lowers.
pub const PF_R_83: Clause = Clause::new("PF-R-83");

/// What you may aim at.
pub const PF_R_97: Clause = Clause::new("PF-R-97");

/// Hand to hand.
pub const PF_R_20: Clause = Clause::new("PF-R-20");

/// Special Troopers attacked hand to hand.
pub const PF_R_22: Clause = Clause::new("PF-R-22");

/// The BFG Trooper's knife.
pub const PF_R_23: Clause = Clause::new("PF-R-23");

/// When a .50 cal may move.
pub const PF_R_24: Clause = Clause::new("PF-R-24");

/// Flyers and hand to hand.
pub const PF_R_96: Clause = Clause::new("PF-R-96");

/// A mortar in contact.
pub const PF_R_98: Clause = Clause::new("PF-R-98");

/// Grenades.
pub const PF_EXP_01: Clause = Clause::new("PF-EXP-01");

/// How far a grenade flies.
pub const PF_EXP_02: Clause = Clause::new("PF-EXP-02");

/// The disc is laid.
pub const PF_EXP_03: Clause = Clause::new("PF-EXP-03");

/// Everybody in the area.
pub const PF_EXP_04: Clause = Clause::new("PF-EXP-04");

/// Half in.
pub const PF_EXP_05: Clause = Clause::new("PF-EXP-05");

/// Outside.
pub const PF_EXP_06: Clause = Clause::new("PF-EXP-06");

/// The grenade is dropped.
pub const PF_EXP_07: Clause = Clause::new("PF-EXP-07");

/// The Bazooka.
pub const PF_BAZ_01: Clause = Clause::new("PF-BAZ-01");

/// The Bazooka against a Base.
pub const PF_BAZ_02: Clause = Clause::new("PF-BAZ-02");

/// Tanks and Howitzers.
pub const PF_TANK_01: Clause = Clause::new("PF-TANK-01");

/// No disc for the mortar.
pub const PF_R_26: Clause = Clause::new("PF-R-26");

/// The reach of the flame.
pub const PF_R_27: Clause = Clause::new("PF-R-27");

/// Conflagration.
pub const PF_R_28: Clause = Clause::new("PF-R-28");

/// Bazooka against Vehicles.
pub const PF_R_29: Clause = Clause::new("PF-R-29");

/// A hole in a Base.
pub const PF_R_30: Clause = Clause::new("PF-R-30");

/// What a Base is.
pub const PF_R_31: Clause = Clause::new("PF-R-31");

/// One roll for the blast.
pub const PF_R_32: Clause = Clause::new("PF-R-32");

/// What half in means.
pub const PF_R_33: Clause = Clause::new("PF-R-33");

/// Half of the Range.
pub const PF_R_34: Clause = Clause::new("PF-R-34");

/// A dropped grenade.
pub const PF_R_35: Clause = Clause::new("PF-R-35");

/// The disc of Tank and Howitzer.
pub const PF_R_36: Clause = Clause::new("PF-R-36");

/// Details of a conflagration.
pub const PF_R_99: Clause = Clause::new("PF-R-99");

/// Bases under an explosion.
pub const PF_R_111: Clause = Clause::new("PF-R-111");

/// Laying mines.
pub const PF_MINE_01: Clause = Clause::new("PF-MINE-01");

/// False markers.
pub const PF_MINE_02: Clause = Clause::new("PF-MINE-02");

/// False ones cost the same.
pub const PF_MINE_03: Clause = Clause::new("PF-MINE-03");

/// A secret.
pub const PF_MINE_04: Clause = Clause::new("PF-MINE-04");

/// Sweeping.
pub const PF_MINE_05: Clause = Clause::new("PF-MINE-05");

/// Swept.
pub const PF_MINE_06: Clause = Clause::new("PF-MINE-06");

/// Found.
pub const PF_MINE_07: Clause = Clause::new("PF-MINE-07");

/// Not found.
pub const PF_MINE_08: Clause = Clause::new("PF-MINE-08");

/// Set off.
pub const PF_MINE_09: Clause = Clause::new("PF-MINE-09");

/// Through a known field.
pub const PF_MINE_10: Clause = Clause::new("PF-MINE-10");

/// What a mine is.
pub const PF_R_37: Clause = Clause::new("PF-R-37");

/// What sets a mine off.
pub const PF_R_38: Clause = Clause::new("PF-R-38");

/// The blast of a mine.
pub const PF_R_39: Clause = Clause::new("PF-R-39");

/// False markers.
pub const PF_R_40: Clause = Clause::new("PF-R-40");

/// How sweeping works.
pub const PF_R_41: Clause = Clause::new("PF-R-41");

/// Details of sweeping.
pub const PF_R_110: Clause = Clause::new("PF-R-110");

/// Who checks.
pub const PF_MOR_01: Clause = Clause::new("PF-MOR-01");

/// The check.
pub const PF_MOR_02: Clause = Clause::new("PF-MOR-02");

/// Commander near.
pub const PF_MOR_03: Clause = Clause::new("PF-MOR-03");

/// Half the enemy destroyed.
pub const PF_MOR_04: Clause = Clause::new("PF-MOR-04");

/// Three quarters of the enemy destroyed.
pub const PF_MOR_05: Clause = Clause::new("PF-MOR-05");

/// Half the enemy routed.
pub const PF_MOR_06: Clause = Clause::new("PF-MOR-06");

/// Commander destroyed.
pub const PF_MOR_07: Clause = Clause::new("PF-MOR-07");

/// Half of us destroyed.
pub const PF_MOR_08: Clause = Clause::new("PF-MOR-08");

/// Three quarters of us destroyed.
pub const PF_MOR_09: Clause = Clause::new("PF-MOR-09");

/// Half of us routed.
pub const PF_MOR_10: Clause = Clause::new("PF-MOR-10");

/// Rout.
pub const PF_ROUT_01: Clause = Clause::new("PF-ROUT-01");

/// Rally.
pub const PF_ROUT_02: Clause = Clause::new("PF-ROUT-02");

/// Off the table.
pub const PF_ROUT_03: Clause = Clause::new("PF-ROUT-03");

/// Panic spreads.
pub const PF_ROUT_04: Clause = Clause::new("PF-ROUT-04");

/// Panic has the same effect.
pub const PF_ROUT_05: Clause = Clause::new("PF-ROUT-05");

/// When checks are made.
pub const PF_R_05: Clause = Clause::new("PF-R-05");

/// Who checks and who does not.
pub const PF_R_06: Clause = Clause::new("PF-R-06");

/// Percentages.
pub const PF_R_07: Clause = Clause::new("PF-R-07");

/// What the percentages count.
pub const PF_R_08: Clause = Clause::new("PF-R-08");

/// One moment for all.
pub const PF_R_09: Clause = Clause::new("PF-R-09");

/// The Commander within 6 inches.
pub const PF_R_10: Clause = Clause::new("PF-R-10");

/// No successor.
pub const PF_R_85: Clause = Clause::new("PF-R-85");

/// A Commander who runs.
pub const PF_R_86: Clause = Clause::new("PF-R-86");

/// The Commander in checks of panic.
pub const PF_R_103: Clause = Clause::new("PF-R-103");

/// Which way a Unit runs.
pub const PF_R_11: Clause = Clause::new("PF-R-11");

/// How a Unit runs.
pub const PF_R_12: Clause = Clause::new("PF-R-12");

/// What a routed Unit cannot do.
pub const PF_R_13: Clause = Clause::new("PF-R-13");

/// How panic spreads.
pub const PF_R_14: Clause = Clause::new("PF-R-14");

/// At the edge.
pub const PF_R_15: Clause = Clause::new("PF-R-15");

/// A routed .50 cal.
pub const PF_R_16: Clause = Clause::new("PF-R-16");

/// Facing after a rally.
pub const PF_R_84: Clause = Clause::new("PF-R-84");

/// The run in detail.
pub const PF_R_102: Clause = Clause::new("PF-R-102");

/// Leaving a Jeep in panic.
pub const PF_R_104: Clause = Clause::new("PF-R-104");

/// An example.
pub const PF_SCEN_01: Clause = Clause::new("PF-SCEN-01");

/// Commander: the model.
pub const PF_U_CMD_01: Clause = Clause::new("PF-U-CMD-01");

/// Commander: 12 inches.
pub const PF_U_CMD_02: Clause = Clause::new("PF-U-CMD-02");

/// Commander: the pistol.
pub const PF_U_CMD_03: Clause = Clause::new("PF-U-CMD-03");

/// Commander: Movement Good.
pub const PF_U_CMD_ML: Clause = Clause::new("PF-U-CMD-ML");

/// Commander: Range Mediocre.
pub const PF_U_CMD_RL: Clause = Clause::new("PF-U-CMD-RL");

/// Commander: Attack Good.
pub const PF_U_CMD_AL: Clause = Clause::new("PF-U-CMD-AL");

/// Commander: Defence Good.
pub const PF_U_CMD_DL: Clause = Clause::new("PF-U-CMD-DL");

/// Commander: Training Superb.
pub const PF_U_CMD_TL: Clause = Clause::new("PF-U-CMD-TL");

/// Radioman: the model.
pub const PF_U_RAD_01: Clause = Clause::new("PF-U-RAD-01");

/// Radioman: the radio.
pub const PF_U_RAD_02: Clause = Clause::new("PF-U-RAD-02");

/// Radioman: the pistol.
pub const PF_U_RAD_03: Clause = Clause::new("PF-U-RAD-03");

/// Radioman: Movement Good.
pub const PF_U_RAD_ML: Clause = Clause::new("PF-U-RAD-ML");

/// Radioman: Range Superb.
pub const PF_U_RAD_RL: Clause = Clause::new("PF-U-RAD-RL");

/// Radioman: Attack Mediocre.
pub const PF_U_RAD_AL: Clause = Clause::new("PF-U-RAD-AL");

/// Radioman: Defence Fair.
pub const PF_U_RAD_DL: Clause = Clause::new("PF-U-RAD-DL");

/// Radioman: Training Good.
pub const PF_U_RAD_TL: Clause = Clause::new("PF-U-RAD-TL");

/// Basic Trooper: the model.
pub const PF_U_BAS_01: Clause = Clause::new("PF-U-BAS-01");

/// Basic Trooper: Movement Mediocre.
pub const PF_U_BAS_ML: Clause = Clause::new("PF-U-BAS-ML");

/// Basic Trooper: Range Mediocre.
pub const PF_U_BAS_RL: Clause = Clause::new("PF-U-BAS-RL");

/// Basic Trooper: Attack Mediocre.
pub const PF_U_BAS_AL: Clause = Clause::new("PF-U-BAS-AL");

/// Basic Trooper: Defence Mediocre.
pub const PF_U_BAS_DL: Clause = Clause::new("PF-U-BAS-DL");

/// Basic Trooper: Training Mediocre.
pub const PF_U_BAS_TL: Clause = Clause::new("PF-U-BAS-TL");

/// Prone.
pub const PF_STANCE_01: Clause = Clause::new("PF-STANCE-01");

/// Kneeling.
pub const PF_STANCE_02: Clause = Clause::new("PF-STANCE-02");

/// Grenade and Rifle: the model.
pub const PF_U_GRN_01: Clause = Clause::new("PF-U-GRN-01");

/// Grenade and Rifle: two weapons.
pub const PF_U_GRN_02: Clause = Clause::new("PF-U-GRN-02");

/// Grenade and Rifle: one attack.
pub const PF_U_GRN_03: Clause = Clause::new("PF-U-GRN-03");

/// Grenade and Rifle: Movement Mediocre.
pub const PF_U_GRN_ML: Clause = Clause::new("PF-U-GRN-ML");

/// Grenade and Rifle: Range Fair and Good.
pub const PF_U_GRN_RL: Clause = Clause::new("PF-U-GRN-RL");

/// Grenade and Rifle: Attack Great and Good.
pub const PF_U_GRN_AL: Clause = Clause::new("PF-U-GRN-AL");

/// Grenade and Rifle: Defence Mediocre.
pub const PF_U_GRN_DL: Clause = Clause::new("PF-U-GRN-DL");

/// Grenade and Rifle: Training Fair.
pub const PF_U_GRN_TL: Clause = Clause::new("PF-U-GRN-TL");

/// Sniper: prone or kneeling.
pub const PF_U_SNI_01: Clause = Clause::new("PF-U-SNI-01");

/// Sniper: Movement Poor.
pub const PF_U_SNI_ML: Clause = Clause::new("PF-U-SNI-ML");

/// Sniper: Range Great.
pub const PF_U_SNI_RL: Clause = Clause::new("PF-U-SNI-RL");

/// Sniper: Attack Great.
pub const PF_U_SNI_AL: Clause = Clause::new("PF-U-SNI-AL");

/// Sniper: Defence Good or Fair.
pub const PF_U_SNI_DL: Clause = Clause::new("PF-U-SNI-DL");

/// Sniper: Training Good.
pub const PF_U_SNI_TL: Clause = Clause::new("PF-U-SNI-TL");

/// Crawling Trooper: Defence.
pub const PF_U_CRW_01: Clause = Clause::new("PF-U-CRW-01");

/// Crawling Trooper: Movement Poor.
pub const PF_U_CRW_ML: Clause = Clause::new("PF-U-CRW-ML");

/// Crawling Trooper: Range Fair.
pub const PF_U_CRW_RL: Clause = Clause::new("PF-U-CRW-RL");

/// Crawling Trooper: Attack Fair.
pub const PF_U_CRW_AL: Clause = Clause::new("PF-U-CRW-AL");

/// Crawling Trooper: Defence Good.
pub const PF_U_CRW_DL: Clause = Clause::new("PF-U-CRW-DL");

/// Crawling Trooper: Training Fair.
pub const PF_U_CRW_TL: Clause = Clause::new("PF-U-CRW-TL");

/// Minesweeper: the sweeper.
pub const PF_U_SWP_01: Clause = Clause::new("PF-U-SWP-01");

/// Minesweeper: Movement Poor.
pub const PF_U_SWP_ML: Clause = Clause::new("PF-U-SWP-ML");

/// Minesweeper: Range Poor.
pub const PF_U_SWP_RL: Clause = Clause::new("PF-U-SWP-RL");

/// Minesweeper: Attack Good.
pub const PF_U_SWP_AL: Clause = Clause::new("PF-U-SWP-AL");

/// Minesweeper: Defence Mediocre.
pub const PF_U_SWP_DL: Clause = Clause::new("PF-U-SWP-DL");

/// Minesweeper: Training Great.
pub const PF_U_SWP_TL: Clause = Clause::new("PF-U-SWP-TL");

/// Twenty-five points more.
pub const PF_SPEC_01: Clause = Clause::new("PF-SPEC-01");

/// Their own rules.
pub const PF_SPEC_02: Clause = Clause::new("PF-SPEC-02");

/// Mortar: the spotter.
pub const PF_U_MOR_01: Clause = Clause::new("PF-U-MOR-01");

/// Mortar: hand to hand.
pub const PF_U_MOR_02: Clause = Clause::new("PF-U-MOR-02");

/// Mortar: Movement Poor.
pub const PF_U_MOR_ML: Clause = Clause::new("PF-U-MOR-ML");

/// Mortar: Range Great.
pub const PF_U_MOR_RL: Clause = Clause::new("PF-U-MOR-RL");

/// Mortar: Attack Good.
pub const PF_U_MOR_AL: Clause = Clause::new("PF-U-MOR-AL");

/// Mortar: Defence Fair.
pub const PF_U_MOR_DL: Clause = Clause::new("PF-U-MOR-DL");

/// Mortar: Training Fair.
pub const PF_U_MOR_TL: Clause = Clause::new("PF-U-MOR-TL");

/// .50 cal: no moving.
pub const PF_U_C50_01: Clause = Clause::new("PF-U-C50-01");

/// .50 cal: hand to hand.
pub const PF_U_C50_02: Clause = Clause::new("PF-U-C50-02");

/// .50 cal: Movement Terrible.
pub const PF_U_C50_ML: Clause = Clause::new("PF-U-C50-ML");

/// .50 cal: Range Good.
pub const PF_U_C50_RL: Clause = Clause::new("PF-U-C50-RL");

/// .50 cal: Attack Great.
pub const PF_U_C50_AL: Clause = Clause::new("PF-U-C50-AL");

/// .50 cal: Defence Fair.
pub const PF_U_C50_DL: Clause = Clause::new("PF-U-C50-DL");

/// .50 cal: Training Mediocre.
pub const PF_U_C50_TL: Clause = Clause::new("PF-U-C50-TL");

/// Bazooka: against tanks and bunkers.
pub const PF_U_BAZ_01: Clause = Clause::new("PF-U-BAZ-01");

/// Bazooka: hand to hand.
pub const PF_U_BAZ_02: Clause = Clause::new("PF-U-BAZ-02");

/// Bazooka: Movement Good.
pub const PF_U_BAZ_ML: Clause = Clause::new("PF-U-BAZ-ML");

/// Bazooka: Range Great.
pub const PF_U_BAZ_RL: Clause = Clause::new("PF-U-BAZ-RL");

/// Bazooka: Attack Great.
pub const PF_U_BAZ_AL: Clause = Clause::new("PF-U-BAZ-AL");

/// Bazooka: Defence Fair.
pub const PF_U_BAZ_DL: Clause = Clause::new("PF-U-BAZ-DL");

/// Bazooka: Training Fair.
pub const PF_U_BAZ_TL: Clause = Clause::new("PF-U-BAZ-TL");

/// Flamethrower: the template.
pub const PF_U_FLM_01: Clause = Clause::new("PF-U-FLM-01");

/// Flamethrower: it explodes.
pub const PF_U_FLM_02: Clause = Clause::new("PF-U-FLM-02");

/// Flamethrower: everything burns.
pub const PF_U_FLM_03: Clause = Clause::new("PF-U-FLM-03");

/// Flamethrower: hand to hand.
pub const PF_U_FLM_04: Clause = Clause::new("PF-U-FLM-04");

/// Flamethrower: Movement Good.
pub const PF_U_FLM_ML: Clause = Clause::new("PF-U-FLM-ML");

/// Flamethrower: Range Fair.
pub const PF_U_FLM_RL: Clause = Clause::new("PF-U-FLM-RL");

/// Flamethrower: Attack Great.
pub const PF_U_FLM_AL: Clause = Clause::new("PF-U-FLM-AL");

/// Flamethrower: Defence Fair.
pub const PF_U_FLM_DL: Clause = Clause::new("PF-U-FLM-DL");

/// Flamethrower: Training Fair.
pub const PF_U_FLM_TL: Clause = Clause::new("PF-U-FLM-TL");

/// BFG: stronger than it should be.
pub const PF_U_BFG_01: Clause = Clause::new("PF-U-BFG-01");

/// BFG: the knife.
pub const PF_U_BFG_02: Clause = Clause::new("PF-U-BFG-02");

/// BFG: Movement Good.
pub const PF_U_BFG_ML: Clause = Clause::new("PF-U-BFG-ML");

/// BFG: Range Great.
pub const PF_U_BFG_RL: Clause = Clause::new("PF-U-BFG-RL");

/// BFG: Attack Great.
pub const PF_U_BFG_AL: Clause = Clause::new("PF-U-BFG-AL");

/// BFG: Defence Great.
pub const PF_U_BFG_DL: Clause = Clause::new("PF-U-BFG-DL");

/// BFG: Training Great.
pub const PF_U_BFG_TL: Clause = Clause::new("PF-U-BFG-TL");

/// The same five attributes.
pub const PF_VEH_01: Clause = Clause::new("PF-VEH-01");

/// The price of a Vehicle.
pub const PF_VEH_02: Clause = Clause::new("PF-VEH-02");

/// Movement and Range.
pub const PF_VEH_03: Clause = Clause::new("PF-VEH-03");

/// Attack.
pub const PF_VEH_04: Clause = Clause::new("PF-VEH-04");

/// Defence.
pub const PF_VEH_05: Clause = Clause::new("PF-VEH-05");

/// Training above Fair.
pub const PF_VEH_06: Clause = Clause::new("PF-VEH-06");

/// Training below Fair.
pub const PF_VEH_07: Clause = Clause::new("PF-VEH-07");

/// Jeep: open top.
pub const PF_U_JEEP_01: Clause = Clause::new("PF-U-JEEP-01");

/// Jeep: no weapon.
pub const PF_U_JEEP_02: Clause = Clause::new("PF-U-JEEP-02");

/// Jeep: Movement Good.
pub const PF_U_JEEP_ML: Clause = Clause::new("PF-U-JEEP-ML");

/// Jeep: Range Terrible.
pub const PF_U_JEEP_RL: Clause = Clause::new("PF-U-JEEP-RL");

/// Jeep: Attack Terrible.
pub const PF_U_JEEP_AL: Clause = Clause::new("PF-U-JEEP-AL");

/// Jeep: Defence Mediocre.
pub const PF_U_JEEP_DL: Clause = Clause::new("PF-U-JEEP-DL");

/// Jeep: Training Fair.
pub const PF_U_JEEP_TL: Clause = Clause::new("PF-U-JEEP-TL");

/// Tank: slow and strong.
pub const PF_U_TNK_01: Clause = Clause::new("PF-U-TNK-01");

/// Tank: Movement Fair.
pub const PF_U_TNK_ML: Clause = Clause::new("PF-U-TNK-ML");

/// Tank: Range Good.
pub const PF_U_TNK_RL: Clause = Clause::new("PF-U-TNK-RL");

/// Tank: Attack Great.
pub const PF_U_TNK_AL: Clause = Clause::new("PF-U-TNK-AL");

/// Tank: Defence Superb.
pub const PF_U_TNK_DL: Clause = Clause::new("PF-U-TNK-DL");

/// Tank: Training Great.
pub const PF_U_TNK_TL: Clause = Clause::new("PF-U-TNK-TL");

/// Training in terrain.
pub const PF_R_52: Clause = Clause::new("PF-R-52");

/// Nothing to change in the open.
pub const PF_R_53: Clause = Clause::new("PF-R-53");

/// Passengers.
pub const PF_R_54: Clause = Clause::new("PF-R-54");

/// The Jeep cannot attack.
pub const PF_R_55: Clause = Clause::new("PF-R-55");

/// The Jeep's 12 inches on foot.
pub const PF_R_56: Clause = Clause::new("PF-R-56");

/// Ground closed to a Vehicle.
pub const PF_R_90: Clause = Clause::new("PF-R-90");

/// Wrecks.
pub const PF_R_100: Clause = Clause::new("PF-R-100");

/// Boarding and leaving.
pub const PF_R_101: Clause = Clause::new("PF-R-101");

/// Helicopter: hovering.
pub const PF_U_HEL_01: Clause = Clause::new("PF-U-HEL-01");

/// Helicopter: thin armour.
pub const PF_U_HEL_02: Clause = Clause::new("PF-U-HEL-02");

/// Helicopter: troops.
pub const PF_U_HEL_03: Clause = Clause::new("PF-U-HEL-03");

/// Helicopter: Movement Great.
pub const PF_U_HEL_ML: Clause = Clause::new("PF-U-HEL-ML");

/// Helicopter: Range Great.
pub const PF_U_HEL_RL: Clause = Clause::new("PF-U-HEL-RL");

/// Helicopter: Attack Great.
pub const PF_U_HEL_AL: Clause = Clause::new("PF-U-HEL-AL");

/// Helicopter: Defence Fair.
pub const PF_U_HEL_DL: Clause = Clause::new("PF-U-HEL-DL");

/// Helicopter: Training Good.
pub const PF_U_HEL_TL: Clause = Clause::new("PF-U-HEL-TL");

/// Jet: the radio.
pub const PF_U_JET_01: Clause = Clause::new("PF-U-JET-01");

/// Jet: three turns.
pub const PF_U_JET_02: Clause = Clause::new("PF-U-JET-02");

/// Jet: at the end of the turn.
pub const PF_U_JET_03: Clause = Clause::new("PF-U-JET-03");

/// Jet: fights in the air.
pub const PF_U_JET_04: Clause = Clause::new("PF-U-JET-04");

/// Jet: Movement Superb.
pub const PF_U_JET_ML: Clause = Clause::new("PF-U-JET-ML");

/// Jet: Range Superb.
pub const PF_U_JET_RL: Clause = Clause::new("PF-U-JET-RL");

/// Jet: Attack Great.
pub const PF_U_JET_AL: Clause = Clause::new("PF-U-JET-AL");

/// Jet: Defence Great.
pub const PF_U_JET_DL: Clause = Clause::new("PF-U-JET-DL");

/// Jet: Training Great.
pub const PF_U_JET_TL: Clause = Clause::new("PF-U-JET-TL");

/// Howitzer: it needs a Jeep.
pub const PF_U_HOW_01: Clause = Clause::new("PF-U-HOW-01");

/// Howitzer: the Large Disc.
pub const PF_U_HOW_02: Clause = Clause::new("PF-U-HOW-02");

/// Howitzer: Movement Terrible.
pub const PF_U_HOW_ML: Clause = Clause::new("PF-U-HOW-ML");

/// Howitzer: Range Superb.
pub const PF_U_HOW_RL: Clause = Clause::new("PF-U-HOW-RL");

/// Howitzer: Attack Great.
pub const PF_U_HOW_AL: Clause = Clause::new("PF-U-HOW-AL");

/// Howitzer: Defence Poor.
pub const PF_U_HOW_DL: Clause = Clause::new("PF-U-HOW-DL");

/// Howitzer: Training Terrible.
pub const PF_U_HOW_TL: Clause = Clause::new("PF-U-HOW-TL");

/// Spotters.
pub const PF_R_25: Clause = Clause::new("PF-R-25");

/// How a Helicopter flies.
pub const PF_R_62: Clause = Clause::new("PF-R-62");

/// Hovering and directing fire.
pub const PF_R_63: Clause = Clause::new("PF-R-63");

/// Transport by air.
pub const PF_R_64: Clause = Clause::new("PF-R-64");

/// The Jet.
pub const PF_R_65: Clause = Clause::new("PF-R-65");

/// The Howitzer.
pub const PF_R_66: Clause = Clause::new("PF-R-66");

/// Towing.
pub const PF_R_91: Clause = Clause::new("PF-R-91");

/// A Helicopter leaves and enters.
pub const PF_R_106: Clause = Clause::new("PF-R-106");

/// The step of the Jets.
pub const PF_R_107: Clause = Clause::new("PF-R-107");

/// Each side has a Commander.
pub const PF_RADIO_01: Clause = Clause::new("PF-RADIO-01");

/// The Commander's Radioman.
pub const PF_RADIO_02: Clause = Clause::new("PF-RADIO-02");

/// Two Radiomen.
pub const PF_RADIO_03: Clause = Clause::new("PF-RADIO-03");

/// Out of touch: Initiative.
pub const PF_RADIO_04: Clause = Clause::new("PF-RADIO-04");

/// Out of touch: Morale.
pub const PF_RADIO_05: Clause = Clause::new("PF-RADIO-05");

/// A Radioman is lost.
pub const PF_R_57: Clause = Clause::new("PF-R-57");

/// Radiomen are optional.
pub const PF_R_58: Clause = Clause::new("PF-R-58");

/// The reach of the radio.
pub const PF_R_59: Clause = Clause::new("PF-R-59");

/// Out of touch and nobody steady.
pub const PF_R_105: Clause = Clause::new("PF-R-105");

/// Green and Tan.
pub const PF_SCEN_02: Clause = Clause::new("PF-SCEN-02");

/// Twenty-five Units.
pub const PF_SCEN_03: Clause = Clause::new("PF-SCEN-03");

/// Five hundred points.
pub const PF_SCEN_04: Clause = Clause::new("PF-SCEN-04");

/// Three quarters lost.
pub const PF_SCEN_05: Clause = Clause::new("PF-SCEN-05");

/// The ground.
pub const PF_SCEN_06: Clause = Clause::new("PF-SCEN-06");

/// The flag.
pub const PF_SCEN_07: Clause = Clause::new("PF-SCEN-07");

/// Placing terrain.
pub const PF_SCEN_08: Clause = Clause::new("PF-SCEN-08");

/// Capturing the flag.
pub const PF_R_73: Clause = Clause::new("PF-R-73");

/// Table and zones.
pub const PF_R_74: Clause = Clause::new("PF-R-74");

/// Placing terrain in turn.
pub const PF_R_75: Clause = Clause::new("PF-R-75");

/// The flag is a point.
pub const PF_R_108: Clause = Clause::new("PF-R-108");

/// Zones.
pub const PF_R_109: Clause = Clause::new("PF-R-109");

/// Losses of three quarters.
pub const PF_R_72: Clause = Clause::new("PF-R-72");

/// A limit of Rounds.
pub const PF_R_77: Clause = Clause::new("PF-R-77");

/// Giving up and time.
pub const PF_R_113: Clause = Clause::new("PF-R-113");

/// What is hidden.
pub const PF_R_78: Clause = Clause::new("PF-R-78");

/// What posture costs.
pub const PF_R_67: Clause = Clause::new("PF-R-67");

/// Several weapons.
pub const PF_R_70: Clause = Clause::new("PF-R-70");

/// A legal force.
pub const PF_R_71: Clause = Clause::new("PF-R-71");

/// The note on the Sniper.
pub const PF_R_81: Clause = Clause::new("PF-R-81");

/// The price of special Troopers.
pub const PF_R_68: Clause = Clause::new("PF-R-68");

/// The price of Grenade and Rifle.
pub const PF_R_69: Clause = Clause::new("PF-R-69");

/// House prices.
pub const PF_R_114: Clause = Clause::new("PF-R-114");

/// What cannot be fielded.
pub const PF_R_76: Clause = Clause::new("PF-R-76");

/// The dice.
pub const PF_R_01: Clause = Clause::new("PF-R-01");

/// Totals beyond the chart.
pub const PF_R_02: Clause = Clause::new("PF-R-02");

/// Abysmal and Legendary.
pub const PF_R_03: Clause = Clause::new("PF-R-03");

/// What must be rolled.
pub const PF_R_04: Clause = Clause::new("PF-R-04");
