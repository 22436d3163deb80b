//! Tests of the twelve special actions of the revised edition.

use crate::rules::bench::{Bench, revised};
use serde_json::json;

/// Lets Rex attack Mox with a Queen and win. The Queen's action is then offered, if it can be used.
fn won_with(action: &str, rest: &str) -> Bench {
    let mut bench =
        revised(&format!("A: Rex 6 {action}/luck/luck, Pip 2, hand Qs 2h; B: Mox 5, Nim 3, hand 2d 9h; {rest}"));
    bench.fight("Rex", "Mox", "Qs", "2d");
    bench
}

#[test]
fn pa2_act_armor_01_the_attack_card_lies_beside_any_own_character() {
    let mut bench = won_with("armor", "");
    assert_eq!(bench.offer(), "armor Rex Pip");
    bench.uses("armor Pip");
    assert_eq!((bench.guards("Pip"), bench.discard()), ("Qs".into(), "2d".into()));
}

#[test]
fn pa2_act_armor_02_the_armor_may_be_discarded_instead_of_a_wound_or_a_capture() {
    for wounded in ["", "wounded"] {
        let mut bench = revised(&format!("A: Rex 9, hand 6s; B: Mox 5 guard Qs {wounded}, hand 2d"));
        bench.fight("Rex", "Mox", "6s", "2d");
        assert_eq!(bench.asked(), "B guard");
        bench.guards_with("B", "Mox");
        assert_eq!((bench.place("Mox"), bench.is_wounded("Mox")), ("army B".into(), !wounded.is_empty()));
        assert_eq!(bench.discard(), "2d 6s Qs");
    }
}

#[test]
fn pa2_act_blast_01_the_next_attack_with_this_character_adds_5() {
    let mut bench = won_with("blast", "");
    bench.uses("blast");
    assert_eq!((bench.shown("Rex", "blast"), bench.shown("Pip", "blast")), (json!(1), json!(0)));
    let mut bench = revised("A: Rex 6 blast 1, Pip 2, hand 2s 3s; B: Mox 9, hand 9h 2h; C: Zed 5");
    bench.fight("Pip", "Mox", "2s", "9h");
    assert_eq!(
        (bench.totals(), bench.shown("Rex", "blast")),
        ([4, 18], json!(1)),
        "an attack by Pip does not use the Blast of Rex"
    );
    let mut bench = revised("A: Rex 6 blast 1, hand 2s; B: Mox 9, hand 9h");
    bench.fight("Rex", "Mox", "2s", "9h");
    assert_eq!(bench.totals(), [13, 18]);
}

#[test]
fn pa2_act_blast_02_the_bonus_ends_with_that_battle() {
    let mut bench = revised("A: Rex 6 blast 1, hand 2s; B: Mox 9, hand 9h");
    bench.fight("Rex", "Mox", "2s", "9h");
    assert_eq!(bench.shown("Rex", "blast"), json!(0));
}

#[test]
fn pa2_act_boost_01_any_character_of_the_attacker_gains_2() {
    let mut bench = won_with("boost", "");
    assert_eq!(bench.offer(), "boost Rex Pip");
    bench.uses("boost Pip");
    assert_eq!((bench.power("Pip"), bench.power("Rex")), (4, 6));
}

#[test]
fn pa2_act_boost_02_the_power_may_exceed_the_start_but_not_10() {
    for (name, power) in [("Rex", 10), ("Pip", 10)] {
        let mut bench = revised("A: Rex 9 boost/luck/luck starts 5, Pip 8 starts 8, hand Qs; B: Mox 5, hand 2d");
        bench.fight("Rex", "Mox", "Qs", "2d").uses(&format!("boost {name}"));
        assert_eq!(bench.power(name), power);
    }
}

#[test]
fn pa2_act_dodge_01_the_next_defence_with_this_character_adds_5() {
    let mut bench = won_with("dodge", "");
    bench.uses("dodge");
    assert_eq!((bench.shown("Rex", "dodge"), bench.shown("Pip", "dodge")), (json!(1), json!(0)));
    bench.fight("Nim", "Pip", "9h", "2h");
    assert_eq!(
        (bench.totals(), bench.shown("Rex", "dodge")),
        ([12, 4], json!(1)),
        "a defence by Pip does not use the Dodge of Rex"
    );
    let mut bench = revised("A: Rex 6, hand 2s; B: Mox 5 dodge 1, hand 3h");
    bench.fight("Rex", "Mox", "2s", "3h");
    assert_eq!(bench.totals(), [8, 13]);
}

#[test]
pub fn pa2_act_dodge_02_the_bonus_ends_with_that_battle() {
    let mut bench = revised("A: Rex 9, hand 6s; B: Mox 1 dodge 1, hand 2h");
    bench.fight("Rex", "Mox", "6s", "2h");
    assert_eq!(
        (bench.totals(), bench.shown("Mox", "dodge")),
        ([15, 8], json!(0)),
        "a lost battle spends the Dodge too"
    );
}

