//! The clauses of Plastic Attack, by id. Written by `cargo xtask gen` from rules/plastic-attack/rulebook.md; not to be edited.

use referee::Clause;

/// The 2009 edition.
pub const PA1_META_01: Clause = Clause::new("PA1-META-01");

/// Attack the other armies.
pub const PA1_GOAL_01: Clause = Clause::new("PA1-GOAL-01");

/// Losing.
pub const PA1_GOAL_02: Clause = Clause::new("PA1-GOAL-02");

/// Winning.
pub const PA1_GOAL_03: Clause = Clause::new("PA1-GOAL-03");

/// Several figures each.
pub const PA1_COMP_01: Clause = Clause::new("PA1-COMP-01");

/// Army and characters.
pub const PA1_COMP_02: Clause = Clause::new("PA1-COMP-02");

/// The same figure on both sides.
pub const PA1_COMP_03: Clause = Clause::new("PA1-COMP-03");

/// One of each type.
pub const PA1_COMP_04: Clause = Clause::new("PA1-COMP-04");

/// Variants.
pub const PA1_COMP_05: Clause = Clause::new("PA1-COMP-05");

/// Any size and shape.
pub const PA1_COMP_06: Clause = Clause::new("PA1-COMP-06");

/// Riders and mounts.
pub const PA1_COMP_07: Clause = Clause::new("PA1-COMP-07");

/// A character card each.
pub const PA1_COMP_08: Clause = Clause::new("PA1-COMP-08");

/// Ready cards and your own.
pub const PA1_COMP_09: Clause = Clause::new("PA1-COMP-09");

/// Making a card.
pub const PA1_COMP_10: Clause = Clause::new("PA1-COMP-10");

/// Actions and ranks.
pub const PA1_COMP_11: Clause = Clause::new("PA1-COMP-11");

/// King and Ace.
pub const PA1_COMP_12: Clause = Clause::new("PA1-COMP-12");

/// More Recover.
pub const PA1_COMP_13: Clause = Clause::new("PA1-COMP-13");

/// A die each.
pub const PA1_COMP_14: Clause = Clause::new("PA1-COMP-14");

/// One deck for all.
pub const PA1_COMP_15: Clause = Clause::new("PA1-COMP-15");

/// Line up.
pub const PA1_SETUP_01: Clause = Clause::new("PA1-SETUP-01");

/// Any order.
pub const PA1_SETUP_02: Clause = Clause::new("PA1-SETUP-02");

/// Cards behind figures.
pub const PA1_SETUP_03: Clause = Clause::new("PA1-SETUP-03");

/// Fifteen points.
pub const PA1_SETUP_04: Clause = Clause::new("PA1-SETUP-04");

/// One to ten.
pub const PA1_SETUP_05: Clause = Clause::new("PA1-SETUP-05");

/// Everybody gets Power.
pub const PA1_SETUP_06: Clause = Clause::new("PA1-SETUP-06");

/// Armies of different size.
pub const PA1_SETUP_07: Clause = Clause::new("PA1-SETUP-07");

/// Points left over.
pub const PA1_SETUP_08: Clause = Clause::new("PA1-SETUP-08");

/// Set the dice.
pub const PA1_SETUP_09: Clause = Clause::new("PA1-SETUP-09");

/// Deal for the start.
pub const PA1_SETUP_10: Clause = Clause::new("PA1-SETUP-10");

/// Who starts.
pub const PA1_SETUP_11: Clause = Clause::new("PA1-SETUP-11");

/// Three cards each.
pub const PA1_SETUP_12: Clause = Clause::new("PA1-SETUP-12");

/// Secret hands.
pub const PA1_SETUP_13: Clause = Clause::new("PA1-SETUP-13");

/// The draw pile.
pub const PA1_SETUP_14: Clause = Clause::new("PA1-SETUP-14");

/// Fill to four.
pub const PA1_TURN_01: Clause = Clause::new("PA1-TURN-01");

