//! Markers that a Unit touches on its way.

use crate::moving::{ahead, go, moves};
use crate::table::{Table, is, log, no_log};
use serde_json::{Value, json};

fn there(id: &str, there: bool) -> Value {
    json!({ "mine": { "id": id, "there": there } })
}

/// Returns a table with a Trooper at (10, 10), and a marker of Tan's that he touches after three inches.
fn field(real: bool) -> Table {
    moves().unit("g1 basic 10 10 0").mine("m1", "tan", [14.0, 10.0], real)
}

#[test]
fn pf_r_38_a_mine_goes_off_at_the_first_contact() {
    field(true)
        .luck(["0000", "0000"])
        .act("green", go("g1", ahead(6.0)))
        .then([is("g1", json!({ "at": [13, 10] })), log(json!({ "kind": "move", "unit": "g1", "whole": false }))]);
    field(true).act("green", go("g1", ahead(2.99))).then([no_log(json!({ "kind": "mine" })), there("m1", true)]);
}

#[test]
fn pf_r_38_own_mines_go_off_unless_the_option_is_safe() {
    let own = || moves().unit("g1 basic 10 10 0").mine("m1", "green", [14.0, 10.0], true);
    own().luck(["0000", "0000"]).act("green", go("g1", ahead(6.0))).then([there("m1", false)]);
    own().option("own_mines", "safe").act("green", go("g1", ahead(6.0))).then([there("m1", true)]);
}

#[test]
fn pf_mine_10_a_mine_does_not_go_off_for_the_side_that_found_it() {
    let found = json!([{ "id": "m1", "side": "tan", "at": [14, 10], "real": true, "found_by": ["green"] }]);
    moves()
        .unit("g1 basic 10 10 0")
        .given("mines", found)
        .act("green", go("g1", ahead(6.0)))
        .then([is("g1", json!({ "at": [16, 10] })), there("m1", true)]);
}

#[test]
fn pf_r_39_a_unit_that_is_not_hurt_moves_on() {
    field(true)
        .luck(["----", "++++"])
        .act("green", go("g1", ahead(6.0)))
        .then([is("g1", json!({ "at": [16, 10], "state": "steady" })), there("m1", false)]);
    let both = field(true).mine("m2", "tan", [15.5, 11.0], true);
    both.luck(["----", "++++", "0000", "0000"]).act("green", go("g1", ahead(6.0))).then([
        there("m1", false),
        there("m2", false),
        is("g1", json!({ "at": [15.5, 10], "dl": -2 })),
    ]);
}

#[test]
fn pf_r_40_a_false_marker_is_removed() {
    field(false).act("green", go("g1", ahead(6.0))).then([is("g1", json!({ "at": [16, 10] })), there("m1", false)]);
}

#[test]
fn pf_r_89_a_mine_that_hurts_ends_the_move() {
    let path = json!([{ "go": 3.5 }, { "turn": 45 }, { "go": 1 }]);
    field(true)
        .luck(["0000", "0000"])
        .act("green", go("g1", path))
        .then([is("g1", json!({ "at": [13, 10], "facing": 0, "moved": true }))]);
    let board = json!({ "do": "move", "unit": "g1", "path": [{ "go": 4.25 }], "board": "g3" });
    field(true)
        .unit("g3 jeep 16 10 0")
        .luck(["0000", "0000", "0000"])
        .act("green", board)
        .then([is("g1", json!({ "in": null, "at": [13, 10] }))]);
}
