//! The clauses of Attacktix, by id. Written by `cargo xtask gen` from rules/attacktix/rulebook.md; not to be edited.

use referee::Clause;

/// Sculpt and base.
pub const AT_FIG_01: Clause = Clause::new("AT-FIG-01");

/// One weapon.
pub const AT_FIG_02: Clause = Clause::new("AT-FIG-02");

/// Missiles.
pub const AT_FIG_03: Clause = Clause::new("AT-FIG-03");

/// Whose missile.
pub const AT_FIG_04: Clause = Clause::new("AT-FIG-04");

/// The base.
pub const AT_BASE_01: Clause = Clause::new("AT-BASE-01");

/// Tik and tix.
pub const AT_BASE_02: Clause = Clause::new("AT-BASE-02");

/// The speed window.
pub const AT_BASE_03: Clause = Clause::new("AT-BASE-03");

/// The front label.
pub const AT_BASE_04: Clause = Clause::new("AT-BASE-04");

/// The rear label.
pub const AT_BASE_05: Clause = Clause::new("AT-BASE-05");

/// The underside.
pub const AT_BASE_06: Clause = Clause::new("AT-BASE-06");

/// Classes do nothing by themselves.
pub const AT_CLASS_01: Clause = Clause::new("AT-CLASS-01");

/// Attacktix Classes.
pub const AT_CLASS_02: Clause = Clause::new("AT-CLASS-02");

/// Faction Classes.
pub const AT_CLASS_03: Clause = Clause::new("AT-CLASS-03");

/// How long a tik is.
pub const AT_R_01: Clause = Clause::new("AT-R-01");

/// The wheel.
pub const AT_R_02: Clause = Clause::new("AT-R-02");

/// Grinding.
pub const AT_R_03: Clause = Clause::new("AT-R-03");

/// Mega and Battle Master.
pub const AT_R_05: Clause = Clause::new("AT-R-05");

/// The battle force.
pub const AT_FORCE_01: Clause = Clause::new("AT-FORCE-01");

/// The Back-Up force.
pub const AT_FORCE_02: Clause = Clause::new("AT-FORCE-02");

/// Several of a kind.
pub const AT_FORCE_03: Clause = Clause::new("AT-FORCE-03");

/// Telling them apart.
pub const AT_FORCE_04: Clause = Clause::new("AT-FORCE-04");

/// Mixed forces.
pub const AT_FORCE_05: Clause = Clause::new("AT-FORCE-05");

/// Battle Masters.
pub const AT_BM_01: Clause = Clause::new("AT-BM-01");

/// How many.
pub const AT_BM_02: Clause = Clause::new("AT-BM-02");

/// The same number for everybody.
pub const AT_BM_03: Clause = Clause::new("AT-BM-03");

/// Battle Masters as Back-Up.
pub const AT_BM_04: Clause = Clause::new("AT-BM-04");

/// None in tournaments.
pub const AT_BM_05: Clause = Clause::new("AT-BM-05");

/// Exactly the points.
pub const AT_R_04: Clause = Clause::new("AT-R-04");

/// Counting Battle Masters.
pub const AT_R_06: Clause = Clause::new("AT-R-06");

/// House prices.
pub const AT_R_73: Clause = Clause::new("AT-R-73");

/// Two lines.
pub const AT_SETUP_01: Clause = Clause::new("AT-SETUP-01");

/// Grind first.
pub const AT_SETUP_02: Clause = Clause::new("AT-SETUP-02");

/// At the line.
pub const AT_SETUP_03: Clause = Clause::new("AT-SETUP-03");

/// Two tix ahead.
pub const AT_SETUP_04: Clause = Clause::new("AT-SETUP-04");

/// Two places beside the table.
pub const AT_SETUP_05: Clause = Clause::new("AT-SETUP-05");

/// Who begins.
pub const AT_FIRST_01: Clause = Clause::new("AT-FIRST-01");

