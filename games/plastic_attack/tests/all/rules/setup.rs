//! Tests of the set-up: Power Points, the first player, hands.

use crate::rules::armies::{army_of, faults, open, start};
use crate::rules::bench::at;
use plastic_attack::Edition::{First, Revised};
use plastic_attack::{Edition, Event, PlasticAttack, Stage, State};
use referee::{Clause, Codec, Game, Noted, Seat, Seeded, Table, Viewer};

/// Checks that the order of the figures in a line does not change the result of a battle.
fn any_order(edition: Edition) {
    let battle = |line: &str| {
        let mut bench = at(edition, &format!("A: {line}, hand 6s 2h; B: Mox 5, hand 2d 9h"));
        bench.fight("Rex", "Mox", "6s", "2d");
        (bench.totals(), bench.power("Mox"), bench.is_wounded("Mox"), bench.asked())
    };
    assert_eq!(battle("Rex 4, Pip 3"), battle("Pip 3, Rex 4"));
}

#[test]
fn pa1_setup_02_the_order_of_the_line_changes_nothing() {
    any_order(First);
}

#[test]
fn pa2_setup_02_the_order_of_the_line_changes_nothing() {
    any_order(Revised);
}

pub fn of_powers(edition: Edition, powers: &[i32]) -> Vec<String> {
    faults(edition, &army_of(edition, powers))
}

#[test]
fn pa1_setup_04_an_army_has_at_most_fifteen_points() {
    assert_eq!(of_powers(First, &[7, 8]), [""; 0]);
    assert_eq!(of_powers(First, &[8, 8]), ["PA1-SETUP-04"]);
}

#[test]
fn pa2_setup_04_an_army_has_at_most_fifteen_points() {
    assert_eq!(of_powers(Revised, &[7, 8]), [""; 0]);
    assert_eq!(of_powers(Revised, &[8, 8]), ["PA2-SETUP-04"]);
}

#[test]
fn pa1_setup_05_a_power_is_from_1_to_10() {
    assert_eq!(of_powers(First, &[10, 1]), [""; 0]);
    assert_eq!(of_powers(First, &[11]), ["PA1-SETUP-05"]);
    assert_eq!(of_powers(First, &[-1, 3]), ["PA1-SETUP-05"]);
}

#[test]
fn pa2_setup_05_a_power_is_from_1_to_10() {
    assert_eq!(of_powers(Revised, &[10, 1]), [""; 0]);
    assert_eq!(of_powers(Revised, &[11]), ["PA2-SETUP-05"]);
    assert_eq!(of_powers(Revised, &[-1, 3]), ["PA2-SETUP-05"]);
}

#[test]
fn pa1_setup_06_no_figure_has_power_0() {
    assert_eq!(of_powers(First, &[7, 0]), ["PA1-SETUP-05"]);
}

#[test]
fn pa2_setup_06_no_figure_has_power_0() {
    assert_eq!(of_powers(Revised, &[7, 0]), ["PA2-SETUP-05"]);
}

fn unlike_armies(edition: Edition) {
    let game = open(edition, &["Rex 7, Pip 8", "Mox 5, Nim 4, Zed 3, Lou 3"]);
    let state = start(&game, 3);
    assert_eq!([0, 1].map(|seat| state.line(Seat(seat)).count()), [2, 4]);
}

#[test]
fn pa1_setup_07_armies_may_differ_in_size() {
    unlike_armies(First);
}

#[test]
fn pa2_setup_07_armies_may_differ_in_size() {
    unlike_armies(Revised);
}

/// Checks that points that are not spent are on no die.
fn points_left_over(edition: Edition) {
    let army = army_of(edition, &[4, 3]);
    assert_eq!((faults(edition, &army), army.points_left()), (Vec::new(), 8));
    let game = open(edition, &["Rex 4, Pip 3", "Mox 5"]);
    let state = start(&game, 5);
    let shown: u32 = state.line(Seat(0)).map(|figure| u32::from(state.power(figure))).sum();
    assert_eq!(shown, 7);
}

#[test]
fn pa1_setup_08_points_not_spent_are_lost() {
    points_left_over(First);
}

#[test]
fn pa2_setup_08_points_not_spent_are_lost() {
    points_left_over(Revised);
}

fn dice_at_the_start(edition: Edition) {
    let game = open(edition, &["Rex 7, Pip 8", "Mox 5"]);
    let state = start(&game, 5);
    let shown: Vec<u8> = (0..3).map(|n| state.power(plastic_attack::Figure(n))).collect();
    assert_eq!(shown, [7, 8, 5]);
}

#[test]
fn pa1_setup_09_each_die_is_turned_to_its_power() {
    dice_at_the_start(First);
}

#[test]
fn pa2_setup_09_each_die_is_turned_to_its_power() {
    dice_at_the_start(Revised);
}

/// Starts a game. Returns the state, the events and the draws.
pub fn told(game: &PlasticAttack, seed: u64) -> (State, Vec<Event>, Vec<referee::Draw>) {
    let mut luck = Seeded::new(seed, 0);
    let (mut noted, mut story) = (Noted::new(&mut luck), Vec::new());
    let state = game.start(&mut Table::new(&mut noted, &mut story));
    (state, story, noted.draws)
}

