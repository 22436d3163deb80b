//! Tests of the thirteen special actions of the 2009 edition.

use crate::rules::bench::{Bench, first};
use plastic_attack::Whereabouts;
use serde_json::json;

/// Lets Rex attack Mox with a Queen and win. The Queen's action is then offered, if it can be used.
fn won_with(action: &str, rest: &str) -> Bench {
    let mut bench =
        first(&format!("A: Rex 6 {action}/luck/luck, Pip 2, hand Qs 2h; B: Mox 5, Nim 3, hand 2d 9h Jh; {rest}"));
    bench.fight("Rex", "Mox", "Qs", "2d");
    bench
}

#[test]
fn pa1_act_dodge_01_the_next_defence_adds_5_whoever_defends() {
    let mut bench = won_with("dodge", "");
    bench.uses("dodge");
    assert_eq!(bench.side("A", "dodge"), json!(1));
    bench.fight("Mox", "Pip", "9h", "2h");
    assert_eq!(bench.totals(), [13, 9], "rank 2, Power 2 and the Dodge");
}

#[test]
pub fn pa1_act_dodge_02_the_bonus_ends_with_that_battle() {
    let mut bench = first("A: Rex 4, dodge 1, hand 2h 3h; B: Mox 9, hand Jh 9d; C: Zed 9, hand 9c; turn B");
    bench.fight("Mox", "Rex", "Jh", "2h");
    assert_eq!((bench.totals(), bench.side("A", "dodge")), ([20, 11], json!(0)), "a lost battle spends the Dodge too");
    bench.fight("Zed", "Rex", "9c", "3h");
    assert_eq!(bench.totals(), [18, 6]);
}

#[test]
fn pa1_act_heal_01_any_character_of_the_attacker_gains_2() {
    let mut bench = won_with("heal", "");
    assert_eq!(bench.offer(), "heal Rex Pip");
    bench.uses("heal Pip");
    assert_eq!((bench.power("Pip"), bench.power("Rex"), bench.asked()), (4, 6, "B attack".into()));
}

#[test]
pub fn pa1_act_heal_02_the_power_may_exceed_the_start_but_not_10() {
    let position = "A: Rex 9 heal/luck/luck starts 5, Pip 8 starts 8, hand Qs; B: Mox 5, hand 2d";
    for (name, power) in [("Rex", 10), ("Pip", 10)] {
        let mut bench = first(position);
        bench.fight("Rex", "Mox", "Qs", "2d").uses(&format!("heal {name}"));
        assert_eq!(bench.power(name), power);
    }
}

#[test]
fn pa1_act_intim_01_the_next_defence_of_that_player_subtracts_5() {
    let mut bench = won_with("intimidation", "C: Zed 4, hand 8c 4c");
    bench.uses("intimidation");
    assert_eq!(bench.side("B", "intimidation"), json!(1));
    bench.fight("Mox", "Zed", "9h", "8c");
    assert_eq!(bench.totals(), [13, 12], "the effect does not change B's attack");
    assert_eq!(bench.side("B", "intimidation"), json!(1));
    bench.fight("Zed", "Nim", "4c", "Jh");
    assert_eq!(bench.totals(), [7, 9], "rank 11 and Power 3, less 5, whoever attacks and defends");
}

#[test]
fn pa1_act_intim_02_the_penalty_ends_with_that_battle() {
    let mut bench = first("A: Rex 4, hand 2s; B: Mox 9, intimidation 1, hand 9d 9h; C: Zed 9, hand 9c; turn A");
    bench.fight("Rex", "Mox", "2s", "9d");
    assert_eq!((bench.totals(), bench.side("B", "intimidation")), ([6, 13], json!(0)));
}

#[test]
fn pa1_act_ko_01_the_next_turn_is_lost() {
    let mut bench = won_with("knock-out", "C: Zed 9, hand 9c 2c");
    bench.uses("knock-out");
    assert_eq!((bench.asked(), bench.turns_lost()), ("C attack".into(), 1));
    bench.fight("Zed", "Pip", "2c", "2h");
    assert_eq!(bench.asked(), "A attack");
}

#[test]
fn pa1_act_ko_02_a_knocked_out_player_still_defends() {
    let mut bench = first("A: Rex 4, hand 2s; B: Mox 5, lost_turns 1, hand 9d; C: Zed 3, hand 3c");
    bench.fight("Rex", "Mox", "2s", "9d");
    assert_eq!((bench.totals(), bench.asked()), ([6, 14], "C attack".into()));
}