/// Red or white.
pub const AT_FIRST_02: Clause = Clause::new("AT-FIRST-02");

/// The surface.
pub const AT_R_07: Clause = Clause::new("AT-R-07");

/// Placing.
pub const AT_R_08: Clause = Clause::new("AT-R-08");

/// The figure that decides.
pub const AT_R_09: Clause = Clause::new("AT-R-09");

/// Five steps.
pub const AT_TURN_01: Clause = Clause::new("AT-TURN-01");

/// Moving.
pub const AT_TURN_02: Clause = Clause::new("AT-TURN-02");

/// Attacking.
pub const AT_TURN_03: Clause = Clause::new("AT-TURN-03");

/// How far.
pub const AT_MOVE_01: Clause = Clause::new("AT-MOVE-01");

/// Turning is free.
pub const AT_MOVE_02: Clause = Clause::new("AT-MOVE-02");

/// Not backwards.
pub const AT_MOVE_03: Clause = Clause::new("AT-MOVE-03");

/// Stopping short.
pub const AT_MOVE_04: Clause = Clause::new("AT-MOVE-04");

/// Staying put.
pub const AT_MOVE_05: Clause = Clause::new("AT-MOVE-05");

/// Example.
pub const AT_MOVE_06: Clause = Clause::new("AT-MOVE-06");

/// All movement comes first.
pub const AT_MOVE_07: Clause = Clause::new("AT-MOVE-07");

/// Touching an enemy.
pub const AT_MOVE_08: Clause = Clause::new("AT-MOVE-08");

/// No pushing.
pub const AT_MOVE_09: Clause = Clause::new("AT-MOVE-09");

/// One move for each figure.
pub const AT_R_10: Clause = Clause::new("AT-R-10");

/// What stands in the way.
pub const AT_R_11: Clause = Clause::new("AT-R-11");

/// Not off the edge.
pub const AT_R_12: Clause = Clause::new("AT-R-12");

/// Facing at the end.
pub const AT_R_13: Clause = Clause::new("AT-R-13");

/// From moving to attacking.
pub const AT_R_14: Clause = Clause::new("AT-R-14");

/// Up to two attackers.
pub const AT_ATK_01: Clause = Clause::new("AT-ATK-01");

/// Aiming.
pub const AT_ATK_02: Clause = Clause::new("AT-ATK-02");

/// The base stays.
pub const AT_ATK_03: Clause = Clause::new("AT-ATK-03");

/// A steady base.
pub const AT_ATK_04: Clause = Clause::new("AT-ATK-04");

/// Among friends.
pub const AT_ATK_05: Clause = Clause::new("AT-ATK-05");

/// Slash.
pub const AT_MELEE_01: Clause = Clause::new("AT-MELEE-01");

/// Three special kinds.
pub const AT_MELEE_02: Clause = Clause::new("AT-MELEE-02");

/// Throwing.
pub const AT_MELEE_03: Clause = Clause::new("AT-MELEE-03");

/// Jabbing.
pub const AT_MELEE_04: Clause = Clause::new("AT-MELEE-04");

/// Claw.
pub const AT_MELEE_05: Clause = Clause::new("AT-MELEE-05");

/// Ranged attack.
pub const AT_RANGED_01: Clause = Clause::new("AT-RANGED-01");

/// How many missiles.
pub const AT_RANGED_02: Clause = Clause::new("AT-RANGED-02");

/// Stop at a fall.
pub const AT_VOLLEY_01: Clause = Clause::new("AT-VOLLEY-01");

/// Going on.
pub const AT_VOLLEY_02: Clause = Clause::new("AT-VOLLEY-02");

/// The same aim.
pub const AT_VOLLEY_03: Clause = Clause::new("AT-VOLLEY-03");

/// Different figures.
pub const AT_R_15: Clause = Clause::new("AT-R-15");

/// Turning the base.
pub const AT_R_16: Clause = Clause::new("AT-R-16");