/// Choose the attacking character.
pub const PA1_TURN_02: Clause = Clause::new("PA1-TURN-02");

/// Choose the opponent.
pub const PA1_TURN_03: Clause = Clause::new("PA1-TURN-03");

/// Choose the defending character.
pub const PA1_TURN_04: Clause = Clause::new("PA1-TURN-04");

/// Step forward.
pub const PA1_TURN_05: Clause = Clause::new("PA1-TURN-05");

/// One card face down.
pub const PA1_BATTLE_01: Clause = Clause::new("PA1-BATTLE-01");

/// Opened together.
pub const PA1_BATTLE_02: Clause = Clause::new("PA1-BATTLE-02");

/// Combat total.
pub const PA1_BATTLE_03: Clause = Clause::new("PA1-BATTLE-03");

/// Ranks.
pub const PA1_BATTLE_04: Clause = Clause::new("PA1-BATTLE-04");

/// Suits.
pub const PA1_BATTLE_05: Clause = Clause::new("PA1-BATTLE-05");

/// Equal is enough.
pub const PA1_BATTLE_06: Clause = Clause::new("PA1-BATTLE-06");

/// One Power less.
pub const PA1_BATTLE_07: Clause = Clause::new("PA1-BATTLE-07");

/// Turn the die.
pub const PA1_BATTLE_08: Clause = Clause::new("PA1-BATTLE-08");

/// Captured.
pub const PA1_BATTLE_09: Clause = Clause::new("PA1-BATTLE-09");

/// The quicker game.
pub const PA1_BATTLE_10: Clause = Clause::new("PA1-BATTLE-10");

/// The attack fails.
pub const PA1_BATTLE_11: Clause = Clause::new("PA1-BATTLE-11");

/// Won with 7 or more.
pub const PA1_SPEC_01: Clause = Clause::new("PA1-SPEC-01");

/// Which action.
pub const PA1_SPEC_02: Clause = Clause::new("PA1-SPEC-02");

/// Then the turn ends.
pub const PA1_SPEC_03: Clause = Clause::new("PA1-SPEC-03");

/// Low cards.
pub const PA1_SPEC_04: Clause = Clause::new("PA1-SPEC-04");

/// The discard pile.
pub const PA1_CLEAN_01: Clause = Clause::new("PA1-CLEAN-01");

/// To the left.
pub const PA1_CLEAN_02: Clause = Clause::new("PA1-CLEAN-02");

/// A new draw pile.
pub const PA1_CLEAN_03: Clause = Clause::new("PA1-CLEAN-03");

/// Out of the game.
pub const PA1_END_01: Clause = Clause::new("PA1-END-01");

/// The last one wins.
pub const PA1_END_02: Clause = Clause::new("PA1-END-02");

/// Dodge: five more in defence.
pub const PA1_ACT_DODGE_01: Clause = Clause::new("PA1-ACT-DODGE-01");

/// Dodge: for one battle.
pub const PA1_ACT_DODGE_02: Clause = Clause::new("PA1-ACT-DODGE-02");

/// Heal: two Power.
pub const PA1_ACT_HEAL_01: Clause = Clause::new("PA1-ACT-HEAL-01");

/// Heal: ten at most.
pub const PA1_ACT_HEAL_02: Clause = Clause::new("PA1-ACT-HEAL-02");

/// Intimidation: five less in defence.
pub const PA1_ACT_INTIM_01: Clause = Clause::new("PA1-ACT-INTIM-01");

/// Intimidation: for one battle.
pub const PA1_ACT_INTIM_02: Clause = Clause::new("PA1-ACT-INTIM-02");

/// Knock Out: a lost turn.
pub const PA1_ACT_KO_01: Clause = Clause::new("PA1-ACT-KO-01");

/// Knock Out: still defending.
pub const PA1_ACT_KO_02: Clause = Clause::new("PA1-ACT-KO-02");

/// Knock Out: no cards, no attack.
pub const PA1_ACT_KO_03: Clause = Clause::new("PA1-ACT-KO-03");