#[test]
fn pa2_act_expl_01_another_character_is_wounded_instead() {
    let mut bench = won_with("explosion", "");
    assert_eq!(
        (bench.offer(), bench.is_wounded("Mox")),
        ("explosion Nim".into(), false),
        "the action is offered before the wound"
    );
    bench.uses("explosion Nim");
    assert_eq!((bench.is_wounded("Mox"), bench.is_wounded("Nim")), (false, true));
    let mut bench = won_with("explosion", "");
    bench.declines();
    assert_eq!((bench.is_wounded("Mox"), bench.is_wounded("Nim")), (true, false));
}

#[test]
fn pa2_act_intim_01_the_wounded_characters_next_battle_subtracts_5() {
    let mut bench = won_with("intimidate", "");
    assert_eq!(bench.offer(), "intimidate Mox");
    bench.uses("intimidate Mox");
    assert_eq!(bench.shown("Mox", "intimidate"), json!(1));
    bench.fight("Mox", "Pip", "9h", "2h");
    assert_eq!(bench.totals(), [4, 4], "Mox attacks: rank 9, no Power because of the wound, less 5");
    let mut bench = revised("A: Rex 2, hand 2s; B: Mox 5 wounded intimidate 1, Nim 2, hand 9h");
    bench.fight("Rex", "Mox", "2s", "9h");
    assert_eq!(bench.totals(), [4, 4], "Mox defends with the same total");
}

#[test]
fn pa2_act_intim_02_the_penalty_ends_with_that_battle() {
    let mut bench = revised("A: Rex 2, hand 2s; B: Mox 5 wounded intimidate 1, Nim 2 intimidate 1, hand Jh");
    bench.fight("Rex", "Mox", "2s", "Jh");
    assert_eq!((bench.shown("Mox", "intimidate"), bench.shown("Nim", "intimidate")), (json!(0), json!(1)));
}

/// Lets Rex, with Power 6, roll this face.
fn rolled(face: u32) -> Bench {
    let mut bench = revised("A: Rex 6 luck/luck/luck, Pip 2, hand Qs; B: Mox 5, hand 2d").rolls(face);
    bench.fight("Rex", "Mox", "Qs", "2d").uses("luck Rex");
    bench
}

#[test]
fn pa2_act_luck_01_the_attacker_rolls_the_die_of_any_own_character() {
    let mut bench = revised("A: Rex 6 luck/luck/luck, Pip 2, hand Qs; B: Mox 5, hand 2d").rolls(5);
    bench.fight("Rex", "Mox", "Qs", "2d");
    assert_eq!(bench.offer(), "luck Rex Pip");
    bench.uses("luck Pip");
    assert_eq!(bench.power("Pip"), 5);
    assert_eq!(bench.draws_for(plastic_attack::clauses::PA2_ACT_LUCK_01), 1);
}

#[test]
fn pa2_act_luck_02_a_higher_roll_is_the_new_power() {
    assert_eq!([7, 10].map(|face| rolled(face).power("Rex")), [7, 10]);
}

#[test]
fn pa2_act_luck_03_an_equal_or_lower_roll_changes_nothing() {
    assert_eq!([1, 5, 6].map(|face| rolled(face).power("Rex")), [6, 6, 6]);
}

#[test]
fn pa2_act_mp_01_one_or_more_players_get_new_hands() {
    let mut bench = won_with("master-plan", "C: Zed 4, hand 8c 4c");
    assert_eq!(bench.offer(), "master-plan A B AB C AC BC ABC");
    assert_eq!(bench.refusal("A", bench.used("master-plan ")), "PA2-ACT-MP-01", "at least one player must be named");
    bench.uses("master-plan C");
    assert_eq!((bench.hand("A"), bench.holds("C"), bench.discard()), ("2h".into(), 3, "2d 4c 8c Qs".into()));
}

#[test]
fn pa2_act_mp_02_the_attacker_may_be_named() {
    let mut bench = won_with("master-plan", "");
    bench.uses("master-plan A");
    assert_eq!((bench.holds("A"), bench.hand("A").contains("2h")), (3, false));
}

#[test]
fn pa2_act_mc_01_a_captured_figure_joins_the_army() {
    let mut bench = won_with("mind-control", "A: holds Lost 6 of B luck/boost/dodge");
    assert_eq!(bench.offer(), "mind-control Lost");
    bench.uses("mind-control Lost");
    assert_eq!((bench.line("A"), bench.place("Lost")), ("Rex Pip Lost".into(), "army A".into()));
}

#[test]
fn pa2_act_mc_02_the_figure_has_power_1() {
    let mut bench = won_with("mind-control", "A: holds Lost 6 of B");
    bench.uses("mind-control Lost");
    assert_eq!((bench.power("Lost"), bench.is_wounded("Lost")), (1, false));
}

