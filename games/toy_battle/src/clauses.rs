//! The clauses of Toy Battle, by id. Written by `cargo xtask gen` from rules/toy-battle/rulebook.md; not to be edited.

use referee::Clause;

/// Two players, five minutes.
pub const TB_META_01: Clause = Clause::new("TB-META-01");

/// Played in a browser.
pub const TB_META_02: Clause = Clause::new("TB-META-02");

/// Take the enemy headquarters.
pub const TB_GOAL_01: Clause = Clause::new("TB-GOAL-01");

/// Gather the medals.
pub const TB_GOAL_02: Clause = Clause::new("TB-GOAL-02");

/// Nothing left to do.
pub const TB_GOAL_03: Clause = Clause::new("TB-GOAL-03");

/// Equal medals.
pub const TB_GOAL_04: Clause = Clause::new("TB-GOAL-04");

/// Your army.
pub const TB_SETUP_01: Clause = Clause::new("TB-SETUP-01");

/// Four leave.
pub const TB_SETUP_02: Clause = Clause::new("TB-SETUP-02");

/// Twenty remain.
pub const TB_SETUP_03: Clause = Clause::new("TB-SETUP-03");

/// Who starts.
pub const TB_SETUP_04: Clause = Clause::new("TB-SETUP-04");

/// Medals on the regions.
pub const TB_SETUP_05: Clause = Clause::new("TB-SETUP-05");

/// Draw or play.
pub const TB_TURN_01: Clause = Clause::new("TB-TURN-01");

/// Draw two.
pub const TB_DRAW_01: Clause = Clause::new("TB-DRAW-01");

/// Eight at most.
pub const TB_DRAW_02: Clause = Clause::new("TB-DRAW-02");

/// One with seven.
pub const TB_DRAW_03: Clause = Clause::new("TB-DRAW-03");

/// From the rack to the board.
pub const TB_PLACE_01: Clause = Clause::new("TB-PLACE-01");

/// Empty bases.
pub const TB_PLACE_02: Clause = Clause::new("TB-PLACE-02");

/// Your own bases.
pub const TB_PLACE_03: Clause = Clause::new("TB-PLACE-03");

/// Stronger covers weaker.
pub const TB_PLACE_04: Clause = Clause::new("TB-PLACE-04");

/// Control.
pub const TB_PLACE_05: Clause = Clause::new("TB-PLACE-05");

/// Connected.
pub const TB_PLACE_06: Clause = Clause::new("TB-PLACE-06");

/// The Troop's effect.
pub const TB_EFFECT_01: Clause = Clause::new("TB-EFFECT-01");

/// The base's effect.
pub const TB_EFFECT_02: Clause = Clause::new("TB-EFFECT-02");

/// Surround a region.
pub const TB_MEDAL_01: Clause = Clause::new("TB-MEDAL-01");

/// Medals stay won.
pub const TB_MEDAL_02: Clause = Clause::new("TB-MEDAL-02");

/// A region pays once.
pub const TB_MEDAL_03: Clause = Clause::new("TB-MEDAL-03");

/// Kwak covers everybody.
pub const TB_TROOP_K_01: Clause = Clause::new("TB-TROOP-K-01");

/// Everybody covers Kwak.
pub const TB_TROOP_K_02: Clause = Clause::new("TB-TROOP-K-02");

/// Skully draws two.
pub const TB_TROOP_1_01: Clause = Clause::new("TB-TROOP-1-01");

/// Skully with seven.
pub const TB_TROOP_1_02: Clause = Clause::new("TB-TROOP-1-02");

/// Cap'n brings another.
pub const TB_TROOP_2_01: Clause = Clause::new("TB-TROOP-2-01");

/// Troops before bases.
pub const TB_TROOP_2_02: Clause = Clause::new("TB-TROOP-2-02");

/// Jumbo throws out.
pub const TB_TROOP_3_01: Clause = Clause::new("TB-TROOP-3-01");

/// Adjacent to Jumbo.
pub const TB_TROOP_3_02: Clause = Clause::new("TB-TROOP-3-02");

/// Hook lands anywhere.
pub const TB_TROOP_4_01: Clause = Clause::new("TB-TROOP-4-01");

/// Hook and the headquarters.
pub const TB_TROOP_4_02: Clause = Clause::new("TB-TROOP-4-02");

/// XB-42 robs the rack.
pub const TB_TROOP_5_01: Clause = Clause::new("TB-TROOP-5-01");

/// Star draws one.
pub const TB_TROOP_6_01: Clause = Clause::new("TB-TROOP-6-01");

