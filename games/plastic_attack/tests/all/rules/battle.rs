//! Tests of the turn, the battle, the special action and what comes after, in both editions.

use crate::rules::bench::{at, card, first, play, revised};
use plastic_attack::Edition::{First, Revised};
use plastic_attack::clauses::*;
use plastic_attack::{Action, Edition, Event};
use serde_json::json;

/// B's attack fails. Then A's turn begins, and A's hand is filled.
fn fills_to(edition: Edition, full: u32) {
    for held in 0..=full {
        let hand = ["3s", "3h", "3d", "3c"][..held as usize].join(" ");
        let mut bench = at(edition, &format!("A: Rex 9, hand {hand}; B: Mox 1, hand 2s; turn B"));
        bench.fight("Mox", "Rex", "2s", if held == 0 { "-" } else { "3s" });
        assert_eq!((bench.asked(), bench.holds("A")), ("A attack".into(), full));
        assert!(hand.split(' ').skip(1).all(|kept| bench.hand("A").contains(kept)), "A keeps the hand");
    }
}

#[test]
fn pa1_turn_01_the_hand_is_filled_to_four() {
    fills_to(First, 4);
}

#[test]
fn pa2_turn_01_the_hand_is_filled_to_three() {
    fills_to(Revised, 3);
}

/// A player attacks with any character of their own army, but not with another player's, and not out of turn.
fn chooses_who_attacks(edition: Edition, clause: &str, next: &str) {
    let mut bench = at(edition, "A: Rex 4, Pip 2, hand 2s; B: Mox 5, hand 3s");
    let [mox, pip] = ["Mox", "Pip"].map(|name| bench.figure(name));
    let (a, b) = (bench.seat("A"), bench.seat("B"));
    assert_eq!(bench.refusal("A", Action::Attack { with: mox, player: b }), clause);
    assert_eq!(bench.refusal("B", Action::Attack { with: mox, player: a }), next);
    bench.act("A", Action::Attack { with: pip, player: b });
    assert_eq!(bench.asked(), "B defend");
    assert_eq!(bench.refusal("A", Action::Attack { with: pip, player: b }), clause, "A attacked already");
}

#[test]
fn pa1_turn_02_any_own_character_attacks() {
    chooses_who_attacks(First, "PA1-TURN-02", "PA1-CLEAN-02");
}

#[test]
fn pa2_turn_02_any_own_character_attacks() {
    chooses_who_attacks(Revised, "PA2-TURN-02", "PA2-CLEAN-02");
}

fn chooses_the_opponent(edition: Edition, clause: &str) {
    let mut bench = at(edition, "A: Rex 4, hand 2s; B: Mox 5, hand 3s; C: Zed 5, hand 4s");
    let (rex, a) = (bench.figure("Rex"), bench.seat("A"));
    assert_eq!(bench.refusal("A", Action::Attack { with: rex, player: a }), clause, "no player attacks the own army");
    bench.attack("Rex", "C");
    assert_eq!(bench.asked(), "C defend");
}

#[test]
fn pa1_turn_03_any_opponent_is_attacked() {
    chooses_the_opponent(First, "PA1-TURN-03");
}

#[test]
fn pa2_turn_03_any_opponent_is_attacked() {
    chooses_the_opponent(Revised, "PA2-TURN-03");
}

fn chooses_who_defends(edition: Edition, clause: &str) {
    let mut bench = at(edition, "A: Rex 4, hand 2s; B: Mox 5, Nim 1, hand 3s");
    bench.attack("Rex", "B");
    let [rex, nim] = ["Rex", "Nim"].map(|name| bench.figure(name));
    assert_eq!(bench.refusal("B", Action::Defend { with: rex }), clause);
    assert_eq!(bench.refusal("A", Action::Defend { with: rex }), clause);
    assert_eq!(bench.refusal("A", play("2s")), clause, "no card before the defender is chosen");
    bench.act("B", Action::Defend { with: nim });
    assert_eq!(bench.asked(), "AB play");
}

#[test]
fn pa1_turn_04_the_defending_player_chooses_who_defends() {
    chooses_who_defends(First, "PA1-TURN-04");
}

#[test]
fn pa2_turn_04_the_defending_player_chooses_who_defends() {
    chooses_who_defends(Revised, "PA2-TURN-04");
}

const PLAIN: &str = "A: Rex 4, hand 6s 2h; B: Mox 5, hand 5d 9h; C: Zed 5, hand 7d";