/// The attacker is held.
pub const AT_R_17: Clause = Clause::new("AT-R-17");

/// What may be attacked.
pub const AT_R_18: Clause = Clause::new("AT-R-18");

/// The volley.
pub const AT_R_19: Clause = Clause::new("AT-R-19");

/// Shaking hands.
pub const AT_R_65: Clause = Clause::new("AT-R-65");

/// No room to draw back.
pub const AT_R_66: Clause = Clause::new("AT-R-66");

/// Knocked over.
pub const AT_DEF_01: Clause = Clause::new("AT-DEF-01");

/// Ring-out.
pub const AT_DEF_02: Clause = Clause::new("AT-DEF-02");

/// By hand.
pub const AT_DEF_03: Clause = Clause::new("AT-DEF-03");

/// By your own attack.
pub const AT_DEF_04: Clause = Clause::new("AT-DEF-04");

/// Two target switches.
pub const AT_SWITCH_01: Clause = Clause::new("AT-SWITCH-01");

/// Your own switches.
pub const AT_SWITCH_02: Clause = Clause::new("AT-SWITCH-02");

/// A hard hit.
pub const AT_SWITCH_03: Clause = Clause::new("AT-SWITCH-03");

/// Main force.
pub const AT_SWITCH_04: Clause = Clause::new("AT-SWITCH-04");

/// Leaning is enough.
pub const AT_SWITCH_05: Clause = Clause::new("AT-SWITCH-05");

/// When a base is off the surface.
pub const AT_R_20: Clause = Clause::new("AT-R-20");

/// Hanging over the edge.
pub const AT_R_21: Clause = Clause::new("AT-R-21");

/// Own goals.
pub const AT_R_22: Clause = Clause::new("AT-R-22");

/// Falls outside attacks.
pub const AT_R_23: Clause = Clause::new("AT-R-23");

/// Tripping a switch.
pub const AT_R_24: Clause = Clause::new("AT-R-24");

/// How long it stays tripped.
pub const AT_R_25: Clause = Clause::new("AT-R-25");

/// A shock to the upper body.
pub const AT_R_26: Clause = Clause::new("AT-R-26");

/// The collapse.
pub const AT_R_27: Clause = Clause::new("AT-R-27");

/// The window below.
pub const AT_ABIL_01: Clause = Clause::new("AT-ABIL-01");

/// White.
pub const AT_ABIL_02: Clause = Clause::new("AT-ABIL-02");

/// Name and text.
pub const AT_ABIL_03: Clause = Clause::new("AT-ABIL-03");

/// Used at once.
pub const AT_ABIL_04: Clause = Clause::new("AT-ABIL-04");

/// Nobody there.
pub const AT_ABIL_05: Clause = Clause::new("AT-ABIL-05");

/// Where the user goes.
pub const AT_ABIL_06: Clause = Clause::new("AT-ABIL-06");

/// The third step.
pub const AT_ABIL_07: Clause = Clause::new("AT-ABIL-07");

/// A returning figure is ground.
pub const AT_RET_01: Clause = Clause::new("AT-RET-01");

/// At the line.
pub const AT_RET_02: Clause = Clause::new("AT-RET-02");

/// Two tix back.
pub const AT_RET_03: Clause = Clause::new("AT-RET-03");

/// The only way back.
pub const AT_RET_04: Clause = Clause::new("AT-RET-04");

/// When abilities are used.
pub const AT_R_28: Clause = Clause::new("AT-R-28");

/// Several defeats at once.
pub const AT_R_29: Clause = Clause::new("AT-R-29");

/// Which window counts.
pub const AT_R_30: Clause = Clause::new("AT-R-30");

/// Must it be used?.
pub const AT_R_31: Clause = Clause::new("AT-R-31");

/// Failing.
pub const AT_R_32: Clause = Clause::new("AT-R-32");

/// Own goals have abilities.
pub const AT_R_33: Clause = Clause::new("AT-R-33");