/// Roxy is strong.
pub const TB_TROOP_7_01: Clause = Clause::new("TB-TROOP-7-01");

/// Visible Troops only.
pub const TB_VIS_01: Clause = Clause::new("TB-VIS-01");

/// Castle Field: back to the rack.
pub const TB_TERR_CASTLE_01: Clause = Clause::new("TB-TERR-CASTLE-01");

/// Castle Field: from the top.
pub const TB_TERR_CASTLE_02: Clause = Clause::new("TB-TERR-CASTLE-02");

/// Tropical Pool: values.
pub const TB_TERR_POOL_01: Clause = Clause::new("TB-TERR-POOL-01");

/// Tropical Pool: before placing.
pub const TB_TERR_POOL_02: Clause = Clause::new("TB-TERR-POOL-02");

/// City of Clouds: draw one.
pub const TB_TERR_CLOUDS_01: Clause = Clause::new("TB-TERR-CLOUDS-01");

/// Volcanic Jungle: choose an enemy.
pub const TB_TERR_JUNGLE_01: Clause = Clause::new("TB-TERR-JUNGLE-01");

/// Volcanic Jungle: push it.
pub const TB_TERR_JUNGLE_02: Clause = Clause::new("TB-TERR-JUNGLE-02");

/// Volcanic Jungle: adjacent.
pub const TB_TERR_JUNGLE_03: Clause = Clause::new("TB-TERR-JUNGLE-03");

/// Cursed Cemetery: from the discard.
pub const TB_TERR_CEM_01: Clause = Clause::new("TB-TERR-CEM-01");

/// Caribbean Sea: two against one.
pub const TB_TERR_CARIB_01: Clause = Clause::new("TB-TERR-CARIB-01");

/// Station Metal-X: no Troop effects.
pub const TB_TERR_METAL_01: Clause = Clause::new("TB-TERR-METAL-01");

/// Station Metal-X: placing comes first.
pub const TB_TERR_METAL_02: Clause = Clause::new("TB-TERR-METAL-02");

/// Battlefield: point.
pub const TB_TERR_BATTLE_01: Clause = Clause::new("TB-TERR-BATTLE-01");

/// Battlefield: lie down.
pub const TB_TERR_BATTLE_02: Clause = Clause::new("TB-TERR-BATTLE-02");

/// Battlefield: stand up.
pub const TB_TERR_BATTLE_03: Clause = Clause::new("TB-TERR-BATTLE-03");

/// Battlefield: it still counts.
pub const TB_TERR_BATTLE_04: Clause = Clause::new("TB-TERR-BATTLE-04");

/// Kwak and Kwak.
pub const TB_R_01: Clause = Clause::new("TB-R-01");

/// Only the top counts.
pub const TB_R_02: Clause = Clause::new("TB-R-02");

/// What connected means.
pub const TB_R_03: Clause = Clause::new("TB-R-03");

/// Your own headquarters.
pub const TB_R_04: Clause = Clause::new("TB-R-04");

/// Several headquarters.
pub const TB_R_21: Clause = Clause::new("TB-R-21");

/// Colours.
pub const TB_R_22: Clause = Clause::new("TB-R-22");

/// Placing on a headquarters.
pub const TB_R_34: Clause = Clause::new("TB-R-34");

/// Paths at your headquarters.
pub const TB_R_35: Clause = Clause::new("TB-R-35");

/// A Hook out there.
pub const TB_R_36: Clause = Clause::new("TB-R-36");

/// How much Hook may ignore.
pub const TB_R_05: Clause = Clause::new("TB-R-05");

/// Cap'n's extra Troop.
pub const TB_R_06: Clause = Clause::new("TB-R-06");

/// What Jumbo leaves behind.
pub const TB_R_07: Clause = Clause::new("TB-R-07");

/// Taking a Troop back.
pub const TB_R_15: Clause = Clause::new("TB-R-15");

/// Pushing a Troop.
pub const TB_R_16: Clause = Clause::new("TB-R-16");

/// Permitted values.
pub const TB_R_17: Clause = Clause::new("TB-R-17");

/// Pointing is no choice.
pub const TB_R_18: Clause = Clause::new("TB-R-18");

/// Raising a Troop.
pub const TB_R_19: Clause = Clause::new("TB-R-19");

/// What Metal-X switches off.
pub const TB_R_20: Clause = Clause::new("TB-R-20");

/// The option for beginners.
pub const TB_R_48: Clause = Clause::new("TB-R-48");

/// How many you draw.
pub const TB_R_11: Clause = Clause::new("TB-R-11");

/// Random picks.
pub const TB_R_12: Clause = Clause::new("TB-R-12");