#[test]
fn pa1_act_ko_03_the_lost_turn_draws_nothing() {
    let mut bench = first("A: Rex 4, hand 2s; B: Mox 5, lost_turns 1, hand 9d; C: Zed 3, hand 3c");
    bench.fight("Rex", "Mox", "2s", "9d");
    assert_eq!((bench.holds("B"), bench.holds("C"), bench.turns_lost()), (0, 4, 1));
    assert_eq!(bench.side("B", "lost_turns"), json!(0));
}

/// Lets Rex, with Power 6, roll this face.
fn rolled(face: u32) -> Bench {
    let mut bench = first("A: Rex 6 luck/luck/luck, Pip 2, hand Qs; B: Mox 5, hand 2d").rolls(face);
    bench.fight("Rex", "Mox", "Qs", "2d").uses("luck Rex");
    bench
}

#[test]
fn pa1_act_luck_01_the_attacker_rolls_the_die_of_any_own_character() {
    let mut bench = first("A: Rex 6 luck/luck/luck, Pip 2, hand Qs; B: Mox 5, hand 2d").rolls(5);
    bench.fight("Rex", "Mox", "Qs", "2d");
    assert_eq!(bench.offer(), "luck Rex Pip");
    bench.uses("luck Pip");
    assert_eq!(bench.power("Pip"), 5);
    assert_eq!(bench.draws_for(plastic_attack::clauses::PA1_ACT_LUCK_01), 1);
}

#[test]
fn pa1_act_luck_02_a_higher_roll_is_the_new_power() {
    assert_eq!([7, 10].map(|face| rolled(face).power("Rex")), [7, 10]);
}

#[test]
fn pa1_act_luck_03_an_equal_or_lower_roll_changes_nothing() {
    assert_eq!([1, 5, 6].map(|face| rolled(face).power("Rex")), [6, 6, 6]);
}

#[test]
fn pa1_act_mp_01_one_or_more_players_get_new_hands() {
    let mut bench = won_with("master-plan", "C: Zed 4, hand 8c 4c");
    assert_eq!(bench.offer(), "master-plan A B AB C AC BC ABC");
    assert_eq!(bench.refusal("A", bench.used("master-plan ")), "PA1-ACT-MP-01", "at least one player must be named");
    bench.uses("master-plan BC");
    assert!(!bench.hand("B").contains("9h") && !bench.hand("C").contains("8c"));
    for gone in ["9h", "Jh", "8c", "4c"] {
        assert!(bench.discard().contains(gone), "{gone} is discarded");
    }
    assert_eq!((bench.hand("A"), bench.holds("C")), ("2h".into(), 3));
}

#[test]
fn pa1_act_mp_02_the_attacker_may_be_named() {
    let mut bench = won_with("master-plan", "");
    bench.uses("master-plan A");
    assert_eq!((bench.holds("A"), bench.hand("A").contains("2h")), (3, false));
}

#[test]
pub fn pa1_act_mp_03_a_named_player_draws_three_cards_whatever_the_hand_was() {
    for hand in ["", "3h", "3h 4h 5h", "3h 4h 5h 6h"] {
        let mut bench = first(&format!(
            "A: Rex 6 master-plan/luck/luck, hand Qs; B: Mox 5, Nim 3, hand 2d; C: Zed 4, hand {hand}; D: Lou 4"
        ));
        bench.fight("Rex", "Mox", "Qs", "2d").uses("master-plan C");
        assert_eq!(bench.holds("C"), 3, "held {hand:?}");
    }
}

#[test]
fn pa1_act_mc_01_a_captured_figure_joins_the_army() {
    let mut bench = won_with("mind-control", "A: holds Lost 6 of B luck/heal/dodge");
    assert_eq!(bench.offer(), "mind-control Lost");
    bench.uses("mind-control Lost");
    assert_eq!((bench.line("A"), bench.place("Lost")), ("Rex Pip Lost".into(), "army A".into()));
}

#[test]
fn pa1_act_mc_02_the_figure_has_power_1() {
    let mut bench = won_with("mind-control", "A: holds Lost 6 of B");
    bench.uses("mind-control Lost");
    assert_eq!(bench.power("Lost"), 1);
}