/// Chains.
pub const AT_R_34: Clause = Clause::new("AT-R-34");

/// Where figures return.
pub const AT_R_35: Clause = Clause::new("AT-R-35");

/// Standing up on the spot.
pub const AT_R_36: Clause = Clause::new("AT-R-36");

/// Exchange.
pub const AT_R_37: Clause = Clause::new("AT-R-37");

/// Rally.
pub const AT_R_38: Clause = Clause::new("AT-R-38");

/// Free attacks and free moves.
pub const AT_R_39: Clause = Clause::new("AT-R-39");

/// Extra attack.
pub const AT_R_40: Clause = Clause::new("AT-R-40");

/// Capture.
pub const AT_R_41: Clause = Clause::new("AT-R-41");

/// Force move.
pub const AT_R_42: Clause = Clause::new("AT-R-42");

/// Take-down.
pub const AT_R_43: Clause = Clause::new("AT-R-43");

/// Clearing the table.
pub const AT_R_67: Clause = Clause::new("AT-R-67");

/// Nobody left.
pub const AT_VICT_01: Clause = Clause::new("AT-VICT-01");

/// Behind the line.
pub const AT_VICT_02: Clause = Clause::new("AT-VICT-02");

/// Missiles.
pub const AT_RESET_01: Clause = Clause::new("AT-RESET-01");

/// Jab and claw.
pub const AT_RESET_02: Clause = Clause::new("AT-RESET-02");

/// Switches.
pub const AT_RESET_03: Clause = Clause::new("AT-RESET-03");

/// Loaded in the opponent's turn.
pub const AT_RESET_04: Clause = Clause::new("AT-RESET-04");

/// Both wiped out.
pub const AT_R_44: Clause = Clause::new("AT-R-44");

/// Reloading.
pub const AT_R_45: Clause = Clause::new("AT-R-45");

/// A limit of turns.
pub const AT_R_52: Clause = Clause::new("AT-R-52");

/// Two ways.
pub const AT_TEAM_01: Clause = Clause::new("AT-TEAM-01");

/// Equal points.
pub const AT_TEAM_02: Clause = Clause::new("AT-TEAM-02");

/// Unequal numbers.
pub const AT_TEAM_03: Clause = Clause::new("AT-TEAM-03");

/// One line for each team.
pub const AT_TEAM_04: Clause = Clause::new("AT-TEAM-04");

/// Who begins.
pub const AT_TEAM_05: Clause = Clause::new("AT-TEAM-05");

/// Clockwise.
pub const AT_TEAM_06: Clause = Clause::new("AT-TEAM-06");

/// How many attacks.
pub const AT_TEAM_07: Clause = Clause::new("AT-TEAM-07");

/// Helping team-mates.
pub const AT_TEAM_08: Clause = Clause::new("AT-TEAM-08");

/// Not against team-mates.
pub const AT_TEAM_09: Clause = Clause::new("AT-TEAM-09");

/// The end.
pub const AT_TEAM_10: Clause = Clause::new("AT-TEAM-10");

/// Without figures.
pub const AT_TEAM_11: Clause = Clause::new("AT-TEAM-11");

/// Three or four.
pub const AT_FFA_01: Clause = Clause::new("AT-FFA-01");

/// Three: the area.
pub const AT_FFA_02: Clause = Clause::new("AT-FFA-02");

/// Three: the first player.
pub const AT_FFA_03: Clause = Clause::new("AT-FFA-03");

/// Three: the others.
pub const AT_FFA_04: Clause = Clause::new("AT-FFA-04");

/// Four.
pub const AT_FFA_05: Clause = Clause::new("AT-FFA-05");

/// Who begins.
pub const AT_FFA_06: Clause = Clause::new("AT-FFA-06");

/// Who chooses.
pub const AT_FFA_07: Clause = Clause::new("AT-FFA-07");