/// Luck: roll the die.
pub const PA1_ACT_LUCK_01: Clause = Clause::new("PA1-ACT-LUCK-01");

/// Luck: higher.
pub const PA1_ACT_LUCK_02: Clause = Clause::new("PA1-ACT-LUCK-02");

/// Luck: equal or lower.
pub const PA1_ACT_LUCK_03: Clause = Clause::new("PA1-ACT-LUCK-03");

/// Master Plan: new hands.
pub const PA1_ACT_MP_01: Clause = Clause::new("PA1-ACT-MP-01");

/// Master Plan: yourself.
pub const PA1_ACT_MP_02: Clause = Clause::new("PA1-ACT-MP-02");

/// Master Plan: exactly three.
pub const PA1_ACT_MP_03: Clause = Clause::new("PA1-ACT-MP-03");

/// Mind Control: a prisoner fights for you.
pub const PA1_ACT_MC_01: Clause = Clause::new("PA1-ACT-MC-01");

/// Mind Control: Power 1.
pub const PA1_ACT_MC_02: Clause = Clause::new("PA1-ACT-MC-02");

/// Mind Control: needs a prisoner.
pub const PA1_ACT_MC_03: Clause = Clause::new("PA1-ACT-MC-03");

/// Quick Action: another turn.
pub const PA1_ACT_QA_01: Clause = Clause::new("PA1-ACT-QA-01");

/// Quick Action: the other way round.
pub const PA1_ACT_QA_02: Clause = Clause::new("PA1-ACT-QA-02");

/// Quick Action: and back again.
pub const PA1_ACT_QA_03: Clause = Clause::new("PA1-ACT-QA-03");

/// Recover: bring a figure home.
pub const PA1_ACT_REC_01: Clause = Clause::new("PA1-ACT-REC-01");

/// Recover: its card.
pub const PA1_ACT_REC_02: Clause = Clause::new("PA1-ACT-REC-02");

/// Recover: its starting Power.
pub const PA1_ACT_REC_03: Clause = Clause::new("PA1-ACT-REC-03");

/// Recover: needs a loss.
pub const PA1_ACT_REC_04: Clause = Clause::new("PA1-ACT-REC-04");

/// Recover: on every card.
pub const PA1_ACT_REC_05: Clause = Clause::new("PA1-ACT-REC-05");

/// Sharpshooter: hit another one.
pub const PA1_ACT_SHARP_01: Clause = Clause::new("PA1-ACT-SHARP-01");

/// Shield: keep the card.
pub const PA1_ACT_SHIELD_01: Clause = Clause::new("PA1-ACT-SHIELD-01");

/// Shield: in place of Power.
pub const PA1_ACT_SHIELD_02: Clause = Clause::new("PA1-ACT-SHIELD-02");

/// Special Weapon: five more in attack.
pub const PA1_ACT_SW_01: Clause = Clause::new("PA1-ACT-SW-01");

/// Special Weapon: for one battle.
pub const PA1_ACT_SW_02: Clause = Clause::new("PA1-ACT-SW-02");

/// Vulnerable: lie down.
pub const PA1_ACT_VULN_01: Clause = Clause::new("PA1-ACT-VULN-01");

/// Vulnerable: the card alone.
pub const PA1_ACT_VULN_02: Clause = Clause::new("PA1-ACT-VULN-02");

/// Vulnerable: stand up.
pub const PA1_ACT_VULN_03: Clause = Clause::new("PA1-ACT-VULN-03");

/// Vulnerable: after a capture.
pub const PA1_ACT_VULN_04: Clause = Clause::new("PA1-ACT-VULN-04");

/// The revised edition.
pub const PA2_META_01: Clause = Clause::new("PA2-META-01");

/// Attack the other armies.
pub const PA2_GOAL_01: Clause = Clause::new("PA2-GOAL-01");

/// Losing.
pub const PA2_GOAL_02: Clause = Clause::new("PA2-GOAL-02");

