//! Runs of routed Units, and panic.

use crate::table::{Table, is, log, morale, no_log};
use serde_json::json;

const FAILS: &str = "---0";

/// Returns a table where one Trooper fails his check, and the Commanders before and after him pass theirs.
fn fails(said: &str) -> Table {
    morale().unit(said).luck(["0000", FAILS, "0000"])
}

#[test]
fn pf_rout_01_a_unit_that_fails_turns_about_and_runs_at_once() {
    fails("g1 basic 20 20 90").roll().then([
        is("g1", json!({ "state": "routed", "at": [20, 14], "facing": 270 })),
        log(json!({ "kind": "rout", "unit": "g1", "fled": false })),
    ]);
}

#[test]
fn pf_rout_03_a_runner_that_reaches_the_edge_is_removed() {
    fails("g1 basic 20 6 90").roll().then([is("g1", json!({ "state": "fled", "at": null }))]);
    fails("g1 basic 20 6.6 90").roll().then([is("g1", json!({ "state": "routed", "at": [20, 0.6] }))]);
}

#[test]
fn pf_rout_04_panic_reaches_two_inches_along_the_way() {
    // bases have a radius of half an inch, so a gap of two inches means that the centres are three inches apart
    fails("g1 basic 20 20 90")
        .unit("g2 basic 23 17")
        .unit("g3 basic 16.99 17")
        .luck(["0000", "0000", "0000"])
        .roll()
        .then([
            log(json!({ "kind": "contagion", "unit": "g2", "by": "g1" })),
            no_log(json!({ "kind": "contagion", "unit": "g3" })),
        ]);
}

#[test]
fn pf_rout_05_a_trooper_who_panics_runs_too() {
    fails("g1 basic 20 20 90").unit("g2 basic 23 17 0").luck(["0000", FAILS]).roll().then([
        log(json!({ "kind": "contagion", "unit": "g2", "passed": false })),
        is("g2", json!({ "state": "routed", "at": [17, 17], "facing": 180 })),
    ]);
}

#[test]
fn pf_r_11_a_routed_unit_keeps_its_heading() {
    morale()
        .with("g1 basic 20 20 270", json!({ "state": "routed" }))
        .luck(["0000", FAILS, "0000"])
        .roll()
        .then([is("g1", json!({ "state": "routed", "at": [20, 14], "facing": 270 }))]);
}

#[test]
fn pf_r_11_the_options_set_the_heading_of_a_run() {
    fails("g1 basic 20 20 90")
        .option("rout_heading", "own-edge")
        .roll()
        .then([is("g1", json!({ "facing": 270, "at": [20, 14] }))]);
    morale()
        .option("rout_heading", "own-edge")
        .unit("t1 basic 20 20 0")
        .luck(["0000", "0000", FAILS])
        .roll()
        .then([is("t1", json!({ "facing": 90, "at": [20, 26] }))]);
    morale()
        .option("rout_heading", "away-from-nearest-enemy")
        .unit("g1 basic 20 20 90")
        .unit("t1 basic 26 20")
        .luck(["0000", FAILS, "0000", "0000"])
        .roll()
        .then([is("g1", json!({ "facing": 180, "at": [14, 20] }))]);
}

#[test]
fn pf_r_12_terrain_slows_and_stops_a_runner() {
    fails("g1 basic 20 20 90")
        .terrain("p1", "forest", [16.0, 10.0, 24.0, 18.0])
        .roll()
        .then([is("g1", json!({ "at": [20, 16] }))]);
    fails("g1 basic 20 20 90")
        .terrain("p1", "water", [16.0, 10.0, 24.0, 16.0])
        .roll()
        .then([is("g1", json!({ "at": [20, 16.5] }))]);
}

#[test]
fn pf_r_12_a_runner_sets_off_mines() {
    morale()
        .unit("g1 basic 20 20 90")
        .mine("m1", "tan", [20.0, 17.0], true)
        .luck(["0000", FAILS, "0000", "0000", "0000"])
        .roll()
        .then([
            log(json!({ "kind": "mine", "mine": "m1", "unit": "g1" })),
            is("g1", json!({ "injuries": 1, "at": [20, 18] })),
        ]);
}

#[test]
fn pf_r_13_a_routed_unit_does_not_attack() {
    crate::table::attack()
        .with("g1 basic 10 10", json!({ "state": "routed" }))
        .unit("t1 basic 12 10")
        .refuse_attack(json!({ "unit": "g1", "target": "t1" }), "PF-R-13")
        .then([]);
}