/// No empty offers.
pub const TB_R_23: Clause = Clause::new("TB-R-23");

/// One effect at a time.
pub const TB_R_24: Clause = Clause::new("TB-R-24");

/// What triggers a base.
pub const TB_R_26: Clause = Clause::new("TB-R-26");

/// A base effect that is lost.
pub const TB_R_27: Clause = Clause::new("TB-R-27");

/// The Troop has left the rack.
pub const TB_R_39: Clause = Clause::new("TB-R-39");

/// All or nothing.
pub const TB_R_40: Clause = Clause::new("TB-R-40");

/// Nothing to act upon.
pub const TB_R_49: Clause = Clause::new("TB-R-49");

/// When medals are claimed.
pub const TB_R_08: Clause = Clause::new("TB-R-08");

/// What surrounds a region.
pub const TB_R_09: Clause = Clause::new("TB-R-09");

/// Both reach the number.
pub const TB_R_28: Clause = Clause::new("TB-R-28");

/// How many medals there are.
pub const TB_R_29: Clause = Clause::new("TB-R-29");

/// Regions need no connection.
pub const TB_R_37: Clause = Clause::new("TB-R-37");

/// Neither draw nor place.
pub const TB_R_10: Clause = Clause::new("TB-R-10");

/// The order of the checks.
pub const TB_R_31: Clause = Clause::new("TB-R-31");

/// No draws.
pub const TB_R_32: Clause = Clause::new("TB-R-32");

/// A limit of turns.
pub const TB_R_33: Clause = Clause::new("TB-R-33");

/// Giving up and running out of time.
pub const TB_R_43: Clause = Clause::new("TB-R-43");

/// Who ended the game.
pub const TB_R_45: Clause = Clause::new("TB-R-45");

/// The discard.
pub const TB_R_13: Clause = Clause::new("TB-R-13");

/// The four that left.
pub const TB_R_14: Clause = Clause::new("TB-R-14");

/// What everybody may know.
pub const TB_R_25: Clause = Clause::new("TB-R-25");

/// The order of a rack.
pub const TB_R_30: Clause = Clause::new("TB-R-30");

/// First turns.
pub const TB_R_38: Clause = Clause::new("TB-R-38");

/// Take-backs.
pub const TB_R_41: Clause = Clause::new("TB-R-41");

/// No passing.
pub const TB_R_42: Clause = Clause::new("TB-R-42");

/// Two descriptions of the game.
pub const TB_R_44: Clause = Clause::new("TB-R-44");

/// Choosing a board.
pub const TB_R_46: Clause = Clause::new("TB-R-46");

/// Fairness of uneven boards.
pub const TB_R_47: Clause = Clause::new("TB-R-47");

/// Ids.
pub const MAP_V_01: Clause = Clause::new("MAP-V-01");

/// Inside the frame.
pub const MAP_V_02: Clause = Clause::new("MAP-V-02");

/// A headquarters each.
pub const MAP_V_03: Clause = Clause::new("MAP-V-03");

/// Paths.
pub const MAP_V_04: Clause = Clause::new("MAP-V-04");

/// Headquarters apart.
pub const MAP_V_05: Clause = Clause::new("MAP-V-05");

/// All in one piece.
pub const MAP_V_06: Clause = Clause::new("MAP-V-06");

/// No dead ends.
pub const MAP_V_07: Clause = Clause::new("MAP-V-07");

/// No crossings.
pub const MAP_V_08: Clause = Clause::new("MAP-V-08");

/// Room between places.
pub const MAP_V_09: Clause = Clause::new("MAP-V-09");

/// Borders of regions.
pub const MAP_V_10: Clause = Clause::new("MAP-V-10");

/// The medals' place.
pub const MAP_V_11: Clause = Clause::new("MAP-V-11");

/// Bases of a region.
pub const MAP_V_12: Clause = Clause::new("MAP-V-12");

/// Medals of a region.
pub const MAP_V_13: Clause = Clause::new("MAP-V-13");

/// Medals to win.
pub const MAP_V_14: Clause = Clause::new("MAP-V-14");

/// Special bases.
pub const MAP_V_15: Clause = Clause::new("MAP-V-15");

/// Lists of values.
pub const MAP_V_16: Clause = Clause::new("MAP-V-16");

/// A way to win.
pub const MAP_V_17: Clause = Clause::new("MAP-V-17");

/// Balance.
pub const MAP_V_18: Clause = Clause::new("MAP-V-18");

/// What fits.
pub const MAP_LIMIT_01: Clause = Clause::new("MAP-LIMIT-01");