/// Winning.
pub const PA2_GOAL_03: Clause = Clause::new("PA2-GOAL-03");

/// Several figures each.
pub const PA2_COMP_01: Clause = Clause::new("PA2-COMP-01");

/// Army and characters.
pub const PA2_COMP_02: Clause = Clause::new("PA2-COMP-02");

/// The same figure on both sides.
pub const PA2_COMP_03: Clause = Clause::new("PA2-COMP-03");

/// One of each type.
pub const PA2_COMP_04: Clause = Clause::new("PA2-COMP-04");

/// Variants.
pub const PA2_COMP_05: Clause = Clause::new("PA2-COMP-05");

/// Any size and shape.
pub const PA2_COMP_06: Clause = Clause::new("PA2-COMP-06");

/// Riders and mounts.
pub const PA2_COMP_07: Clause = Clause::new("PA2-COMP-07");

/// A character card each.
pub const PA2_COMP_08: Clause = Clause::new("PA2-COMP-08");

/// Ready cards and your own.
pub const PA2_COMP_09: Clause = Clause::new("PA2-COMP-09");

/// Making a card.
pub const PA2_COMP_10: Clause = Clause::new("PA2-COMP-10");

/// Actions and ranks.
pub const PA2_COMP_11: Clause = Clause::new("PA2-COMP-11");

/// King and Ace.
pub const PA2_COMP_12: Clause = Clause::new("PA2-COMP-12");

/// More Recover.
pub const PA2_COMP_13: Clause = Clause::new("PA2-COMP-13");

/// A die each.
pub const PA2_COMP_14: Clause = Clause::new("PA2-COMP-14");

/// One deck for all.
pub const PA2_COMP_15: Clause = Clause::new("PA2-COMP-15");

/// Line up.
pub const PA2_SETUP_01: Clause = Clause::new("PA2-SETUP-01");

/// Any order.
pub const PA2_SETUP_02: Clause = Clause::new("PA2-SETUP-02");

/// Cards behind figures.
pub const PA2_SETUP_03: Clause = Clause::new("PA2-SETUP-03");

/// Fifteen points.
pub const PA2_SETUP_04: Clause = Clause::new("PA2-SETUP-04");

/// One to ten.
pub const PA2_SETUP_05: Clause = Clause::new("PA2-SETUP-05");

/// Everybody gets Power.
pub const PA2_SETUP_06: Clause = Clause::new("PA2-SETUP-06");

/// Armies of different size.
pub const PA2_SETUP_07: Clause = Clause::new("PA2-SETUP-07");

/// Points left over.
pub const PA2_SETUP_08: Clause = Clause::new("PA2-SETUP-08");

/// Set the dice.
pub const PA2_SETUP_09: Clause = Clause::new("PA2-SETUP-09");

/// Deal for the start.
pub const PA2_SETUP_10: Clause = Clause::new("PA2-SETUP-10");

/// Who starts.
pub const PA2_SETUP_11: Clause = Clause::new("PA2-SETUP-11");

/// Two cards each.
pub const PA2_SETUP_12: Clause = Clause::new("PA2-SETUP-12");

/// Secret hands.
pub const PA2_SETUP_13: Clause = Clause::new("PA2-SETUP-13");

/// The draw pile.
pub const PA2_SETUP_14: Clause = Clause::new("PA2-SETUP-14");

/// Fill to three.
pub const PA2_TURN_01: Clause = Clause::new("PA2-TURN-01");

/// Choose the attacking character.
pub const PA2_TURN_02: Clause = Clause::new("PA2-TURN-02");

/// Choose the opponent.
pub const PA2_TURN_03: Clause = Clause::new("PA2-TURN-03");

/// Choose the defending character.
pub const PA2_TURN_04: Clause = Clause::new("PA2-TURN-04");

/// Step forward.
pub const PA2_TURN_05: Clause = Clause::new("PA2-TURN-05");

/// One card face down.
pub const PA2_BATTLE_01: Clause = Clause::new("PA2-BATTLE-01");