#[test]
fn pf_r_14_the_option_says_which_sides_can_panic() {
    let near = |option: &str, rolls: usize| {
        fails("g1 basic 20 20 90")
            .option("contagion", option)
            .unit("g2 basic 23 17")
            .unit("t1 basic 17 17")
            .blank(2 + rolls)
            .roll()
    };
    let by_g1 = |unit: &str| json!({ "kind": "contagion", "unit": unit, "by": "g1" });
    near("any", 2).then([log(by_g1("g2")), log(by_g1("t1"))]);
    near("friendly", 1).then([log(by_g1("g2")), no_log(by_g1("t1"))]);
    near("off", 0).then([no_log(json!({ "kind": "contagion" }))]);
}

#[test]
fn pf_r_14_units_that_have_failed_run_once_and_do_not_check_again() {
    // g1 and g2 fail and run side by side, and neither makes the other check again
    morale().unit("g1 basic 20 20 90").unit("g2 basic 22 20 90").luck(["0000", FAILS, FAILS, "0000"]).roll().then([
        no_log(json!({ "kind": "contagion" })),
        json!({ "log_count": { "match": { "kind": "rout" }, "count": 2 } }),
    ]);
}

#[test]
fn pf_r_14_each_runner_makes_a_trooper_check() {
    morale()
        .unit("g1 basic 20 20 90")
        .unit("g2 basic 26 20 90")
        .unit("g3 basic 23 17")
        .luck(["0000", FAILS, FAILS, "0000", "0000", "0000", "0000"])
        .roll()
        .then([json!({ "log_count": { "match": { "kind": "contagion", "unit": "g3" }, "count": 2 } })]);
}

#[test]
fn pf_r_15_a_runner_along_the_edge_stays_on_the_table() {
    // the Trooper touches the western edge all the way, and runs south
    fails("g1 basic 0.5 20 90").roll().then([is("g1", json!({ "state": "routed", "at": [0.5, 14] }))]);
}

#[test]
fn pf_r_16_a_routed_fifty_cal_turns_but_does_not_run() {
    fails("g1 fifty-cal 20 20 90").unit("g2 basic 22 20").luck(["0000"]).roll().then([
        is("g1", json!({ "state": "routed", "at": [20, 20], "facing": 270 })),
        log(json!({ "kind": "rout", "unit": "g1", "fled": false })),
        no_log(json!({ "kind": "contagion" })),
    ]);
}

#[test]
fn pf_r_102_a_blocked_runner_spreads_no_panic() {
    fails("g1 basic 20 20 90")
        .unit("g2 tank 20 17.75")
        .unit("g3 basic 22 20")
        .luck(["0000"])
        .roll()
        .then([is("g1", json!({ "at": [20, 20], "facing": 270 })), no_log(json!({ "kind": "contagion" }))]);
}

#[test]
fn pf_r_102_a_runner_that_leaves_the_table_spreads_panic() {
    fails("g1 basic 20 4 90")
        .unit("g2 basic 22.5 2")
        .luck(["0000", "0000"])
        .roll()
        .then([is("g1", json!({ "state": "fled" })), log(json!({ "kind": "contagion", "unit": "g2", "by": "g1" }))]);
}

#[test]
fn pf_r_103_a_panic_check_looks_for_the_commander_again() {
    // the Commander has run in this phase, so he no longer helps g1; the other modifiers stay
    morale()
        .with("g0 basic 20 22 90", json!({ "commander": true }))
        .unit("g1 basic 22.5 20 90")
        .luck(["---0", "0000", "0000", "0000"])
        .roll()
        .then([
            log(json!({ "kind": "morale", "unit": "g1", "modifier": 1 })),
            log(json!({ "kind": "contagion", "unit": "g1", "by": "g0", "modifier": 0 })),
        ]);
}

fn aboard() -> Table {
    morale().unit("g1 jeep 20 20 0").with("g2 basic", json!({ "in": "g1" })).luck(["0000", FAILS, "0000"])
}

#[test]
fn pf_r_104_a_routed_passenger_gets_out_at_the_rear_and_runs() {
    aboard().roll().then([is("g2", json!({ "state": "routed", "in": null, "at": [12.25, 20], "facing": 180 }))]);
}

#[test]
fn pf_r_104_a_passenger_takes_the_free_spot_nearest_to_the_rear() {
    // the rear is not free; the first free spot is 30 degrees from it
    let landing = aboard().unit("g3 tank 16.5 20.6").roll();
    landing
        .then([log(json!({ "kind": "leave", "unit": "g2" })), is("g2", json!({ "state": "routed", "facing": 180 }))]);
}

#[test]
fn pf_r_104_a_passenger_without_a_free_spot_stays_aboard() {
    let water = [10.0, 10.0, 30.0, 30.0];
    aboard()
        .terrain("p1", "water", water)
        .roll()
        .then([is("g2", json!({ "state": "routed", "in": "g1" })), no_log(json!({ "kind": "rout" }))]);
}