fn cards_face_down(edition: Edition, clause: &str) {
    let mut bench = at(edition, PLAIN);
    let mox = bench.figure("Mox");
    bench.attack("Rex", "B").act("B", Action::Defend { with: mox });
    assert_eq!(bench.refusal("A", play("9h")), clause, "A must lay a card of A's hand");
    assert_eq!(bench.refusal("C", play("7d")), clause, "C does not fight and may lay no card");
    bench.act("B", play("5d"));
    for viewer in ["A", "C", "public"] {
        let battle = &bench.view(viewer)["battle"];
        assert_eq!((&battle["laid"], &battle["own_card"]), (&json!(["B"]), &json!(null)), "{viewer}");
    }
    assert_eq!(bench.view("B")["battle"]["own_card"], json!("5d"));
}

#[test]
fn pa1_battle_01_each_fighter_lays_one_card_of_the_hand_face_down() {
    cards_face_down(First, "PA1-BATTLE-01");
}

#[test]
fn pa2_battle_01_each_fighter_lays_one_card_of_the_hand_face_down() {
    cards_face_down(Revised, "PA2-BATTLE-01");
}

fn opened_together(edition: Edition) {
    let mut bench = at(edition, PLAIN);
    let mox = bench.figure("Mox");
    bench.attack("Rex", "B").act("B", Action::Defend { with: mox }).act("B", play("5d"));
    let is_open = |event: &Event| matches!(event, Event::Revealed { .. });
    assert!(!bench.told.iter().any(is_open), "a single laid card is not opened");
    bench.act("A", play("6s"));
    assert_eq!(bench.told.iter().filter(|event| is_open(event)).count(), 1);
}

#[test]
fn pa1_battle_02_both_cards_are_opened_together() {
    opened_together(First);
}

#[test]
fn pa2_battle_02_both_cards_are_opened_together() {
    opened_together(Revised);
}

/// The totals of a battle between Rex 4 and Mox 5.
fn totals(edition: Edition, card: &str, other: &str) -> [i16; 2] {
    let mut bench = at(edition, &format!("A: Rex 4, hand {card}; B: Mox 5, hand {other}"));
    bench.fight("Rex", "Mox", card, other).totals()
}

#[test]
fn pa1_battle_03_a_total_is_rank_and_power() {
    assert_eq!(totals(First, "6s", "9d"), [10, 14]);
}

#[test]
fn pa2_battle_03_a_total_is_rank_and_power() {
    assert_eq!(totals(Revised, "6s", "9d"), [10, 14]);
}

fn ranks(edition: Edition) {
    let words = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
    for (word, rank) in words.iter().zip(2..) {
        assert_eq!(totals(edition, &format!("{word}s"), "2d"), [rank + 4, 7], "{word}");
    }
}

#[test]
fn pa1_battle_04_ranks_count_2_to_14() {
    ranks(First);
}

#[test]
fn pa2_battle_04_ranks_count_2_to_14() {
    ranks(Revised);
}

fn suits(edition: Edition) {
    for suit in ["s", "h", "c"] {
        assert_eq!(totals(edition, &format!("6{suit}"), "9d"), totals(edition, "6d", &format!("9{suit}")));
    }
}

#[test]
fn pa1_battle_05_suits_mean_nothing() {
    suits(First);
}

#[test]
fn pa2_battle_05_suits_mean_nothing() {
    suits(Revised);
}

/// Returns whether Rex beats Mox with these cards. Both have Power 5.
fn wins(edition: Edition, card: &str, other: &str) -> bool {
    let mut bench = at(edition, &format!("A: Rex 5, hand {card}; B: Mox 5, Nim 1, hand {other}"));
    bench.fight("Rex", "Mox", card, other);
    bench.power("Mox") < 5 || bench.is_wounded("Mox")
}

#[test]
pub fn pa1_battle_06_an_equal_total_wins() {
    assert_eq!([wins(First, "5s", "5d"), wins(First, "6s", "5d"), wins(First, "4s", "5d")], [true, true, false]);
}

#[test]
pub fn pa2_battle_06_an_equal_total_wins() {
    assert_eq!([wins(Revised, "5s", "5d"), wins(Revised, "6s", "5d"), wins(Revised, "4s", "5d")], [true, true, false]);
}

#[test]
fn pa1_battle_07_the_beaten_defender_loses_a_point() {
    let mut bench = first("A: Rex 9, hand 6s; B: Mox 5, Nim 4, hand 2d");
    bench.fight("Rex", "Mox", "6s", "2d");
    assert_eq!(["Mox", "Nim", "Rex"].map(|name| bench.power(name)), [4, 4, 9]);
}

