//! The order of a Round, the Initiative, and sides whose clock has run out.

use crate::moving::{ahead, go, moves};
use crate::table::{Table, attack, is, log, table};
use serde_json::{Value, json};

fn waiting(what: &str, seats: &[&str]) -> Value {
    json!({ "waiting": { "for": what, "seats": seats } })
}

fn role(role: &str) -> Value {
    json!({ "do": "choose-role", "role": role })
}

fn done() -> Value {
    json!({ "do": "end-moves" })
}

/// Begins a scenario before the Initiative. Both Commanders have the Training level Mediocre.
fn initiative() -> Table {
    table("initiative").given("player_a", Value::Null)
}

#[test]
fn pf_turn_01_a_round_has_four_phases_in_order() {
    let empty = json!({ "do": "commit", "attacks": [] });
    start()
        .luck(["+000", "0000", "0000", "0000"])
        .roll()
        .check(waiting("choose-role", &["green"]))
        .act("green", role("a"))
        .check(waiting("moves", &["green"]))
        .act("green", done())
        .check(waiting("moves", &["tan"]))
        .act("tan", done())
        .check(waiting("commit", &["green", "tan"]))
        .act("tan", empty.clone())
        .check(waiting("commit", &["green"]))
        .act("green", empty)
        .check(waiting("roll", &["green", "tan"]))
        .roll()
        .then([waiting("roll", &["green", "tan"]), json!({ "result": null })]);
}

fn start() -> Table {
    let mut table = initiative();
    table = table.given("player_a", json!("green"));
    table
}

#[test]
fn pf_init_01_the_total_is_dice_and_the_commanders_training() {
    start()
        .with("g0 basic 2 2 90", json!({ "commander": true, "tl": 3 }))
        .luck(["-000", "++00"])
        .roll()
        .then([log(json!({ "kind": "initiative", "green": 2, "tan": 1 }))]);
}

#[test]
fn pf_init_02_ties_are_thrown_again() {
    start().luck(["0000", "0000", "-000", "0000"]).roll().then([
        json!({ "log_count": { "match": { "kind": "initiative" }, "count": 2 } }),
        waiting("choose-role", &["tan"]),
    ]);
}

#[test]
fn pf_init_03_the_winner_chooses() {
    start()
        .luck(["+000", "0000"])
        .roll()
        .refuse("tan", role("a"), "PF-INIT-03")
        .act("green", role("b"))
        .then([waiting("moves", &["tan"])]);
}

#[test]
fn pf_init_04_the_loser_gets_the_other_role() {
    start().luck(["0000", "+000"]).roll().act("tan", role("a")).then([waiting("moves", &["tan"])]);
}

#[test]
fn pf_init_05_a_destroyed_commander_costs_two() {
    start()
        .with("g0 basic", json!({ "commander": true, "state": "destroyed" }))
        .luck(["+++0", "0000"])
        .roll()
        .then([log(json!({ "kind": "initiative", "green": 0, "tan": -1 }))]);
}

#[test]
fn pf_turn_02_player_a_moves_first() {
    moves().refuse("tan", go("t0", ahead(1.0)), "PF-TURN-02").act("green", done()).then([waiting("moves", &["tan"])]);
}

#[test]
fn pf_turn_03_player_b_moves_second() {
    moves()
        .act("green", done())
        .refuse("green", go("g0", ahead(1.0)), "PF-TURN-03")
        .act("tan", go("t0", ahead(1.0)))
        .act("tan", done())
        .then([waiting("commit", &["green", "tan"])]);
}

#[test]
fn pf_turn_04_attacks_come_after_both_movement_phases() {
    let attacks = json!({ "do": "commit", "attacks": [] });
    moves().refuse("green", attacks, "PF-R-17").then([]);
    attack().refuse("green", go("g0", ahead(1.0)), "PF-R-80").then([]);
}

#[test]
fn pf_turn_05_morale_ends_the_round() {
    table("morale").blank(2).roll().then([waiting("roll", &["green", "tan"]), is("g0", json!({ "moved": false }))]);
}

#[test]
fn pf_r_17_both_sides_commit_once() {
    let attacks = json!({ "do": "commit", "attacks": [] });
    attack().act("green", attacks.clone()).refuse("green", attacks, "PF-R-17").then([]);
}

#[test]
fn pf_r_19_units_may_move_and_attack_again_in_the_next_round() {
    let moved = json!({ "moved": true });
    table("morale")
        .with("g1 basic 10 10 0", moved)
        .blank(3)
        .roll()
        .then([is("g1", json!({ "moved": false, "attacked": false, "towed": false }))]);
}

#[test]
fn pf_r_61_a_side_whose_clock_runs_out_in_the_choice_is_player_a() {
    let timeout = json!({ "do": "timeout" });
    start().luck(["0000", "+000"]).roll().act("tan", timeout).then([waiting("moves", &["tan"])]);
}

#[test]
fn pf_r_88_either_side_may_throw_the_dice() {
    for seat in ["green", "tan"] {
        let roll = json!({ "do": "roll" });
        start().luck(["+000", "0000"]).act(seat, roll.clone()).refuse(seat, roll, "PF-R-88").then([]);
    }
}

#[test]
fn pf_r_05_with_the_option_units_check_after_each_movement_phase() {
    moves()
        .option("morale_every", "movement-phase")
        .blank(2)
        .act("green", done())
        .then([json!({ "log_count": { "match": { "kind": "morale" }, "count": 2 } })]);
}

#[test]
fn pf_r_113_a_side_that_resigns_or_runs_out_of_time_loses() {
    for (seat, other) in [("green", "tan"), ("tan", "green")] {
        moves()
            .act(seat, json!({ "do": "resign" }))
            .then([json!({ "result": { "winner": other, "by": "resignation" } })]);
    }
    moves().act("green", json!({ "do": "timeout" })).then([json!({ "result": { "winner": "tan", "by": "timeout" } })]);
    start().luck(["+000", "0000"]).act("tan", json!({ "do": "timeout" })).then([waiting("choose-role", &["green"])]);
}
