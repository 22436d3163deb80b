//! Morale checks: which Units check, with which modifiers, and what a pass or a failure does.

use crate::table::{Table, is, log, morale, no_log, table};
use serde_json::{Value, json};

fn modifier(unit: &str, by: i32) -> Value {
    json!({ "morale_modifier": { "unit": unit, "is": by } })
}

/// Returns a table with a Trooper far from all others. Each side began with eight Units, of which `enemies` and
/// `friends` are in `state`.
fn eight(enemies: usize, friends: usize, state: &str) -> Table {
    let position = morale().unit("g1 basic 20 20 90");
    let add = |position: Table, side: &str, count: usize| {
        (2..2 + count).fold(position, |position, n| {
            let more = json!({ "state": state });
            if state == "routed" {
                position.with(&format!("{side}{n} basic {} 40 90", 4 * n), more)
            } else {
                position.with(&format!("{side}{n} basic"), more)
            }
        })
    };
    add(add(position, "t", enemies), "g", friends)
}

#[test]
fn pf_mor_01_every_trooper_checks() {
    morale()
        .unit("g1 basic 20 20")
        .with("g2 basic 20 30 90", json!({ "state": "routed" }))
        .with("g3 basic", json!({ "state": "destroyed" }))
        .unit("g4 tank 30 10")
        .blank(4)
        .roll()
        .then([json!({ "log_count": { "match": { "kind": "morale" }, "count": 4 } })]);
}

#[test]
fn pf_mor_02_a_check_adds_training_and_modifiers() {
    morale()
        .with("g1 basic 20 20", json!({ "tl": 2 }))
        .luck(["0000", "--00", "0000"])
        .roll()
        .then([log(json!({ "kind": "morale", "unit": "g1", "roll": -2, "modifier": 0, "total": 0, "passed": true }))]);
}

#[test]
fn pf_r_04_only_an_abysmal_total_fails_unless_the_option_says_otherwise() {
    let check = |threshold: i32| {
        morale().option("morale_threshold", threshold).unit("g1 basic 20 20").luck(["++00", "--00", "++00"]).roll()
    };
    check(-3).then([log(json!({ "kind": "morale", "unit": "g1", "total": -3, "passed": true }))]);
    check(-2).then([log(json!({ "kind": "morale", "unit": "g1", "total": -3, "passed": false }))]);
}

#[test]
fn pf_mor_03_the_commander_helps_within_six_inches() {
    for (x, by) in [(9.0, 1), (9.01, 0)] {
        morale().unit(&format!("g1 basic {x} 2")).then([modifier("g1", by), modifier("g0", 0)]);
    }
}

#[test]
fn pf_r_10_the_commander_must_be_steady_and_may_ride() {
    let routed = json!({ "commander": true, "state": "routed" });
    morale().with("g0 basic 2 2 90", routed).unit("g1 basic 4 2").then([modifier("g1", 0)]);
    let aboard = morale().with("g0 basic", json!({ "commander": true, "in": "g2" })).unit("g2 jeep 10 10");
    aboard.clone().unit("g1 basic 17.75 10").then([modifier("g1", 1)]);
    aboard.unit("g1 basic 17.76 10").then([modifier("g1", 0)]);
}

#[test]
fn pf_mor_04_half_of_the_enemy_destroyed_adds_one() {
    eight(3, 0, "destroyed").then([modifier("g1", 0)]);
    eight(4, 0, "destroyed").then([modifier("g1", 1)]);
    eight(5, 0, "destroyed").then([modifier("g1", 1)]);
}

#[test]
fn pf_mor_05_three_quarters_of_the_enemy_destroyed_adds_two() {
    eight(6, 0, "destroyed").then([modifier("g1", 2)]);
}

#[test]
fn pf_mor_06_half_of_the_enemy_routed_adds_one() {
    eight(4, 0, "routed").then([modifier("g1", 1)]);
    eight(4, 0, "fled").then([modifier("g1", 1)]);
    eight(7, 0, "fled").then([modifier("g1", 1)]);
}

#[test]
fn pf_mor_07_a_destroyed_commander_subtracts_one() {
    let lost = json!({ "commander": true, "state": "destroyed" });
    morale().with("g0 basic", lost).unit("g1 basic 20 20").then([modifier("g1", -1), modifier("t0", 0)]);
}