#[test]
fn pa1_act_mc_03_without_a_captive_mind_control_is_not_offered() {
    assert_eq!(won_with("mind-control", "").asked(), "B attack");
    let others = won_with("mind-control", "B: holds Lost 6 of A; C: Zed 3");
    assert_eq!(others.asked(), "B attack", "captives of other players do not count");
}

#[test]
fn pa1_act_qa_01_the_player_fills_the_hand_to_four_and_takes_another_turn() {
    let mut bench = won_with("quick-action", "C: Zed 9, hand 9c 2c");
    bench.uses("quick-action");
    assert_eq!((bench.asked(), bench.holds("A"), bench.state.is_extra()), ("A attack".into(), 4, true));
}

#[test]
pub fn pa1_act_qa_02_after_that_turn_play_goes_the_other_way() {
    let mut bench = won_with("quick-action", "C: Zed 9, hand 9c 2c");
    bench.uses("quick-action");
    assert!(!bench.state.is_rightward(), "the extra turn is still under the old direction");
    bench.fight("Pip", "Zed", "2h", "9c");
    assert_eq!((bench.asked(), bench.state.is_rightward()), ("C attack".into(), true));
}

#[test]
fn pa1_act_qa_03_another_use_reverses_the_direction_again() {
    let mut bench =
        first("A: Rex 6 quick-action/luck/luck, hand Qs 2h; B: Mox 5, hand 2d; C: Zed 9, hand 9c; extra; right");
    bench.fight("Rex", "Mox", "Qs", "2d").uses("quick-action");
    assert!(!bench.state.is_rightward(), "the first extra turn is over");
    bench.fight("Rex", "Zed", "2h", "9c");
    assert_eq!((bench.state.is_rightward(), bench.asked()), (true, "C attack".into()));
}

/// Lets A win with a King, while B holds A's figure Own, which started with 7.
fn recovered() -> Bench {
    let position = "A: Rex 6, hand Ks; B: Mox 5, holds Own 7 of A luck/heal/dodge, holds Foe 3 of C, hand 2d; C: Zed 4";
    let mut bench = first(position);
    bench.fight("Rex", "Mox", "Ks", "2d");
    bench
}

#[test]
fn pa1_act_rec_01_a_captured_figure_of_the_attacker_comes_back() {
    let mut bench = recovered();
    assert_eq!(bench.offer(), "recover Own", "only A's own figures can be recovered");
    bench.uses("recover Own");
    assert_eq!(bench.line("A"), "Rex Own");
}

#[test]
fn pa1_act_rec_02_the_card_of_the_figure_comes_back_too() {
    let mut bench = recovered();
    bench.uses("recover Own");
    assert_eq!((bench.place("Own"), bench.asked()), ("army A".into(), "B attack".into()));
    assert_eq!(bench.game.character(bench.figure("Own")).card.action(10).map(|action| action.word()), Some("heal"));
}

#[test]
fn pa1_act_rec_03_the_figure_comes_back_with_its_starting_power() {
    let mut bench = recovered();
    bench.uses("recover Own");
    assert_eq!(bench.power("Own"), 7);
}

#[test]
fn pa1_act_rec_04_without_a_captured_own_figure_recover_is_not_offered() {
    let mut bench = first("A: Rex 6, holds Foe 3 of B, hand Ks; B: Mox 5, hand 2d");
    bench.fight("Rex", "Mox", "Ks", "2d");
    assert_eq!(bench.asked(), "B attack");
}

#[test]
fn pa1_act_rec_05_every_card_has_recover_on_king_and_ace() {
    for word in ["Ks", "As"] {
        let mut bench = first(&format!("A: Rex 6 luck/heal/dodge, hand {word}; B: Mox 5, holds Own 7 of A, hand 2d"));
        bench.fight("Rex", "Mox", word, "2d");
        assert_eq!(bench.offer(), "recover Own");
    }
}

#[test]
fn pa1_act_sharp_01_another_character_is_hit_instead() {
    let mut bench = won_with("sharpshooter", "");
    assert_eq!(
        (bench.offer(), bench.power("Mox")),
        ("sharpshooter Nim".into(), 5),
        "the action is offered before the hit"
    );
    bench.uses("sharpshooter Nim");
    assert_eq!((bench.power("Mox"), bench.power("Nim"), bench.asked()), (5, 2, "B attack".into()));
    let mut bench = won_with("sharpshooter", "");
    bench.declines();
    assert_eq!((bench.power("Mox"), bench.power("Nim"), bench.asked()), (4, 3, "B attack".into()));
}