#[test]
fn pa1_battle_08_the_die_shows_the_new_power() {
    let mut bench = first("A: Rex 9, hand 6s; B: Mox 5, hand 2d");
    bench.fight("Rex", "Mox", "6s", "2d");
    assert_eq!(bench.shown("Mox", "power"), json!(4));
}

#[test]
fn pa1_battle_09_a_figure_that_drops_below_1_is_captured() {
    let mut bench = first("A: Rex 9, hand 6s 6h; B: Mox 2, Nim 4, hand 2d 3d; C: Zed 1, hand 2h");
    bench.fight("Rex", "Mox", "6s", "2d");
    assert_eq!((bench.power("Mox"), bench.place("Mox")), (1, "army B".into()));
    bench.fight("Nim", "Zed", "3d", "2h");
    assert_eq!(bench.place("Zed"), "held B");
}

#[test]
fn pa1_battle_10_in_the_quicker_game_one_lost_battle_is_enough() {
    let mut bench = crate::rules::bench::bench(
        First,
        json!({ "quick_game": true }),
        "A: Rex 9, hand 6s 6h; B: Mox 9, Nim 4, hand 2d 3d",
    );
    bench.fight("Rex", "Mox", "6s", "2d");
    assert_eq!(bench.place("Mox"), "held A");
}

/// An attack with a King that fails gives no special action, and ends the turn.
fn a_failed_attack(edition: Edition) {
    let mut bench = at(edition, "A: Rex 2, holds Lost 5 of B, hand Ks 2h; B: Mox 9, holds Own 3 of A, hand 7d 9h");
    bench.fight("Rex", "Mox", "Ks", "7d");
    assert_eq!(bench.totals(), [15, 16]);
    assert_eq!((bench.power("Rex"), bench.power("Mox"), bench.is_wounded("Mox")), (2, 9, false));
    assert_eq!((bench.asked(), bench.discard()), ("B attack".into(), "7d Ks".into()));
}

#[test]
fn pa1_battle_11_a_smaller_total_fails_and_ends_the_turn() {
    a_failed_attack(First);
}

#[test]
fn pa2_battle_07_a_smaller_total_fails_and_ends_the_turn() {
    a_failed_attack(Revised);
}

#[test]
fn pa2_wound_01_the_beaten_defender_is_wounded() {
    let mut bench = revised("A: Rex 9, hand 6s; B: Mox 5, Nim 4, hand 2d");
    bench.fight("Rex", "Mox", "6s", "2d");
    assert_eq!(["Mox", "Nim", "Rex"].map(|name| bench.is_wounded(name)), [true, false, false]);
}

#[test]
fn pa2_wound_02_the_die_is_set_aside_as_it_is() {
    let mut bench = revised("A: Rex 9, hand 6s; B: Mox 5, hand 2d");
    bench.fight("Rex", "Mox", "6s", "2d");
    assert_eq!((bench.shown("Mox", "wounded"), bench.shown("Mox", "power")), (json!(true), json!(5)));
}

#[test]
pub fn pa2_wound_03_a_wounded_character_adds_no_power() {
    let mut bench = revised("A: Rex 9 wounded, hand 6s 3s; B: Mox 7 wounded, hand 8d 2d");
    bench.fight("Rex", "Mox", "6s", "8d");
    assert_eq!(bench.totals(), [6, 8]);
    bench.fight("Mox", "Rex", "2d", "3s");
    assert_eq!(bench.totals(), [2, 3]);
}

#[test]
fn pa2_wound_04_the_second_wound_captures() {
    let mut bench = revised("A: Rex 9, hand 6s; B: Mox 7 wounded, Nim 2, hand 2d");
    bench.fight("Rex", "Mox", "6s", "2d");
    assert_eq!((bench.place("Mox"), bench.line("B")), ("held A".into(), "Nim".into()));
}

#[test]
fn pa2_wound_05_the_attacker_takes_figure_card_and_die() {
    let mut bench = revised("A: Rex 9, hand 6s; B: Mox 7 boost/luck/dodge wounded, Nim 2, hand 2d");
    bench.fight("Rex", "Mox", "6s", "2d");
    assert_eq!(bench.place("Mox"), "held A");
    let mox = bench.game.character(bench.figure("Mox"));
    assert_eq!(mox.card.action(12).map(|action| action.word()), Some("boost"), "the card goes with the figure");
}