/// No help for others.
pub const AT_FFA_08: Clause = Clause::new("AT-FFA-08");

/// Any opponent.
pub const AT_FFA_09: Clause = Clause::new("AT-FFA-09");

/// Dropping out.
pub const AT_FFA_10: Clause = Clause::new("AT-FFA-10");

/// The end.
pub const AT_FFA_11: Clause = Clause::new("AT-FFA-11");

/// The winner.
pub const AT_TOUR_01: Clause = Clause::new("AT-TOUR-01");

/// The second.
pub const AT_TOUR_02: Clause = Clause::new("AT-TOUR-02");

/// The third.
pub const AT_TOUR_03: Clause = Clause::new("AT-TOUR-03");

/// The last.
pub const AT_TOUR_04: Clause = Clause::new("AT-TOUR-04");

/// The final.
pub const AT_TOUR_05: Clause = Clause::new("AT-TOUR-05");

/// Attacks in teams.
pub const AT_R_46: Clause = Clause::new("AT-R-46");

/// Equal sums.
pub const AT_R_47: Clause = Clause::new("AT-R-47");

/// Seats.
pub const AT_R_48: Clause = Clause::new("AT-R-48");

/// Sides in a free-for-all.
pub const AT_R_49: Clause = Clause::new("AT-R-49");

/// Who came in where.
pub const AT_R_50: Clause = Clause::new("AT-R-50");

/// Who is in the final.
pub const AT_R_51: Clause = Clause::new("AT-R-51");

/// Terrain is optional.
pub const AT_TERR_01: Clause = Clause::new("AT-TERR-01");

/// Figures roll.
pub const AT_TERR_02: Clause = Clause::new("AT-TERR-02");

/// In sections.
pub const AT_TERR_03: Clause = Clause::new("AT-TERR-03");

/// Five descriptors.
pub const AT_TERR_04: Clause = Clause::new("AT-TERR-04");

/// What goes together.
pub const AT_TERR_05: Clause = Clause::new("AT-TERR-05");

/// High barrier.
pub const AT_HIGH_01: Clause = Clause::new("AT-HIGH-01");

/// Tearing it down.
pub const AT_HIGH_02: Clause = Clause::new("AT-HIGH-02");

/// Megas.
pub const AT_HIGH_03: Clause = Clause::new("AT-HIGH-03");

/// Low barrier.
pub const AT_LOW_01: Clause = Clause::new("AT-LOW-01");

/// Crossing.
pub const AT_LOW_02: Clause = Clause::new("AT-LOW-02");

/// Crushing it.
pub const AT_LOW_03: Clause = Clause::new("AT-LOW-03");

/// Tearing it down.
pub const AT_LOW_04: Clause = Clause::new("AT-LOW-04");

/// Megas.
pub const AT_LOW_05: Clause = Clause::new("AT-LOW-05");

/// Slowing.
pub const AT_SLOW_01: Clause = Clause::new("AT-SLOW-01");

/// Moving in.
pub const AT_SLOW_02: Clause = Clause::new("AT-SLOW-02");

/// Starting inside.
pub const AT_SLOW_03: Clause = Clause::new("AT-SLOW-03");

/// Not destroyed.
pub const AT_SLOW_04: Clause = Clause::new("AT-SLOW-04");

/// Cover.
pub const AT_COVER_01: Clause = Clause::new("AT-COVER-01");

/// Who is covered.
pub const AT_COVER_02: Clause = Clause::new("AT-COVER-02");

/// At the edge.
pub const AT_COVER_03: Clause = Clause::new("AT-COVER-03");

/// Cover alone.
pub const AT_COVER_04: Clause = Clause::new("AT-COVER-04");

/// Megas take no cover.
pub const AT_COVER_05: Clause = Clause::new("AT-COVER-05");

/// Megas and the cover of others.
pub const AT_COVER_06: Clause = Clause::new("AT-COVER-06");