/// Opened together.
pub const PA2_BATTLE_02: Clause = Clause::new("PA2-BATTLE-02");

/// Combat total.
pub const PA2_BATTLE_03: Clause = Clause::new("PA2-BATTLE-03");

/// Ranks.
pub const PA2_BATTLE_04: Clause = Clause::new("PA2-BATTLE-04");

/// Suits.
pub const PA2_BATTLE_05: Clause = Clause::new("PA2-BATTLE-05");

/// Equal is enough.
pub const PA2_BATTLE_06: Clause = Clause::new("PA2-BATTLE-06");

/// The attack fails.
pub const PA2_BATTLE_07: Clause = Clause::new("PA2-BATTLE-07");

/// Wounded.
pub const PA2_WOUND_01: Clause = Clause::new("PA2-WOUND-01");

/// The die is put aside.
pub const PA2_WOUND_02: Clause = Clause::new("PA2-WOUND-02");

/// No Power while wounded.
pub const PA2_WOUND_03: Clause = Clause::new("PA2-WOUND-03");

/// The second wound.
pub const PA2_WOUND_04: Clause = Clause::new("PA2-WOUND-04");

/// What the attacker takes.
pub const PA2_WOUND_05: Clause = Clause::new("PA2-WOUND-05");

/// Won with 7 or more.
pub const PA2_SPEC_01: Clause = Clause::new("PA2-SPEC-01");

/// Which action.
pub const PA2_SPEC_02: Clause = Clause::new("PA2-SPEC-02");

/// Then the turn ends.
pub const PA2_SPEC_03: Clause = Clause::new("PA2-SPEC-03");

/// Low cards.
pub const PA2_SPEC_04: Clause = Clause::new("PA2-SPEC-04");

/// The discard pile.
pub const PA2_CLEAN_01: Clause = Clause::new("PA2-CLEAN-01");

/// To the left.
pub const PA2_CLEAN_02: Clause = Clause::new("PA2-CLEAN-02");

/// A new draw pile.
pub const PA2_CLEAN_03: Clause = Clause::new("PA2-CLEAN-03");

/// Out of the game.
pub const PA2_END_01: Clause = Clause::new("PA2-END-01");

/// The last one wins.
pub const PA2_END_02: Clause = Clause::new("PA2-END-02");

/// Armor: keep the card.
pub const PA2_ACT_ARMOR_01: Clause = Clause::new("PA2-ACT-ARMOR-01");

/// Armor: in place of a wound.
pub const PA2_ACT_ARMOR_02: Clause = Clause::new("PA2-ACT-ARMOR-02");

/// Blast: five more in attack.
pub const PA2_ACT_BLAST_01: Clause = Clause::new("PA2-ACT-BLAST-01");

/// Blast: for one battle.
pub const PA2_ACT_BLAST_02: Clause = Clause::new("PA2-ACT-BLAST-02");

/// Boost: two Power.
pub const PA2_ACT_BOOST_01: Clause = Clause::new("PA2-ACT-BOOST-01");

/// Boost: ten at most.
pub const PA2_ACT_BOOST_02: Clause = Clause::new("PA2-ACT-BOOST-02");

/// Dodge: five more in defence.
pub const PA2_ACT_DODGE_01: Clause = Clause::new("PA2-ACT-DODGE-01");

/// Dodge: for one battle.
pub const PA2_ACT_DODGE_02: Clause = Clause::new("PA2-ACT-DODGE-02");

/// Explosion: wound another one.
pub const PA2_ACT_EXPL_01: Clause = Clause::new("PA2-ACT-EXPL-01");

/// Intimidate: five less.
pub const PA2_ACT_INTIM_01: Clause = Clause::new("PA2-ACT-INTIM-01");

/// Intimidate: for one battle.
pub const PA2_ACT_INTIM_02: Clause = Clause::new("PA2-ACT-INTIM-02");

/// Luck: roll the die.
pub const PA2_ACT_LUCK_01: Clause = Clause::new("PA2-ACT-LUCK-01");

