//! Set-ups: their players, modes of play and options. AT-R-48, AT-SETUP-01, AT-R-07

use crate::setup::board::{Board, clauses, duel, setup};
use attacktix::{Attacktix, Measure, Mode, TableSize, setup_faults};
use referee::Game;
use serde_json::json;

#[test]
fn at_setup_01_two_lines_are_three_feet_or_a_metre_apart() {
    for mode in [Mode::Duel, Mode::Team] {
        assert_eq!(2 * TableSize::of(mode, Measure::Imperial, 2).line, 914_400);
        assert_eq!(2 * TableSize::of(mode, Measure::Metric, 2).line, 1_000_000);
    }
}

#[test]
fn at_r_07_behind_every_line_there_is_room_for_a_base_and_two_tix() {
    for mode in [Mode::Duel, Mode::Team, Mode::Ffa] {
        for measure in [Measure::Imperial, Measure::Metric] {
            for seats in 2..=4 {
                let size = TableSize::of(mode, measure, seats);
                assert!(size.surface - size.line >= 95_000, "{mode:?} {measure:?} {seats}");
            }
        }
    }
    let apron = |seats| {
        let size = TableSize::of(Mode::Ffa, Measure::Imperial, seats);
        size.surface - size.line
    };
    assert_eq!((apron(3), apron(4)), (120_000, 120_000));
}

#[test]
fn at_r_48_the_seats_are_named_in_the_order_in_which_they_joined() {
    assert_eq!(setup_faults(&setup(json!({ "seats": ["p1", "p2"] }))), []);
    let faults = setup_faults(&setup(json!({ "seats": ["p2", "p1"] })));
    assert_eq!(clauses(&faults), ["AT-R-48", "AT-R-48"]);
    let board = Board::begin(duel(&["B05"], &["B05"]), &[]);
    assert_eq!(board.game.seat_name(referee::Seat(1)), "p2");
}

#[test]
fn every_seat_and_no_one_else_brings_a_force() {
    let mut words = duel(&["B05"], &["B05"]);
    words["forces"]["p3"] = words["forces"]["p1"].clone();
    words["forces"].as_object_mut().expect("the set-up has forces").remove("p2");
    let faults = Attacktix::open(setup(words)).expect_err("the set-up has faults");
    assert_eq!(clauses(&faults), ["AT-FORCE-01", "AT-FORCE-01"]);
}

#[test]
fn options_keep_within_their_ranges() {
    let options = json!({ "switch_impulse": 0, "shock_impulse": 1_000_000 });
    let faults = setup_faults(&setup(json!({ "seats": ["p1", "p2"], "options": options })));
    assert_eq!(clauses(&faults), ["AT-R-24", "AT-R-26"]);
}

#[test]
fn every_fault_of_a_set_up_is_reported_at_once() {
    let words = json!({
        "seats": ["p1", "p2", "p9"], "mode": "duel", "limit": 120, "bm_allowance": 7, "table": "nowhere",
        "teams": [["p1"], ["p2"]],
    });
    let faults = setup_faults(&setup(words));
    let all = ["AT-TEAM-01", "AT-R-48", "AT-TEAM-01", "AT-FORCE-01", "AT-BM-02", "AT-TERR-01"];
    assert_eq!(clauses(&faults), all);
}