#[test]
fn pa2_act_mc_03_without_a_captive_mind_control_is_not_offered() {
    assert_eq!(won_with("mind-control", "").asked(), "B attack");
    assert_eq!(
        won_with("mind-control", "B: holds Lost 6 of A").asked(),
        "B attack",
        "captives of other players do not count"
    );
}

/// Lets A win with a King, while B holds A's figure Own, which started with 7.
fn recovered() -> Bench {
    let mut bench = revised(
        "A: Rex 6, hand Ks 2s; B: Mox 5, holds Own 7 of A luck/boost/dodge, holds Foe 3 of C, hand 2d 3d; C: Zed 4",
    );
    bench.fight("Rex", "Mox", "Ks", "2d");
    bench
}

#[test]
fn pa2_act_rec_01_a_captured_figure_of_the_attacker_comes_back() {
    let mut bench = recovered();
    assert_eq!(bench.offer(), "recover Own", "only A's own figures can be recovered");
    bench.uses("recover Own");
    assert_eq!(bench.line("A"), "Rex Own");
}

#[test]
fn pa2_act_rec_02_the_card_of_the_figure_comes_back_too() {
    let mut bench = recovered();
    bench.uses("recover Own");
    assert_eq!((bench.place("Own"), bench.asked()), ("army A".into(), "B attack".into()));
    assert_eq!(bench.game.character(bench.figure("Own")).card.action(10).map(|action| action.word()), Some("boost"));
}

#[test]
fn pa2_act_rec_03_the_figure_comes_back_with_its_starting_power() {
    let mut bench = recovered();
    bench.uses("recover Own");
    assert_eq!((bench.power("Own"), bench.is_wounded("Own")), (7, false));
}

#[test]
fn pa2_act_rec_04_without_a_captured_own_figure_recover_is_not_offered() {
    let mut bench = revised("A: Rex 6, holds Foe 3 of B, hand Ks; B: Mox 5, hand 2d");
    bench.fight("Rex", "Mox", "Ks", "2d");
    assert_eq!(bench.asked(), "B attack");
}

#[test]
fn pa2_act_rec_05_every_card_has_recover_on_king_and_ace() {
    for word in ["Ks", "As"] {
        let mut bench =
            revised(&format!("A: Rex 6 luck/boost/dodge, hand {word}; B: Mox 5, holds Own 7 of A, hand 2d"));
        bench.fight("Rex", "Mox", word, "2d");
        assert_eq!(bench.offer(), "recover Own");
    }
}

#[test]
fn pa2_act_sneak_01_the_player_fills_the_hand_to_three_and_takes_another_turn() {
    let mut bench = won_with("sneak", "C: Zed 9, hand 9c");
    bench.uses("sneak");
    assert_eq!((bench.asked(), bench.holds("A"), bench.state.is_extra()), ("A attack".into(), 3, true));
}

#[test]
fn pa2_act_sneak_02_after_that_turn_play_goes_the_other_way() {
    let mut bench = won_with("sneak", "C: Zed 9, hand 9c");
    bench.uses("sneak");
    assert!(!bench.state.is_rightward(), "the extra turn is still under the old direction");
    bench.fight("Pip", "Zed", "2h", "9c");
    assert_eq!((bench.asked(), bench.state.is_rightward()), ("C attack".into(), true));
}

#[test]
fn pa2_act_sneak_03_another_use_reverses_the_direction_again() {
    let mut bench = revised("A: Rex 6 sneak/luck/luck, hand Qs 2h; B: Mox 5, hand 2d; C: Zed 9, hand 9c; extra; right");
    bench.fight("Rex", "Mox", "Qs", "2d").uses("sneak");
    assert!(!bench.state.is_rightward(), "the first extra turn is over");
    bench.fight("Rex", "Zed", "2h", "9c");
    assert_eq!((bench.state.is_rightward(), bench.asked()), (true, "C attack".into()));
}

#[test]
fn pa2_act_stun_01_the_next_turn_is_lost() {
    let mut bench = won_with("stun", "C: Zed 9, hand 9c 2c");
    bench.uses("stun");
    assert_eq!((bench.asked(), bench.turns_lost()), ("C attack".into(), 1));
}

#[test]
fn pa2_act_stun_02_a_stunned_player_still_defends() {
    let mut bench = revised("A: Rex 4, hand 2s; B: Mox 5, lost_turns 1, hand 9d; C: Zed 3, hand 3c");
    bench.fight("Rex", "Mox", "2s", "9d");
    assert_eq!((bench.totals(), bench.asked()), ([6, 14], "C attack".into()));
}

#[test]
fn pa2_act_stun_03_the_lost_turn_draws_nothing() {
    let mut bench = revised("A: Rex 4, hand 2s; B: Mox 5, lost_turns 1, hand 9d; C: Zed 3, hand 3c");
    bench.fight("Rex", "Mox", "2s", "9d");
    assert_eq!((bench.holds("B"), bench.holds("C"), bench.turns_lost()), (0, 3, 1));
}