/// Luck: higher.
pub const PA2_ACT_LUCK_02: Clause = Clause::new("PA2-ACT-LUCK-02");

/// Luck: equal or lower.
pub const PA2_ACT_LUCK_03: Clause = Clause::new("PA2-ACT-LUCK-03");

/// Master Plan: new hands.
pub const PA2_ACT_MP_01: Clause = Clause::new("PA2-ACT-MP-01");

/// Master Plan: yourself.
pub const PA2_ACT_MP_02: Clause = Clause::new("PA2-ACT-MP-02");

/// Mind Control: a prisoner fights for you.
pub const PA2_ACT_MC_01: Clause = Clause::new("PA2-ACT-MC-01");

/// Mind Control: Power 1.
pub const PA2_ACT_MC_02: Clause = Clause::new("PA2-ACT-MC-02");

/// Mind Control: needs a prisoner.
pub const PA2_ACT_MC_03: Clause = Clause::new("PA2-ACT-MC-03");

/// Recover: bring a figure home.
pub const PA2_ACT_REC_01: Clause = Clause::new("PA2-ACT-REC-01");

/// Recover: its card.
pub const PA2_ACT_REC_02: Clause = Clause::new("PA2-ACT-REC-02");

/// Recover: its starting Power.
pub const PA2_ACT_REC_03: Clause = Clause::new("PA2-ACT-REC-03");

/// Recover: needs a loss.
pub const PA2_ACT_REC_04: Clause = Clause::new("PA2-ACT-REC-04");

/// Recover: on every card.
pub const PA2_ACT_REC_05: Clause = Clause::new("PA2-ACT-REC-05");

/// Sneak: another turn.
pub const PA2_ACT_SNEAK_01: Clause = Clause::new("PA2-ACT-SNEAK-01");

/// Sneak: the other way round.
pub const PA2_ACT_SNEAK_02: Clause = Clause::new("PA2-ACT-SNEAK-02");

/// Sneak: and back again.
pub const PA2_ACT_SNEAK_03: Clause = Clause::new("PA2-ACT-SNEAK-03");

/// Stun: a lost turn.
pub const PA2_ACT_STUN_01: Clause = Clause::new("PA2-ACT-STUN-01");

/// Stun: still defending.
pub const PA2_ACT_STUN_02: Clause = Clause::new("PA2-ACT-STUN-02");

/// Stun: no cards, no attack.
pub const PA2_ACT_STUN_03: Clause = Clause::new("PA2-ACT-STUN-03");

/// How many players.
pub const PA_R_01: Clause = Clause::new("PA-R-01");

/// The size of an army.
pub const PA_R_02: Clause = Clause::new("PA-R-02");

/// What a type is.
pub const PA_R_03: Clause = Clause::new("PA-R-03");

/// Riding together.
pub const PA_R_04: Clause = Clause::new("PA-R-04");

/// Four places on a card.
pub const PA_R_05: Clause = Clause::new("PA-R-05");

/// Ready cards.
pub const PA_R_06: Clause = Clause::new("PA-R-06");

/// Armies are built in secret.
pub const PA_R_07: Clause = Clause::new("PA-R-07");

/// One edition at a table.
pub const PA_R_48: Clause = Clause::new("PA-R-48");

/// The first Ace.
pub const PA_R_08: Clause = Clause::new("PA-R-08");

/// No card to play.
pub const PA_R_11: Clause = Clause::new("PA-R-11");

/// When to reshuffle.
pub const PA_R_12: Clause = Clause::new("PA-R-12");

/// Both piles empty.
pub const PA_R_13: Clause = Clause::new("PA-R-13");

/// When battle cards are discarded.
pub const PA_R_14: Clause = Clause::new("PA-R-14");

/// No limit of the hand.
pub const PA_R_43: Clause = Clause::new("PA-R-43");

/// No passing.
pub const PA_R_09: Clause = Clause::new("PA-R-09");

/// A card laid is laid.
pub const PA_R_10: Clause = Clause::new("PA-R-10");