pub fn first_ace(edition: Edition, clause: Clause) {
    let game = open(edition, &["Rex 4", "Mox 5", "Zed 3"]);
    for seed in 0..60 {
        let (_, story, draws) = told(&game, seed);
        let Some(Event::FirstPlayer { dealt, seat }) = story.first() else {
            panic!("the first event must be the deal for the first player")
        };
        let (ace, before) = dealt.split_last().expect("at least one card is dealt");
        assert!(ace.is_ace() && before.iter().all(|card| !card.is_ace()), "cards are dealt until a player gets an Ace");
        assert_eq!(usize::from(seat.0), before.len() % 3, "the seats get cards in turn from the first seat");
        assert_eq!(draws.iter().filter(|draw| draw.clause == clause.id()).count(), dealt.len());
    }
}

fn who_gets_the_ace_begins(edition: Edition) {
    let game = open(edition, &["Rex 4", "Mox 5", "Zed 3"]);
    let mut starters = [0; 3];
    for seed in 0..60 {
        let (state, story, _) = told(&game, seed);
        let Some(Event::FirstPlayer { seat, .. }) = story.first() else {
            panic!("the first event must be the deal for the first player")
        };
        assert_eq!((state.turn(), state.stage()), (*seat, Stage::Attack), "the player with the Ace begins");
        starters[usize::from(seat.0)] += 1;
    }
    assert!(starters.iter().all(|count| *count > 0), "how often each seat began: {starters:?}");
}

#[test]
fn pa1_setup_10_cards_are_dealt_until_an_ace_falls() {
    first_ace(First, plastic_attack::clauses::PA1_SETUP_10);
}

#[test]
fn pa1_setup_11_the_player_with_the_ace_begins() {
    who_gets_the_ace_begins(First);
}

#[test]
fn pa2_setup_10_cards_are_dealt_until_an_ace_falls() {
    first_ace(Revised, plastic_attack::clauses::PA2_SETUP_10);
}

#[test]
fn pa2_setup_11_the_player_with_the_ace_begins() {
    who_gets_the_ace_begins(Revised);
}

/// Checks that every player has the hand of the deal, and that the first player has drawn one more card.
fn hands_dealt(edition: Edition, deal: u32) {
    let game = open(edition, &["Rex 4", "Mox 5", "Zed 3"]);
    let (state, story, _) = told(&game, 8);
    let dealt = story.iter().filter_map(|event| match event {
        Event::Drew { seat, count, cards, .. } => Some((*seat, *count, cards.map(|cards| cards.len()))),
        _ => None,
    });
    let dealt: Vec<_> = dealt.collect();
    for seat in 0..3 {
        assert_eq!(dealt[usize::from(seat)], (Seat(seat), deal as u8, Some(deal)));
        let filled = u32::from(state.turn() == Seat(seat));
        assert_eq!(state.hand(Seat(seat)).len(), deal + filled);
    }
}

fn rest_of_the_deal(edition: Edition, deal: u32) {
    let state = start(&open(edition, &["Rex 4", "Mox 5", "Zed 3"]), 8);
    assert_eq!(state.draw_pile().len(), 52 - 3 * deal - 1);
    assert_eq!(state.discard_pile().len(), 0, "all cards were collected again");
}

#[test]
fn pa1_setup_12_each_player_is_dealt_three_cards() {
    hands_dealt(First, 3);
}

#[test]
fn pa2_setup_12_each_player_is_dealt_two_cards() {
    hands_dealt(Revised, 2);
}

#[test]
fn pa1_setup_14_the_rest_of_the_deck_is_the_draw_pile() {
    rest_of_the_deal(First, 3);
}

#[test]
fn pa2_setup_14_the_rest_of_the_deck_is_the_draw_pile() {
    rest_of_the_deal(Revised, 2);
}

fn secret_hands(edition: Edition) {
    let game = open(edition, &["Rex 4", "Mox 5", "Zed 3"]);
    let (state, story, _) = told(&game, 8);
    for viewer in Viewer::all(3) {
        let view = game.view_to_json(&game.view(&state, viewer));
        for seat in 0..3 {
            let hand = &view["seats"][usize::from(seat)]["hand"];
            assert_eq!(hand.is_null(), !viewer.is(Seat(seat)), "{viewer:?} looks at seat {seat}");
        }
        let shown: Vec<Event> = story.iter().filter_map(|event| game.show(event, viewer)).collect();
        for event in shown {
            let Event::Drew { seat, cards, .. } = event else { continue };
            assert_eq!(cards.is_none(), !viewer.is(seat), "{viewer:?} is told what {seat:?} drew");
        }
    }
}

#[test]
fn pa1_setup_13_hands_are_secret() {
    secret_hands(First);
}

#[test]
fn pa2_setup_13_hands_are_secret() {
    secret_hands(Revised);
}
