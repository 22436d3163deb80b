//! Free-for-all: areas, sides, distances and the first player. AT-FFA-01 … AT-FFA-07, AT-R-49

use crate::setup::board::{Board, clauses, ffa, placing, setup, side};
use attacktix::{Edge, Measure, Mode, Phase, TableSize, setup_faults};
use referee::Seat;
use serde_json::json;

fn three() -> Board {
    Board::begin(ffa(&[&["B05"], &["B05"], &["B05"]]), &[])
}

/// A game of three seats on the sides south, west and east.
fn seated(metric: bool) -> Board {
    let mut words = ffa(&[&["B05"], &["B05"], &["B05"]]);
    words["measure"] = json!(if metric { "metric" } else { "imperial" });
    let mut board = Board::begin(words, &[]);
    for (seat, edge) in [(0, Edge::South), (1, Edge::West), (2, Edge::East)] {
        board.act(seat, side(edge));
    }
    board
}

fn four() -> Board {
    let mut board = Board::begin(ffa(&[&["B05"], &["B05"], &["B05"], &["B05"]]), &[]);
    for (seat, edge) in [(0, Edge::South), (1, Edge::West), (2, Edge::North), (3, Edge::East)] {
        board.act(seat, side(edge));
    }
    board
}

#[test]
fn at_ffa_01_free_for_all_is_for_three_or_four() {
    for (seats, fits) in [(2, false), (3, true), (4, true), (5, false)] {
        let names: Vec<String> = (1..=seats).map(|n| format!("p{n}")).collect();
        let faults = clauses(&setup_faults(&setup(json!({ "mode": "ffa", "seats": names }))));
        assert_eq!(faults.is_empty(), fits, "{seats}");
        assert!(fits || faults == ["AT-FFA-01"], "{faults:?}");
    }
}

#[test]
fn at_ffa_02_the_area_of_three_players_is_three_feet_or_a_metre_square() {
    let line = |measure| TableSize::of(Mode::Ffa, measure, 3).line;
    assert_eq!((line(Measure::Imperial), line(Measure::Metric)), (457_200, 500_000));
}

#[test]
fn at_ffa_03_the_first_player_keeps_eight_inches_from_the_adjacent_sides() {
    let mut board = seated(false);
    assert_eq!(board.refused(0, placing("p1-01", Edge::South, 232_001, 479_200, 0)), "AT-FFA-03");
    board.place(0, "p1-01", 232_000, 0);
    let mut board = seated(true);
    assert_eq!(board.refused(0, placing("p1-01", Edge::South, -278_001, 522_000, 0)), "AT-FFA-03");
    board.place(0, "p1-01", -278_000, 0);
}

#[test]
fn at_ffa_03_a_refusal_says_how_near_the_other_side_is() {
    let board = seated(false);
    for along in [242_000, -242_000] {
        let words = board.words_of(0, &placing("p1-01", Edge::South, along, 479_200, 0));
        assert_eq!(words, "p1-01 is 193 mm from another player's side; it must be at least 203 mm away.", "{along}");
    }
}

#[test]
fn at_ffa_04_the_other_players_take_the_adjacent_sides_and_keep_sixteen_inches() {
    let mut board = seated(false);
    assert_eq!(board.refused(1, placing("p2-01", Edge::West, -28_801, 479_200, 0)), "AT-FFA-04");
    board.place(1, "p2-01", -28_800, 0);
    assert_eq!(board.figure("p2-01").facing, 9_000);
    let mut board = seated(true);
    assert_eq!(board.refused(2, placing("p3-01", Edge::East, -78_001, 522_000, 0)), "AT-FFA-04");
    board.place(2, "p3-01", -78_000, 0);
    assert_eq!(
        board.refused(1, placing("p2-01", Edge::West, 598_001, 522_000, 0)),
        "AT-R-08",
        "at the far end of the line only the edge is a limit"
    );
    board.place(1, "p2-01", 598_000, 0);
}

