//! Tests of the worst truths: the hidden cards that a proof of a win assumes, and how long they remain the worst.

use crate::rules::bench::{Bench, bench, first, play, revised};
use plastic_attack::{Edition, State};
use referee::{Game, Viewer};
use search::Playable;
use serde_json::json;

/// Returns the worst truths for a seat.
fn worst(bench: &Bench, seat: &str) -> Vec<State> {
    let seat = bench.seat(seat);
    bench.game.worst_truths(&bench.game.view(&bench.state, Viewer::Seat(seat)), seat)
}

/// Returns the hand of the seat `of` in each of the worst truths for `viewer`.
fn worst_hands(bench: &Bench, of: &str, viewer: &str) -> Vec<String> {
    let hand = |truth: State| {
        let words: Vec<String> = truth.hand(bench.seat(of)).iter().map(plastic_attack::Card::word).collect();
        words.join(" ")
    };
    worst(bench, viewer).into_iter().map(hand).collect()
}

#[test]
fn pa1_battle_03_the_worst_defender_holds_the_highest_unseen_cards() {
    let mut bench = first("A: Rex 4, hand 7s 8s Ks As; B: Mox 1, hand 2s 3s; discard Ah Kh");
    assert_eq!(worst_hands(&bench, "B", "A"), ["Ad Ac"]);
    assert!(worst(&bench, "B").is_empty(), "it is not B's turn");
    bench.attack("Rex", "B");
    assert_eq!(worst_hands(&bench, "B", "A"), ["Ad Ac"]);
}

#[test]
fn pa_r_53_a_card_held_since_before_the_shuffle_is_known() {
    let position =
        "A: Rex 9, hand 2s 10h; B: Mox 9, Zed 1, hand 9d; pile only; discard 5d 6d 7d 8d 2c 3c 4c 5c 6c 2d 3d 4d 5h 6h";
    let mut bench = first(position);
    bench.fight("Rex", "Mox", "2s", "9d");
    assert_eq!(bench.asked(), "B attack");
    assert_eq!(worst_hands(&bench, "A", "B"), ["10h"]);
}

#[test]
fn pa_r_10_a_card_laid_face_down_may_be_any_of_the_worst_hand() {
    let mut bench = revised("A: Rex 4, hand 7s 8s Ks; B: Mox 1, hand 2s 3s");
    let defend = plastic_attack::Action::Defend { with: bench.figure("Mox") };
    bench.attack("Rex", "B").act("B", defend).act("B", play("2s"));
    let truths = worst(&bench, "A");
    assert_eq!(truths.len(), 1);
    let waits = bench.game.status(&truths[0]);
    assert_eq!(waits, referee::Status::Awaiting([bench.seat("A"), bench.seat("B")].into_iter().collect()));
}

#[test]
fn pa1_clean_02_truths_stay_the_worst_until_another_player_has_a_turn() {
    let mut bench = first("A: Rex 4, hand 2s 3s 4s 5s; B: Mox 9, hand Ah Kh Qh");
    let seat = bench.seat("A");
    assert!(bench.game.is_bounded(&bench.state, seat));
    bench.fight("Rex", "Mox", "2s", "Ah");
    assert!(!bench.game.is_bounded(&bench.state, seat), "B's turn has begun");
}

#[test]
fn pa1_act_mp_01_no_truth_is_the_worst_if_the_opponents_hand_may_change() {
    let with = |card: &str, other: &str| {
        let bench = first(&format!("A: Rex 4 {card}, Pip 1 {other}, hand 2s 3s 4s 5s; B: Mox 9, hand Ah Kh Qh"));
        worst(&bench, "A").len()
    };
    assert_eq!(with("master-plan/heal/luck", "heal/heal/heal"), 1);
    assert_eq!(with("knock-out/heal/luck", "heal/heal/heal"), 1);
    assert_eq!(with("master-plan/heal/luck", "heal/knock-out/heal"), 0);
    let bench = first("A: Rex 4 master-plan/heal/luck, hand 2s 3s 4s 5s; B: Mox 9, lost_turns 1, hand Ah Kh Qh");
    assert!(worst(&bench, "A").is_empty(), "B loses the next turn");
}

#[test]
fn pa_r_46_in_the_last_turn_every_player_has_worst_truths() {
    let position = "A: Rex 4, hand 2s 3s 4s; B: Mox 9, hand 5s 6s; C: Zed 3, hand 7s; taken";
    let at = |taken: u32| bench(Edition::Revised, json!({ "max_turns": 8 }), &format!("{position} {taken}"));
    assert!(worst(&at(6), "A").is_empty(), "the game may go on after this turn, with two opponents");
    let mut last = at(7);
    assert_eq!(worst_hands(&last, "B", "A"), ["Ad Ac", "Ah Ad"], "first against B, then against C");
    assert_eq!(worst_hands(&last, "C", "A"), ["Ah", "Ac"], "first against B, then against C");
    last.attack("Rex", "B");
    assert_eq!(worst_hands(&last, "A", "B"), ["2s 3s 4s 5h 6h 7s 8s 9s 10s Js Qs Ks As"]);
    assert!(last.game.is_bounded(&last.state, last.seat("B")));
}

#[test]
fn pa_r_11_with_blind_draw_there_are_no_worst_truths() {
    let bench = bench(
        Edition::First,
        json!({ "empty_hand": "blind-draw" }),
        "A: Rex 4, hand 7s 8s Ks As; B: Mox 1, hand 2s 3s",
    );
    assert!(worst(&bench, "A").is_empty());
}