#[test]
fn pa1_act_shield_01_the_attack_card_lies_beside_any_own_character() {
    let mut bench = won_with("shield", "");
    assert_eq!(bench.offer(), "shield Rex Pip");
    bench.uses("shield Pip");
    assert_eq!((bench.guards("Pip"), bench.discard()), ("Qs".into(), "2d".into()));
    assert_eq!(bench.shown("Pip", "guards"), json!(["Qs"]), "all viewers see the guard");
}

#[test]
fn pa1_act_shield_02_the_shield_may_be_discarded_instead_of_a_point() {
    let mut bench = first("A: Rex 9, hand 6s; B: Mox 5 guard Qs, hand 2d");
    bench.fight("Rex", "Mox", "6s", "2d");
    assert_eq!(bench.asked(), "B guard");
    bench.guards_with("B", "Mox");
    assert_eq!((bench.power("Mox"), bench.guards("Mox"), bench.discard()), (5, String::new(), "2d 6s Qs".into()));
}

#[test]
fn pa1_act_sw_01_the_next_attack_adds_5_whoever_attacks() {
    let mut bench = first("A: Rex 6, Pip 2, special_weapon 1, hand 2s; B: Mox 5, hand 9h");
    bench.fight("Pip", "Mox", "2s", "9h");
    assert_eq!(bench.totals(), [9, 14]);
    let mut bench = won_with("special-weapon", "");
    bench.uses("special-weapon");
    assert_eq!(bench.side("A", "special_weapon"), json!(1));
}

#[test]
fn pa1_act_sw_02_the_bonus_ends_with_that_battle() {
    let mut bench = first("A: Rex 6, special_weapon 1, hand 2s; B: Mox 9, hand 9h 3h; C: Zed 5");
    bench.fight("Rex", "Mox", "2s", "9h");
    assert_eq!(
        (bench.totals(), bench.side("A", "special_weapon")),
        ([13, 18], json!(0)),
        "a failed attack spends the effect too"
    );
}

#[test]
fn pa1_act_vuln_01_the_beaten_figure_lies_face_down() {
    let mut bench = won_with("vulnerable", "");
    assert_eq!(bench.offer(), "vulnerable Mox");
    bench.uses("vulnerable Mox");
    assert_eq!((bench.lies("Mox"), bench.lies("Nim"), bench.power("Mox")), (true, false, 4));
}

#[test]
fn pa1_act_vuln_02_in_its_next_battle_only_the_card_counts() {
    let mut bench = first("A: Rex 6, hand 2s 3s; B: Mox 5 down, hand 9h 2h");
    bench.fight("Rex", "Mox", "2s", "9h");
    assert_eq!(bench.totals(), [8, 9]);
    let mut bench = first("A: Rex 6, hand 2s; B: Mox 5 down, hand 9h; turn B");
    bench.fight("Mox", "Rex", "9h", "2s");
    assert_eq!(bench.totals(), [9, 8], "Mox attacks without Power too");
}

#[test]
fn pa1_act_vuln_03_after_that_battle_the_figure_stands_up() {
    let mut bench = first("A: Rex 6, hand 2s 3s; B: Mox 5 down, hand 9h 2h");
    bench.fight("Rex", "Mox", "2s", "9h");
    assert!(!bench.lies("Mox"));
    bench.fight("Mox", "Rex", "2h", "3s");
    assert_eq!(bench.totals(), [7, 9]);
}

#[test]
fn pa1_act_vuln_04_after_a_capture_another_figure_lies_down() {
    let mut bench = first("A: Rex 6 vulnerable/luck/luck, hand Qs; B: Mox 1, Nim 3, Sam 4, hand 2d; C: Zed 5, hand 3d");
    bench.fight("Rex", "Mox", "Qs", "2d");
    assert!(matches!(bench.state.whereabouts(bench.figure("Mox")), Whereabouts::Captive(_)));
    assert_eq!(bench.offer(), "vulnerable Nim Sam");
    assert_eq!(bench.refusal("A", bench.used("vulnerable Zed")), "PA1-ACT-VULN-04");
    bench.uses("vulnerable Sam");
    assert_eq!(["Nim", "Sam"].map(|name| bench.lies(name)), [false, true]);
}
