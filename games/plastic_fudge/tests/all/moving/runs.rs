//! Runs of routed Troopers, and what stops them.

use crate::table::{Table, is, log, morale};
use serde_json::json;

/// Returns a table with a routed Trooper at (20, 20), who will run east. He is already routed, so he keeps his heading.
fn runner() -> Table {
    morale().with("g1 basic 20 20 0", json!({ "state": "routed" })).luck(["0000", "----", "0000"])
}

#[test]
fn pf_rout_01_a_runner_runs_his_full_movement() {
    runner().roll().then([is("g1", json!({ "at": [26, 20], "state": "routed" }))]);
}

#[test]
fn pf_r_12_a_runner_pays_for_terrain_and_stops_at_closed_ground() {
    let woods = runner().terrain("p1", "forest", [22.0, 0.0, 48.0, 48.0]);
    woods.roll().then([is("g1", json!({ "at": [24, 20] }))]);
    let whole = runner().option("terrain_cost", "whole-move").terrain("p1", "forest", [22.0, 0.0, 48.0, 48.0]);
    whole.roll().then([is("g1", json!({ "at": [23, 20] }))]);
    let late = runner().option("terrain_cost", "whole-move").terrain("p1", "forest", [24.0, 0.0, 48.0, 48.0]);
    late.roll().then([is("g1", json!({ "at": [24, 20] }))]);
    let water = runner().terrain("p1", "water", [23.0, 0.0, 48.0, 48.0]);
    water.roll().then([is("g1", json!({ "at": [22.5, 20] }))]);
    let bridge =
        runner().terrain("p1", "water", [21.0, 0.0, 48.0, 48.0]).terrain("p2", "bridge", [21.0, 19.0, 23.0, 21.0]);
    bridge.roll().then([is("g1", json!({ "at": [22.5, 20] }))]);
}

#[test]
fn pf_r_12_a_base_stops_a_run() {
    for blocker in ["g2 basic 23 20 0", "t2 basic 23 20 0"] {
        let blank = runner().unit(blocker).blank(1);
        blank.option("contagion", "off").roll().then([is("g1", json!({ "at": [22, 20] }))]);
    }
    let jeep = runner().unit("g2 jeep 24 20 0");
    jeep.roll().then([is("g1", json!({ "at": [22.25, 20] }))]);
}

#[test]
fn pf_r_95_a_run_that_cannot_pay_for_a_climb_stops_before_it() {
    let hill = runner().hill("p1", [25.5, 0.0, 48.0, 48.0], 3);
    hill.roll().then([is("g1", json!({ "at": [25.499, 20] }))]);
    let paid = runner().hill("p1", [24.0, 0.0, 48.0, 48.0], 3);
    paid.roll().then([is("g1", json!({ "at": [25, 20] }))]);
}

#[test]
fn pf_r_15_a_run_that_reaches_the_edge_leaves_the_table() {
    let edge = |x: f64| {
        morale().with(&format!("g1 basic {x} 20 0"), json!({ "state": "routed" })).luck(["0000", "----", "0000"])
    };
    edge(41.5).roll().then([is("g1", json!({ "state": "fled" })), log(json!({ "kind": "rout", "fled": true }))]);
    edge(41.49).roll().then([is("g1", json!({ "state": "routed", "at": [47.49, 20] }))]);
}

#[test]
fn pf_r_102_the_edge_counts_only_if_the_run_heads_for_it() {
    let along = morale().with("g1 basic 20 0.5 0", json!({ "state": "routed" })).luck(["0000", "----", "0000"]);
    along.roll().then([is("g1", json!({ "at": [26, 0.5], "state": "routed" }))]);
    let inward = morale().with("g1 basic 20 0.5 90", json!({ "state": "routed" })).luck(["0000", "----", "0000"]);
    inward.roll().then([is("g1", json!({ "at": [20, 6.5], "state": "routed" }))]);
}

#[test]
fn pf_r_39_a_mine_stops_a_run_that_it_hurts() {
    runner()
        .mine("m1", "tan", [24.0, 20.0], true)
        .luck(["0000", "0000"])
        .roll()
        .then([is("g1", json!({ "at": [23, 20], "state": "routed", "dl": -2 }))]);
}