#[test]
fn pf_mor_08_half_of_the_own_units_destroyed_subtracts_one() {
    eight(0, 4, "destroyed").then([modifier("g1", -1)]);
}

#[test]
fn pf_mor_09_three_quarters_of_the_own_units_destroyed_subtracts_two() {
    eight(0, 6, "destroyed").then([modifier("g1", -2)]);
}

#[test]
fn pf_mor_10_half_of_the_own_units_routed_subtracts_one() {
    eight(0, 4, "routed").then([modifier("g1", -1)]);
    eight(0, 4, "fled").then([modifier("g1", -1)]);
}

#[test]
fn pf_r_07_with_the_option_the_modifiers_for_half_and_three_quarters_add_up() {
    eight(6, 0, "destroyed").option("morale_stack", "add").then([modifier("g1", 3)]);
    eight(0, 6, "destroyed").option("morale_stack", "add").then([modifier("g1", -3)]);
}

#[test]
fn pf_r_08_losses_are_shares_of_the_units_that_a_side_began_with() {
    // four of nine Units are less than half, and a mine is not a Unit
    let position = eight(4, 0, "destroyed").given("start", json!({ "green": 8, "tan": 9 }));
    position.mine("m1", "tan", [5.0, 5.0], true).then([modifier("g1", 0)]);
}

#[test]
fn pf_r_09_all_regular_checks_use_the_modifiers_of_one_moment() {
    // the Commander fails his check first, but still helps g1
    morale()
        .unit("g1 basic 4 2")
        .luck(["----", "---0", "0000", "0000"])
        .roll()
        .then([log(json!({ "kind": "morale", "unit": "g1", "modifier": 1, "total": -3, "passed": true }))]);
}

#[test]
fn pf_r_06_passengers_of_a_jeep_check_and_those_of_a_helicopter_do_not() {
    morale()
        .unit("g1 jeep 20 20")
        .with("g2 basic", json!({ "in": "g1" }))
        .unit("g3 helicopter 30 30")
        .with("g4 basic", json!({ "in": "g3" }))
        .blank(3)
        .roll()
        .then([
            log(json!({ "kind": "morale", "unit": "g2" })),
            no_log(json!({ "kind": "morale", "unit": "g4" })),
            no_log(json!({ "kind": "morale", "unit": "g1" })),
        ]);
}

#[test]
fn pf_r_85_no_unit_takes_the_place_of_a_lost_commander() {
    let lost = json!({ "commander": true, "state": "destroyed" });
    morale().with("g0 basic", lost).unit("g1 commander 20 20").unit("g2 basic 22 20").then([modifier("g2", -1)]);
}

#[test]
fn pf_r_86_a_commander_who_fled_is_lost_but_counts_as_routed() {
    let fled = json!({ "commander": true, "state": "fled" });
    eight(0, 3, "routed").with("g0 basic", fled).then([modifier("g1", -2)]);
    let routed = json!({ "commander": true, "state": "routed" });
    morale().with("g0 basic 2 2 90", routed).unit("g1 basic 20 20").then([modifier("g1", 0)]);
}

#[test]
fn pf_r_05_units_check_once_a_round_or_after_each_movement_phase() {
    let moves = |every: &str| table("move-a").option("morale_every", every).act("green", json!({ "do": "end-moves" }));
    moves("round").then([no_log(json!({ "kind": "morale" }))]);
    moves("movement-phase").blank(2).then([json!({ "log_count": { "match": { "kind": "morale" }, "count": 2 } })]);
}

#[test]
fn pf_r_79_player_a_checks_first() {
    morale()
        .given("player_a", json!("tan"))
        .luck(["++++", "0000"])
        .roll()
        .then([log(json!({ "kind": "morale", "unit": "t0", "roll": 4 }))]);
}

#[test]
fn pf_rout_02_a_passed_check_rallies_a_routed_unit() {
    morale()
        .with("g1 basic 20 20 270", json!({ "state": "routed" }))
        .blank(3)
        .roll()
        .then([is("g1", json!({ "state": "steady", "at": [20, 20], "facing": 270 }))]);
}

#[test]
fn pf_r_84_a_rally_keeps_the_facing() {
    morale().with("g1 basic 20 20 123", json!({ "state": "routed" })).blank(3).roll().then([
        is("g1", json!({ "state": "steady", "facing": 123 })),
        log(json!({ "kind": "morale", "rallied": true })),
    ]);
}
