//! Tests of the rules, clause by clause.

use referee::{Game, Match, PlainRefusal, Seat, Seeded, Status, Viewer};
use tin_drums::{Action, Options, Setup, TinDrums};

const BLUE: Seat = Seat(0);
const RED: Seat = Seat(1);

fn table(sticks: u8) -> Match<TinDrums> {
    let game = TinDrums::open(Setup { options: Options { sticks } }).expect("this number is allowed");
    Match::start(game, &mut Seeded::new(1, 0)).0
}

/// Makes a decision. Returns the kind of the refusal, or `None` if the decision is allowed.
fn act(table: &mut Match<TinDrums>, seat: Seat, action: Action) -> Option<&'static str> {
    table.act(seat, &action, &mut Seeded::new(1, 1)).err().map(|refusal: PlainRefusal| refusal.kind)
}

#[test]
fn td_setup_01_five_to_ninety_nine_sticks_lie_on_the_table() {
    assert_eq!(table(15).view(Viewer::Public).sticks, 15);
    let few = TinDrums::open(Setup { options: Options { sticks: 4 } });
    assert_eq!(few.expect_err("4 sticks are too few")[0].kind, "sticks");
}

#[test]
fn td_turn_01_one_to_three_sticks_are_taken() {
    let mut table = table(15);
    assert_eq!(act(&mut table, BLUE, Action::Take(4)), Some("number"));
    assert_eq!(act(&mut table, BLUE, Action::Take(3)), None);
    assert_eq!(table.view(Viewer::Public).sticks, 12);
}

#[test]
fn td_turn_02_seats_take_turns() {
    let mut table = table(15);
    assert_eq!(act(&mut table, RED, Action::Take(1)), Some("not-your-turn"));
}

#[test]
fn td_goal_01_the_last_stick_wins() {
    let mut table = table(5);
    act(&mut table, BLUE, Action::Take(3));
    act(&mut table, RED, Action::Take(2));
    let Status::Over(outcome) = table.status() else { panic!("the match has not ended") };
    assert!(outcome.winners.contains(RED));
}

#[test]
fn td_r_01_who_resigns_loses() {
    let mut table = table(5);
    act(&mut table, RED, Action::Resign {});
    let Status::Over(outcome) = table.status() else { panic!("the match has not ended") };
    assert!(outcome.winners.contains(BLUE));
}
