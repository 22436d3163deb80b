//! Teams: their seats, points and lines, which seat begins, and how many attacks a turn has. AT-TEAM-01 … AT-TEAM-07,
//! AT-R-46, AT-R-47

use crate::setup::board::{Board, clauses, setup};
use attacktix::{Action, Attacktix, ForceFault, Mode, force_faults, setup_faults};
use referee::{Game, Seat, Seats};
use serde_json::{Value, json};

fn two_against_one() -> Value {
    json!({
        "seats": ["p1", "p2", "p3"], "mode": "team", "teams": [["p1", "p2"], ["p3"]], "limit": 200,
        "forces": {
            "p1": { "battle": ["T01", "B03", "T02"], "backup": ["B01", "B05"] },
            "p2": { "battle": ["T01", "B03", "T02"], "backup": ["B01", "B05"] },
            "p3": { "battle": ["T01", "T01", "T01", "T01", "T01"], "backup": ["T01", "T01", "B04", "B04"] },
        },
    })
}

/// A game of two teams, in which each seat has four figures of type B05. `wheels` gives the position of their wheels by
/// seat, and `backups` the Back-Up force of each seat. `luck` holds the random numbers after those of the wheels.
fn level(wheels: &[u32], backups: &[&[&str]], luck: &[u32]) -> Board {
    let names: Vec<String> = (1..=backups.len()).map(|n| format!("p{n}")).collect();
    let force = |backup: &&[&str]| json!({ "battle": ["B05", "B05", "B05", "B05"], "backup": backup });
    let forces: Value = names.iter().cloned().zip(backups.iter().map(force)).collect();
    let words = json!({
        "seats": names, "mode": "team", "limit": 200, "options": { "force_points": "at-most" }, "forces": forces,
    });
    let all: Vec<u32> = wheels.iter().flat_map(|wheel| [*wheel; 4]).chain(luck.iter().copied()).collect();
    let mut board = Board::begin(words, &all);
    board.all_ready();
    board
}

fn faults(words: Value) -> Vec<&'static str> {
    Attacktix::open(setup(words)).map_or_else(|faults| clauses(&faults), |_| Vec::new())
}

#[test]
fn at_team_01_more_than_two_play_in_teams_or_free_for_all() {
    let mode = |words: Value| setup(words).mode();
    assert_eq!(mode(json!({ "seats": ["p1", "p2", "p3"] })), Mode::Ffa);
    assert_eq!(mode(json!({ "seats": ["p1", "p2"] })), Mode::Duel);
    let team = setup(json!({ "seats": ["p1", "p2", "p3", "p4"], "mode": "team" }));
    let every_other = [[0, 2], [1, 3]].map(|team| team.into_iter().map(Seat).collect::<Seats>());
    assert_eq!(team.team_seats(), every_other);
    for teams in [json!([["p1"], ["p1", "p2", "p3"]]), json!([["p1", "p2", "p3"]]), json!([["p1", "p2"], ["p4"]])] {
        let words = json!({ "seats": ["p1", "p2", "p3"], "mode": "team", "teams": teams });
        assert_eq!(clauses(&setup_faults(&setup(words))), ["AT-TEAM-01"], "{teams}");
    }
    assert_eq!(clauses(&setup_faults(&setup(json!({ "seats": ["p1", "p2", "p3"], "mode": "duel" })))), ["AT-TEAM-01"]);
}

#[test]
fn at_team_02_both_teams_have_the_same_points_divided_as_they_wish() {
    assert_eq!(faults(two_against_one()), [] as [&str; 0]);
    let mut words = two_against_one();
    words["forces"]["p2"]["backup"] = json!(["B01"]);
    assert_eq!(faults(words), ["AT-TEAM-02"]);
    let mut words = two_against_one();
    words["forces"]["p1"]["battle"] = json!(["T01", "B04"]);
    words["forces"]["p2"]["battle"] = json!(["T01", "T01", "T01", "B03"]);
    assert_eq!(faults(words), [] as [&str; 0], "members of a team may bring 50 and 150 points");
    let mut words = two_against_one();
    words["options"] = json!({ "force_points": "at-most" });
    words["forces"]["p3"]["battle"] = json!(["T01", "T01"]);
    assert_eq!(faults(words), ["AT-TEAM-02"], "with the option at-most, both teams must still bring the same points");
}

#[test]
fn at_team_03_teams_may_have_unequal_numbers() {
    let board = Board::begin(two_against_one(), &[]);
    assert_eq!(board.game.team(Seat(0)), Seats::one(Seat(0)).with(Seat(1)));
    assert_eq!(board.game.team(Seat(2)), Seats::one(Seat(2)));
}

