//! Boarding and leaving carriers.

use crate::moving::{ahead, go, moves};
use crate::table::{Table, is, log};
use serde_json::{Value, json};

fn board(unit: &str, path: Value, carrier: &str) -> Value {
    json!({ "do": "move", "unit": unit, "path": path, "board": carrier })
}

fn leave(unit: &str, at: [f64; 2]) -> Value {
    json!({ "do": "leave", "unit": unit, "at": at, "facing": 90 })
}

/// Returns a table with a Jeep at (20, 10) and a Trooper aboard.
fn mounted() -> Table {
    moves().unit("g3 jeep 20 10 0").with("g1 basic", json!({ "in": "g3" }))
}

#[test]
fn pf_r_54_a_jeep_carries_two_and_a_tank_none() {
    let jeep = mounted().with("g2 basic", json!({ "in": "g3" })).unit("g4 basic 17 10 0");
    jeep.refuse("green", board("g4", ahead(1.25), "g3"), "PF-R-54").then([]);
    let tank = moves().unit("g3 tank 20 10 0").unit("g1 basic 17 10 0");
    tank.refuse("green", board("g1", ahead(0.75), "g3"), "PF-R-54").then([]);
    let one = mounted().unit("g4 basic 17 10 0");
    one.act("green", board("g4", ahead(1.25), "g3")).then([is("g4", json!({ "in": "g3", "moved": true }))]);
}

#[test]
fn pf_u_hel_03_a_helicopter_delivers_troops() {
    let ride = moves().unit("g3 helicopter 20 10 90").with("g1 basic", json!({ "in": "g3" }));
    ride.act("green", go("g3", ahead(24.0)))
        .act("green", leave("g1", [20.0, 36.5]))
        .then([is("g1", json!({ "at": [20, 36.5], "in": null, "moved": true }))]);
}

#[test]
fn pf_r_101_a_unit_boards_at_the_end_of_a_move_or_without_one() {
    let beside = || moves().unit("g3 jeep 20 10 0").unit("g1 basic 18.2 10 0");
    beside().act("green", board("g1", json!([]), "g3")).then([is("g1", json!({ "in": "g3" }))]);
    let apart = moves().unit("g3 jeep 20 10 0").unit("g1 basic 18.1 10 0");
    apart.refuse("green", board("g1", json!([]), "g3"), "PF-R-54").then([]);
    let enemy = moves().unit("t3 jeep 20 10 0").unit("g1 basic 18.2 10 0");
    enemy.refuse("green", board("g1", json!([]), "t3"), "PF-R-54").then([]);
    let vehicle = moves().unit("g3 jeep 20 10 0").unit("g1 jeep 17.5 10 0");
    vehicle.refuse("green", board("g1", json!([]), "g3"), "PF-R-54").then([]);
}

#[test]
fn pf_r_101_no_unit_boards_and_leaves_in_the_same_round() {
    moves()
        .unit("g3 jeep 20 10 0")
        .unit("g1 basic 18.25 10 0")
        .act("green", board("g1", json!([]), "g3"))
        .refuse("green", leave("g1", [20.0, 11.75]), "PF-R-80")
        .refuse("green", go("g1", ahead(1.0)), "PF-R-54")
        .then([]);
    mounted()
        .act("green", leave("g1", [20.0, 11.75]))
        .refuse("green", board("g1", json!([]), "g3"), "PF-R-80")
        .then([log(json!({ "kind": "leave", "unit": "g1" }))]);
}

#[test]
fn pf_r_101_leaving_needs_a_free_spot_within_a_tenth_of_an_inch() {
    mounted().refuse("green", leave("g1", [20.0, 11.86]), "PF-R-54").act("green", leave("g1", [20.0, 11.84])).then([]);
    mounted().refuse("green", leave("g1", [20.0, 11.7]), "PF-R-46").then([]);
    mounted().unit("t1 basic 20 12.2").refuse("green", leave("g1", [20.0, 11.8]), "PF-R-46").then([]);
    let wet = mounted().terrain("p1", "water", [0.0, 12.0, 48.0, 20.0]);
    wet.refuse("green", leave("g1", [20.0, 11.8]), "PF-TERR-WATER").then([]);
    moves().unit("g1 basic 10 10").refuse("green", leave("g1", [10.0, 10.0]), "PF-R-54").then([]);
}

#[test]
fn pf_r_101_a_passenger_that_gets_out_sets_off_markers() {
    mounted()
        .mine("m1", "tan", [20.0, 12.8], true)
        .luck(["----", "0000", "0000"])
        .act("green", leave("g1", [20.0, 11.8]))
        .then([log(json!({ "kind": "mine", "mine": "m1", "unit": "g1", "real": true }))]);
}