#[test]
fn at_ffa_05_four_have_one_side_each_and_keep_ten_inches_from_the_others() {
    let line = |measure| TableSize::of(Mode::Ffa, measure, 4).line;
    assert_eq!((line(Measure::Imperial), line(Measure::Metric)), (609_600, 650_000));
    let mut board = four();
    assert_eq!(board.refused(0, placing("p1-01", Edge::South, 333_601, 631_600, 0)), "AT-FFA-05");
    board.place(0, "p1-01", 333_600, 0);
    assert_eq!(board.refused(2, placing("p3-01", Edge::North, -333_601, 631_600, 0)), "AT-FFA-05");
    board.place(1, "p2-01", -333_600, 0);
}

#[test]
fn at_ffa_06_the_smallest_sum_of_speeds_begins() {
    let mut board = Board::begin(ffa(&[&["B05"], &["B05"], &["B05"]]), &[0, 6, 3]);
    for (seat, edge) in [(0, Edge::North), (1, Edge::East), (2, Edge::West)] {
        board.act(seat, side(edge));
    }
    for (seat, name) in [(0, "p1-01"), (1, "p2-01"), (2, "p3-01")] {
        board.place(seat, name, 0, 0);
        board.act(seat, attacktix::Action::Ready {});
    }
    assert_eq!((board.state.phase, board.state.turn.active), (Phase::Play, Seat(1)), "the sums are 11, 8 and 9");
}

#[test]
fn at_ffa_07_a_trial_grind_may_order_the_choice_of_sides() {
    let mut words = ffa(&[&["B05"], &["B05"], &["B05"]]);
    words["options"]["side_order"] = json!("trial-grind");
    let mut board = Board::begin(words, &[0, 11, 2, 1, 0, 6]);
    assert_eq!((board.state.phase, board.state.chooser), (Phase::Sides, Some(Seat(1))), "the sums are 11, 7 and 9");
    assert_eq!(board.refused(0, side(Edge::South)), "AT-R-49");
    board.act(1, side(Edge::South));
    assert_eq!(board.refused(2, side(Edge::North)), "AT-FFA-04");
    board.act(2, side(Edge::West));
    assert_eq!(board.refused(0, side(Edge::West)), "AT-FFA-03");
    board.act(0, side(Edge::East));
    assert_eq!(board.state.phase, Phase::Setup);
    assert_eq!(
        ["p1-01", "p2-01", "p3-01"].map(|name| board.figure(name).wheel),
        [1, 0, 6],
        "all figures are ground again after the trial grind"
    );
}

#[test]
fn at_r_49_the_first_seat_chooses_first_and_the_others_follow_clockwise() {
    let mut board = three();
    let mut order = Vec::new();
    while board.state.phase == Phase::Sides {
        let chooser = board.state.chooser.expect("a seat chooses a side").0;
        order.push(chooser);
        let edge = [Edge::North, Edge::East, Edge::West][usize::from(chooser)];
        board.act(chooser, side(edge));
    }
    assert_eq!(order, [0, 1, 2]);
}

#[test]
fn at_r_49_four_seats_choose_among_the_sides_that_are_left() {
    let mut board = Board::begin(ffa(&[&["B05"], &["B05"], &["B05"], &["B05"]]), &[]);
    board.act(0, side(Edge::South));
    assert_eq!(board.refused(1, side(Edge::South)), "AT-FFA-05");
    board.act(1, side(Edge::North));
}

#[test]
fn at_r_70_a_silent_seat_takes_the_first_side_that_is_free() {
    let mut board = three();
    board.act(0, attacktix::Action::Timeout {});
    board.act(1, attacktix::Action::Timeout {});
    let sides: Vec<_> = board.state.seats.iter().map(|seat| seat.side).collect();
    assert_eq!(sides, [Some(Edge::South), Some(Edge::West), None]);
}

/// The next seat counts as the first chooser, and the other seats keep their distance from its side.
#[test]
fn at_r_69_if_the_first_chooser_gives_up_the_next_seat_counts_as_the_first() {
    let mut board = Board::begin(ffa(&[&["B05"], &["B05"], &["B05"]]), &[]);
    board.act(0, attacktix::Action::Resign {});
    board.act(1, side(Edge::North));
    assert_eq!(board.refused(2, side(Edge::South)), "AT-FFA-04");
    board.act(2, side(Edge::West));
    board.place(1, "p2-01", 232_000, 0);
    assert_eq!(board.refused(2, placing("p3-01", Edge::West, 28_801, 479_200, 0)), "AT-FFA-04");
    board.place(2, "p3-01", 28_800, 0);
}