/// The order of a won attack.
pub const PA_R_15: Clause = Clause::new("PA-R-15");

/// Nothing to choose.
pub const PA_R_16: Clause = Clause::new("PA-R-16");

/// After the last figure of a player.
pub const PA_R_17: Clause = Clause::new("PA-R-17");

/// A player goes out.
pub const PA_R_18: Clause = Clause::new("PA-R-18");

/// An empty seat.
pub const PA_R_34: Clause = Clause::new("PA-R-34");

/// Owner and controller.
pub const PA_R_19: Clause = Clause::new("PA-R-19");

/// A figure that fights for another.
pub const PA_R_20: Clause = Clause::new("PA-R-20");

/// Your own figure among your captives.
pub const PA_R_21: Clause = Clause::new("PA-R-21");

/// Who holds it, who may recover it.
pub const PA_R_22: Clause = Clause::new("PA-R-22");

/// Which prisoners Mind Control may take.
pub const PA_R_23: Clause = Clause::new("PA-R-23");

/// A figure that comes back.
pub const PA_R_24: Clause = Clause::new("PA-R-24");

/// Captured cards and dice.
pub const PA_R_44: Clause = Clause::new("PA-R-44");

/// Borrowed figures count.
pub const PA_R_49: Clause = Clause::new("PA-R-49");

/// How long a guard lasts.
pub const PA_R_25: Clause = Clause::new("PA-R-25");

/// Guards against hits on others.
pub const PA_R_26: Clause = Clause::new("PA-R-26");

/// Whom Sharpshooter and Explosion may hit.
pub const PA_R_27: Clause = Clause::new("PA-R-27");

/// Several bonuses at once.
pub const PA_R_28: Clause = Clause::new("PA-R-28");

/// Bonuses that wait.
pub const PA_R_29: Clause = Clause::new("PA-R-29");

/// Effects on a player who is out.
pub const PA_R_30: Clause = Clause::new("PA-R-30");

/// Knocked out twice.
pub const PA_R_31: Clause = Clause::new("PA-R-31");

/// What a lost turn is.
pub const PA_R_32: Clause = Clause::new("PA-R-32");

/// Extra turns and direction.
pub const PA_R_33: Clause = Clause::new("PA-R-33");

/// Heal and Boost near ten.
pub const PA_R_35: Clause = Clause::new("PA-R-35");

/// The original Power for Luck.
pub const PA_R_36: Clause = Clause::new("PA-R-36");

/// Boost and Luck on the wounded.
pub const PA_R_37: Clause = Clause::new("PA-R-37");

/// Lying face down.
pub const PA_R_38: Clause = Clause::new("PA-R-38");

/// Vulnerable and wounds.
pub const PA_R_39: Clause = Clause::new("PA-R-39");

/// Intimidate without a wound.
pub const PA_R_40: Clause = Clause::new("PA-R-40");

/// How Master Plan goes.
pub const PA_R_41: Clause = Clause::new("PA-R-41");

/// The quicker game in detail.
pub const PA_R_42: Clause = Clause::new("PA-R-42");

/// What everybody may know.
pub const PA_R_45: Clause = Clause::new("PA-R-45");

/// Luck and order.
pub const PA_R_50: Clause = Clause::new("PA-R-50");

/// A limit of turns.
pub const PA_R_46: Clause = Clause::new("PA-R-46");

/// Giving up and running out of time.
pub const PA_R_47: Clause = Clause::new("PA-R-47");

/// Leaving in the middle of a battle.
pub const PA_R_51: Clause = Clause::new("PA-R-51");

/// Nobody is left.
pub const PA_R_52: Clause = Clause::new("PA-R-52");

/// What may be remembered about cards.
pub const PA_R_53: Clause = Clause::new("PA-R-53");

/// Two figures with one name.
pub const PA_R_54: Clause = Clause::new("PA-R-54");

/// Master Plan at a large table.
pub const PA_R_55: Clause = Clause::new("PA-R-55");
