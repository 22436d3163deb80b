//! Which seat has the first turn of a duel. AT-FIRST, AT-R-09

use crate::setup::board::{Board, duel};
use attacktix::{Colour, Event, Phase};
use referee::Clause;

/// Begins a duel of one figure each. `luck` is the random number after the two grinds of set-up.
fn first_with(luck: u32, backups: [&[&str]; 2]) -> Board {
    let mut words = duel(&["B05"], &["B05"]);
    for (seat, backup) in ["p1", "p2"].iter().zip(backups) {
        words["forces"][*seat]["backup"] = serde_json::json!(backup);
    }
    let mut board = Board::begin(words, &[0, 0, luck]);
    board.all_ready();
    assert_eq!(board.state.phase, Phase::Play);
    board
}

fn last_grind(board: &Board) -> (String, &'static str) {
    let grind = |event: &Event| match event {
        Event::Grind { figure, clause, .. } => Some((figure.to_string(), Clause::id(*clause))),
        _ => None,
    };
    board.events.iter().rev().find_map(grind).expect("a wheel was ground")
}

#[test]
fn at_first_01_a_back_up_figure_is_ground() {
    let board = first_with(3, [&["B05", "B05"], &["B05"]]);
    assert_eq!(last_grind(&board), ("p1-02".into(), "AT-FIRST-01"));
    assert_eq!(board.figure("p1-02").wheel, 3);
}

#[test]
fn at_first_02_if_the_wheel_shows_red_its_owner_begins_and_if_white_the_other() {
    // B05 shows 9r at position 3, and 9w* at position 2.
    let first = |position| first_with(position, [&["B05"], &["B05"]]).state.turn.active.0;
    assert_eq!((first(3), first(2)), (0, 1));
}

#[test]
fn at_r_09_the_hosts_back_up_figure_with_the_lowest_id_decides() {
    assert_eq!(last_grind(&first_with(3, [&["B04", "B05"], &["B05"]])).0, "p1-02");
}

#[test]
fn at_r_09_if_the_host_has_no_back_up_figure_that_of_the_other_player_decides() {
    let red = first_with(3, [&[], &["B05"]]);
    assert_eq!((last_grind(&red).0.as_str(), red.state.turn.active.0), ("p2-02", 1));
    assert_eq!(first_with(2, [&[], &["B05"]]).state.turn.active.0, 0);
}

#[test]
fn at_r_09_without_a_figure_out_of_play_a_coin_decides() {
    let red = first_with(0, [&[], &[]]);
    let told = |board: &Board, colour| {
        board.events.iter().any(|event| matches!(event, Event::Coin { colour: it, .. } if *it == colour))
    };
    assert_eq!((red.state.turn.active.0, told(&red, Colour::Red)), (0, true));
    let white = first_with(1, [&[], &[]]);
    assert_eq!((white.state.turn.active.0, told(&white, Colour::White)), (1, true));
}

#[test]
fn at_first_02_the_first_player_has_the_first_turn() {
    let board = first_with(3, [&["B05"], &["B05"]]);
    assert_eq!((board.state.turn.number, board.state.turn.attacks), (1, 2));
    let opened = board.events.iter().position(|event| *event == Event::Opened {});
    let turn = board.events.iter().position(|event| matches!(event, Event::Turn { .. }));
    assert!(opened.expect("figures are shown") < turn.expect("a turn begins"));
}