/// A attacks with a King while B holds a figure of A. So Recover is offered, and A may decline it.
fn an_action_is_free_to_take(edition: Edition) {
    let position = "A: Rex 9, hand Ks 2h; B: Mox 5, holds Own 3 of A, hand 2d 9h";
    let mut bench = at(edition, position);
    bench.fight("Rex", "Mox", "Ks", "2d");
    assert_eq!((bench.asked(), bench.offer()), ("A use".into(), "recover Own".into()));
    bench.declines();
    assert_eq!((bench.asked(), bench.place("Own")), ("B attack".into(), "held B".into()));
    let mut bench = at(edition, position);
    bench.fight("Rex", "Mox", "Ks", "2d").uses("recover Own");
    assert_eq!(bench.place("Own"), "army A");
}

#[test]
fn pa1_spec_01_after_a_win_with_7_or_more_an_action_may_be_used_or_declined() {
    an_action_is_free_to_take(First);
}

#[test]
fn pa2_spec_01_after_a_win_with_7_or_more_an_action_may_be_used_or_declined() {
    an_action_is_free_to_take(Revised);
}

/// The attacking character's card gives the action. The cards of the defender and of other characters do not matter.
fn the_slot_of_the_attacker(edition: Edition) {
    for (word, offer) in [
        ("7s", "dodge"),
        ("8s", "dodge"),
        ("9s", "luck Rex Pip"),
        ("10s", "luck Rex Pip"),
        ("Js", "master-plan A B AB"),
        ("Qs", "master-plan A B AB"),
        ("Ks", "recover Own"),
        ("As", "recover Own"),
    ] {
        let mut bench = at(
            edition,
            &format!(
                "A: Rex 9 master-plan/luck/dodge, Pip 3, hand {word} 2h; \
                 B: Mox 5 dodge/dodge/luck, holds Own 3 of A, hand 2d"
            ),
        );
        bench.fight("Rex", "Mox", word, "2d");
        assert_eq!(bench.offer(), offer, "{word}");
        let clause = if edition == First { "PA1-SPEC-02" } else { "PA2-SPEC-02" };
        let other = if word.starts_with(['7', '8']) { "master-plan A" } else { "dodge" };
        assert_eq!(bench.refusal("A", bench.used(other)), clause);
    }
}

#[test]
fn pa1_spec_02_the_rank_chooses_the_action_of_the_attacking_character() {
    the_slot_of_the_attacker(First);
}

#[test]
fn pa2_spec_02_the_rank_chooses_the_action_of_the_attacking_character() {
    the_slot_of_the_attacker(Revised);
}

fn after_the_action_the_turn_is_over(edition: Edition) {
    let mut bench = at(edition, "A: Rex 9 luck/luck/dodge, hand 7s 2h; B: Mox 5, hand 2d");
    bench.fight("Rex", "Mox", "7s", "2d").uses("dodge");
    assert_eq!((bench.asked(), bench.discard()), ("B attack".into(), "2d 7s".into()));
    let mut bench = at(edition, "A: Rex 8 luck/luck/luck, hand 7s 2h; B: Mox 5, hand 2d").rolls(9);
    bench.fight("Rex", "Mox", "7s", "2d").uses("luck Rex");
    assert_eq!(bench.asked(), "B attack");
}

#[test]
fn pa1_spec_03_after_the_action_the_turn_is_over() {
    after_the_action_the_turn_is_over(First);
}

#[test]
fn pa2_spec_03_after_the_action_the_turn_is_over() {
    after_the_action_the_turn_is_over(Revised);
}

fn low_cards_give_nothing(edition: Edition) {
    for rank in ["2", "3", "4", "5", "6"] {
        let word = format!("{rank}s");
        let mut bench =
            at(edition, &format!("A: Rex 9 luck/luck/dodge, hand {word}; B: Mox 5, holds Own 3 of A, hand 2d"));
        bench.fight("Rex", "Mox", &word, "2d");
        assert_eq!((bench.offer(), bench.asked()), (String::new(), "B attack".into()), "{word}");
    }
}

#[test]
pub fn pa1_spec_04_ranks_2_to_6_give_no_action() {
    low_cards_give_nothing(First);
}

#[test]
fn pa2_spec_04_ranks_2_to_6_give_no_action() {
    low_cards_give_nothing(Revised);
}