#[test]
fn at_team_04_a_team_shares_one_line() {
    let mut board = Board::begin(two_against_one(), &[]);
    board.place(0, "p1-01", 0, 0);
    let onto = crate::setup::board::place_at("p2-01", 30_000, -479_200, 0);
    assert_eq!(board.refused(1, onto), "AT-R-08", "figures of one team may not overlap");
    board.place(1, "p2-01", 50_000, 0);
    board.place(2, "p3-01", 0, 0);
    assert_eq!([board.figure("p2-01").facing, board.figure("p3-01").facing], [0, 18_000]);
}

#[test]
fn at_team_05_the_smallest_sum_of_speeds_begins() {
    // B05 shows 11w at position 0, 9r at position 3 and 8w at position 6.
    let board = level(&[0, 3, 6, 0], &[&[], &[], &[], &[]], &[]);
    assert_eq!(board.state.turn.active, Seat(2));
}

#[test]
fn at_team_06_turns_go_clockwise_from_the_seat_that_begins() {
    let mut board = level(&[0, 3, 6, 0], &[&[], &[], &[], &[]], &[]);
    let mut order = Vec::new();
    for _ in 0..4 {
        order.push(board.state.turn.active.0);
        board.act(board.state.turn.active.0, Action::EndTurn {});
    }
    assert_eq!(order, [2, 3, 0, 1]);
}

#[test]
fn at_team_07_one_attack_for_every_100_points() {
    let board = Board::begin(two_against_one(), &[]);
    let mut words = two_against_one();
    words["forces"]["p1"]["battle"] = json!(["T01", "B04"]);
    words["forces"]["p2"]["battle"] = json!(["T01", "T01", "T01", "B03"]);
    let divided = Board::begin(words, &[]);
    let attacks = |board: &mut Board, seat: u8| {
        board.all_ready();
        while board.state.turn.active.0 != seat {
            board.act(board.state.turn.active.0, Action::EndTurn {});
        }
        board.state.turn.attacks
    };
    let (mut board, mut divided) = (board, divided);
    assert_eq!(
        (attacks(&mut board, 0), attacks(&mut divided, 1)),
        (1, 2),
        "100 points give one attack, and 150 points two"
    );
}

#[test]
fn at_r_46_every_member_brings_at_least_50_points() {
    let table = setup(two_against_one());
    let force = |battle: &[&str]| laws::from_json(&json!({ "battle": battle }));
    assert_eq!(force_faults(&force(&["T01"]), &table), [ForceFault::Contribution { points: 40, least: 50 }]);
    assert_eq!(clauses(&force_faults(&force(&["T01"]), &table)), ["AT-R-46"]);
    assert_eq!(force_faults(&force(&["T01", "B04"]), &table), []);
}

#[test]
fn at_r_47_equal_sums_grind_one_back_up_figure_each() {
    // The sums of p2 and p3 are equal, four times 8. Their Back-Up figures show 11 and 8.
    let backup: &[&str] = &["B05"];
    let board = level(&[0, 6, 6, 0], &[backup, backup, backup, backup], &[0, 6]);
    assert_eq!(board.state.turn.active, Seat(2));
    assert_eq!((board.figure("p2-05").wheel, board.figure("p3-05").wheel), (0, 6));
}

#[test]
fn at_r_47_if_back_up_figures_show_equal_speeds_a_random_draw_decides() {
    let backup: &[&str] = &["B05"];
    let of = |lot| level(&[0, 6, 6, 0], &[backup, backup, backup, backup], &[3, 4, lot]).state.turn.active;
    assert_eq!((of(0), of(1)), (Seat(1), Seat(2)), "both Back-Up figures show 9r, so a draw decides");
}

#[test]
fn at_r_47_if_a_seat_has_no_back_up_figure_a_random_draw_decides() {
    let of = |lot| level(&[6, 6, 0, 0], &[&[], &["B05"], &["B05"], &[]], &[lot]);
    assert_eq!((of(0).state.turn.active, of(1).state.turn.active), (Seat(0), Seat(1)));
    assert_eq!(of(1).figure("p2-05").wheel, 0, "no Back-Up figure is ground");
}

#[test]
fn at_team_04_a_team_that_its_line_has_no_room_for_is_refused() {
    let mut words = two_against_one();
    words["limit"] = 600.into();
    words["options"] = json!({ "force_points": "at-most" });
    for seat in ["p1", "p2"] {
        words["forces"][seat]["battle"] = json!(vec!["T03"; 30]);
    }
    assert_eq!(faults(words), ["AT-TEAM-02", "AT-TEAM-04"]);
}