/// Objects.
pub const AT_OBJ_01: Clause = Clause::new("AT-OBJ-01");

/// Attacking objects.
pub const AT_OBJ_02: Clause = Clause::new("AT-OBJ-02");

/// Pushing objects.
pub const AT_OBJ_03: Clause = Clause::new("AT-OBJ-03");

/// Not into opponents.
pub const AT_OBJ_04: Clause = Clause::new("AT-OBJ-04");

/// Dominoes.
pub const AT_OBJ_05: Clause = Clause::new("AT-OBJ-05");

/// Nothing else.
pub const AT_OBJ_06: Clause = Clause::new("AT-OBJ-06");

/// Not destroyed.
pub const AT_OBJ_07: Clause = Clause::new("AT-OBJ-07");

/// Tower.
pub const AT_SAMP_01: Clause = Clause::new("AT-SAMP-01");

/// Forest.
pub const AT_SAMP_02: Clause = Clause::new("AT-SAMP-02");

/// Noise barrier.
pub const AT_SAMP_03: Clause = Clause::new("AT-SAMP-03");

/// Fortress.
pub const AT_SAMP_04: Clause = Clause::new("AT-SAMP-04");

/// Stockade.
pub const AT_SAMP_05: Clause = Clause::new("AT-SAMP-05");

/// Junkyard.
pub const AT_SAMP_06: Clause = Clause::new("AT-SAMP-06");

/// Underground maze.
pub const AT_SAMP_07: Clause = Clause::new("AT-SAMP-07");

/// Removing a section.
pub const AT_R_53: Clause = Clause::new("AT-R-53");

/// Megas and high barriers.
pub const AT_R_54: Clause = Clause::new("AT-R-54");

/// No stopping astride.
pub const AT_R_55: Clause = Clause::new("AT-R-55");

/// Which sections are crossed.
pub const AT_R_56: Clause = Clause::new("AT-R-56");

/// Into the slow and out.
pub const AT_R_57: Clause = Clause::new("AT-R-57");

/// When cover begins and ends.
pub const AT_R_58: Clause = Clause::new("AT-R-58");

/// What cover forbids.
pub const AT_R_59: Clause = Clause::new("AT-R-59");

/// Pushing.
pub const AT_R_60: Clause = Clause::new("AT-R-60");

/// Fallen objects.
pub const AT_R_61: Clause = Clause::new("AT-R-61");

/// The junkyard.
pub const AT_R_62: Clause = Clause::new("AT-R-62");

/// No Megas in the maze.
pub const AT_R_63: Clause = Clause::new("AT-R-63");

/// Hands off.
pub const AT_ETIQ_01: Clause = Clause::new("AT-ETIQ-01");

/// No peeking.
pub const AT_ETIQ_02: Clause = Clause::new("AT-ETIQ-02");

/// No rolling at a slant.
pub const AT_ETIQ_03: Clause = Clause::new("AT-ETIQ-03");

/// No tix on the sly.
pub const AT_ETIQ_04: Clause = Clause::new("AT-ETIQ-04");

/// When to reload.
pub const AT_ETIQ_05: Clause = Clause::new("AT-ETIQ-05");

/// Falling by itself.
pub const AT_ETIQ_06: Clause = Clause::new("AT-ETIQ-06");

/// Disputes.
pub const AT_ETIQ_07: Clause = Clause::new("AT-ETIQ-07");

/// The dispute coin.
pub const AT_R_64: Clause = Clause::new("AT-R-64");

/// How many disputes.
pub const AT_R_72: Clause = Clause::new("AT-R-72");

/// Where other rules differ.
pub const AT_R_68: Clause = Clause::new("AT-R-68");

/// Giving up.
pub const AT_R_69: Clause = Clause::new("AT-R-69");

/// When time runs out.
pub const AT_R_70: Clause = Clause::new("AT-R-70");

/// Figures people make.
pub const AT_R_71: Clause = Clause::new("AT-R-71");