fn battle_cards_are_discarded(edition: Edition) {
    for cards in [["6s", "2d"], ["2s", "9d"]] {
        let mut bench = at(edition, &format!("A: Rex 4, hand {}; B: Mox 4, hand {}; discard Kd", cards[0], cards[1]));
        bench.fight("Rex", "Mox", cards[0], cards[1]);
        let discard = bench.view("public")["discard_pile"].clone();
        let mut expected: Vec<_> = ["Kd", cards[0], cards[1]].map(card).into();
        expected.sort_unstable();
        assert_eq!(discard, json!(expected.iter().map(|card| card.word()).collect::<Vec<_>>()), "{cards:?}");
    }
}

#[test]
fn pa1_clean_01_the_battle_cards_go_to_the_discard_pile() {
    battle_cards_are_discarded(First);
}

#[test]
fn pa2_clean_01_the_battle_cards_go_to_the_discard_pile() {
    battle_cards_are_discarded(Revised);
}

fn to_the_left(edition: Edition) {
    let mut bench = at(edition, "A: Rex 4, hand 2s 3s 4s; B: Mox 4, hand 9d 2d 9s; C: Zed 4, hand 9h 2h 8h; turn C");
    bench.fight("Zed", "Mox", "2h", "9d");
    assert_eq!(bench.asked(), "A attack", "after the last seat comes the first");
    bench.fight("Rex", "Mox", "2s", "9s");
    assert_eq!(bench.asked(), "B attack");
    bench.fight("Mox", "Zed", "2d", "9h");
    assert_eq!(bench.asked(), "C attack");
}

#[test]
fn pa1_clean_02_the_left_neighbour_is_next() {
    to_the_left(First);
}

#[test]
fn pa2_clean_02_the_left_neighbour_is_next() {
    to_the_left(Revised);
}

fn a_new_draw_pile(edition: Edition) {
    let mut bench = at(edition, "A: Rex 4, hand 2s; B: Mox 4, hand 9d; pile only; discard 3s 4s 5s 6s 7s");
    bench.fight("Rex", "Mox", "2s", "9d");
    let held = edition.fill();
    assert_eq!((bench.holds("B"), bench.pile(), bench.discard()), (held, 7 - held, String::new()));
    assert!(bench.told.contains(&Event::Reshuffled { count: 7 }));
}

#[test]
fn pa1_clean_03_the_discard_pile_becomes_the_draw_pile() {
    a_new_draw_pile(First);
}

#[test]
fn pa2_clean_03_the_discard_pile_becomes_the_draw_pile() {
    a_new_draw_pile(Revised);
}

/// A captures the last figure in B's army, while C holds another figure of B.
fn out_of_the_game(edition: Edition) {
    let wounded = if edition == Revised { "wounded" } else { "" };
    let mut bench = at(
        edition,
        &format!("A: Rex 9, hand 6s 5s; B: Mox 1 {wounded}, hand 2d; C: Zed 5, holds Nim 4 of B, hand 3s; turn A"),
    );
    bench.fight("Rex", "Mox", "6s", "2d");
    assert_eq!((bench.side("B", "in_game"), bench.asked()), (json!(false), "C attack".into()));
    let (zed, b) = (bench.figure("Zed"), bench.seat("B"));
    assert_eq!(bench.refusal("C", Action::Attack { with: zed, player: b }), "PA-R-18");
    assert_eq!(bench.refusal("B", Action::Resign), "PA-R-18", "a player who is out decides nothing");
}

#[test]
fn pa1_end_01_a_player_whose_figures_are_all_captured_is_out() {
    out_of_the_game(First);
}

#[test]
fn pa2_end_01_a_player_whose_figures_are_all_captured_is_out() {
    out_of_the_game(Revised);
}

fn the_last_one_wins(edition: Edition, clause: &str) {
    let wounded = if edition == Revised { "wounded" } else { "" };
    let mut bench = at(edition, &format!("A: Rex 9, hand 6s; B: Mox 1 {wounded}, hand 2d"));
    bench.fight("Rex", "Mox", "6s", "2d");
    assert_eq!(bench.asked(), "A wins by last-standing");
    let rex = bench.figure("Rex");
    assert_eq!(bench.refusal("A", Action::Defend { with: rex }), clause);
}

#[test]
fn pa1_end_02_the_last_player_with_figures_wins() {
    the_last_one_wins(First, PA1_END_02.id());
}

#[test]
fn pa2_end_02_the_last_player_with_figures_wins() {
    the_last_one_wins(Revised, PA2_END_02.id());
}
