//! Helicopters, and Jets that are called.

use crate::moving::{ahead, go, moves, reaches};
use crate::table::{Table, is, log, no_log};
use serde_json::{Value, json};

fn exit(path: Value) -> Value {
    json!({ "do": "move", "unit": "g1", "path": path, "exit": true })
}

fn enter(at: f64, path: Value) -> Value {
    json!({ "do": "enter", "unit": "g1", "at": at, "facing": 90, "path": path })
}

fn call() -> Value {
    json!({ "do": "call-jet", "unit": "g1" })
}

#[test]
fn pf_r_62_a_helicopter_flies_over_everything_but_ends_on_no_base() {
    let air = || {
        let ground = moves().terrain("p1", "building", [13.0, 0.0, 20.0, 20.0]).hill("p2", [20.0, 0.0, 30.0, 30.0], 9);
        ground.mine("m1", "tan", [16.0, 10.0], true).unit("g1 helicopter 10 10 0").unit("t1 tank 24 10 0")
    };
    air()
        .refuse("green", go("g1", ahead(12.0)), "PF-R-62")
        .act("green", go("g1", ahead(24.0)))
        .then([is("g1", json!({ "at": [34, 10] })), no_log(json!({ "kind": "mine" }))]);
    reaches(air().without("t1"), 24.0, "PF-MOVE-01");
    air().act("green", go("g1", ahead(7.0))).then([is("g1", json!({ "at": [17, 10] }))]);
}

#[test]
fn pf_r_62_with_the_option_a_helicopter_drives() {
    let ground = || moves().option("heli", "ground").with("g1 helicopter 10 10 0", json!({ "ml": 0, "tl": 0 }));
    reaches(ground().terrain("p1", "forest", [12.0, 0.0, 40.0, 40.0]), 5.5, "PF-MOVE-01");
    ground().unit("t1 basic 16 10").refuse("green", go("g1", ahead(9.0)), "PF-R-46").then([]);
}

#[test]
fn pf_u_hel_01_a_helicopter_may_hover() {
    moves().unit("g1 helicopter 10 10 0").act("green", json!({ "do": "end-moves" })).then([]);
}

#[test]
fn pf_r_64_a_helicopter_takes_its_passengers_out_of_play() {
    let full = || moves().unit("g1 helicopter 10 8 270").with("g2 basic", json!({ "in": "g1" }));
    full()
        .act("green", exit(ahead(6.0)))
        .then([is("g1", json!({ "state": "out" })), is("g2", json!({ "state": "out" }))]);
    full().act("green", exit(ahead(6.0))).then([is("g2", json!({ "in": null }))]);
    full().revision(1).act("green", exit(ahead(6.0))).then([is("g2", json!({ "in": "g1" }))]);
    let jeep = moves().unit("g1 jeep 10 1.25 270");
    jeep.refuse("green", exit(json!([])), "PF-R-64").then([]);
}

/// Returns a table where a Helicopter has flown out the Commander and an injured Trooper. Another Trooper stays behind.
fn flown_out() -> Table {
    moves()
        .unit("g1 helicopter 10 8 270")
        .with("g0 basic", json!({ "in": "g1", "commander": true, "tl": 3 }))
        .with("g2 basic", json!({ "in": "g1", "injuries": 1 }))
        .unit("g3 basic 14 4 90")
        .act("green", exit(ahead(6.0)))
}

#[test]
fn pf_r_64_units_that_are_flown_out_are_neither_lost_nor_destroyed() {
    let modifier = |is: i32| json!({ "morale_modifier": { "unit": "g3", "is": is } });
    moves().with("g0 basic 16 4", json!({ "commander": true })).unit("g3 basic 14 4").then([modifier(1)]);
    let end = |seat: &str| (seat.to_owned(), json!({ "do": "end-moves" }));
    let ended = ["green", "tan"].map(end).into_iter();
    let fought = ended.fold(flown_out(), |table, (seat, action)| table.act(&seat, action)).fight(json!([]), json!([]));
    fought
        .check(modifier(0)) // the Commander is not near, and no Unit is lost
        .blank(2) // for the two Units on the table; a Unit that was flown out makes no check
        .roll()
        .check(json!({ "result": null }))
        .check(log(json!({ "kind": "victory", "lost": [0, 0], "of": [4, 1] })))
        .blank(2)
        .roll()
        .then([log(json!({ "kind": "initiative", "green": 3, "tan": -1 })), is("g2", json!({ "dl": -2, "at": null }))]);
}

#[test]
fn pf_r_106_units_that_are_flown_out_do_not_come_back() {
    flown_out()
        .refuse("green", enter(12.5, ahead(2.0)), "PF-R-106")
        .refuse("green", json!({ "do": "leave", "unit": "g0", "at": [10, 4] }), "PF-R-106")
        .refuse("green", go("g2", ahead(1.0)), "PF-R-106")
        .refuse("green", json!({ "do": "move", "unit": "g3", "path": [], "board": "g1" }), "PF-R-54")
        .then([is("g0", json!({ "state": "out" })), is("g2", json!({ "state": "out" }))]);
}

#[test]
fn pf_r_106_a_helicopter_leaves_and_enters_by_its_own_edge() {
    let near = || moves().unit("g1 helicopter 10 8 270");
    near().refuse("green", exit(ahead(5.89)), "PF-R-106").act("green", exit(ahead(5.91))).then([]);
    let waits = || moves().with("g1 helicopter", json!({ "state": "reserve" }));
    waits().act("green", enter(12.5, ahead(24.0))).then([is("g1", json!({ "at": [12.5, 26], "moved": true }))]);
    waits().refuse("green", enter(12.5, ahead(24.01)), "PF-MOVE-01").then([]);
    waits().refuse("green", enter(1.9, ahead(2.0)), "PF-R-15").then([]);
    moves().unit("g1 helicopter 10 8 270").refuse("green", enter(12.5, ahead(2.0)), "PF-R-106").then([]);
    waits().refuse("green", go("g1", ahead(2.0)), "PF-R-106").then([]);
    let passes = |path: Value| {
        let mut action = enter(12.5, path);
        action["exit"] = json!(true);
        action
    };
    let back = json!([{ "go": 6 }, { "turn": 180 }, { "go": 6 }]);
    waits().act("green", passes(back)).then([is("g1", json!({ "state": "out" }))]);
    waits().refuse("green", passes(ahead(6.0)), "PF-R-106").then([]);
}

#[test]
fn pf_r_62_a_helicopter_does_not_enter_over_a_base() {
    let waits = || moves().with("g1 helicopter", json!({ "state": "reserve" })).unit("g2 basic 12.5 3");
    waits()
        .refuse("green", enter(12.5, json!([])), "PF-R-62")
        .refuse("green", enter(12.5, ahead(3.45)), "PF-R-62")
        .act("green", enter(12.5, ahead(3.5)))
        .then([is("g1", json!({ "at": [12.5, 5.5] }))]);
}

fn jet() -> Table {
    moves().with("g1 jet", json!({ "state": "reserve" }))
}

#[test]
fn pf_r_65_a_jet_is_called_once_by_a_side_with_a_steady_radioman() {
    let called = jet().unit("g2 radioman 6 2");
    called.act("green", call()).refuse("green", call(), "PF-R-65").then([is("g1", json!({ "called": 1 }))]);
    moves().unit("g1 jeep 6 2").refuse("green", call(), "PF-R-65").then([]);
    jet().unit("g2 radioman 6 2").refuse("green", go("g1", ahead(1.0)), "PF-R-106").then([]);
}

#[test]
fn pf_u_jet_01_a_side_without_a_steady_radioman_cannot_call_a_jet() {
    jet().refuse("green", call(), "PF-U-JET-01").then([]);
    jet().with("g2 radioman 6 2", json!({ "state": "routed" })).refuse("green", call(), "PF-U-JET-01").then([]);
}

#[test]
fn pf_u_jet_02_a_side_calls_jets_only_in_its_own_movement_phase() {
    jet().unit("g2 radioman 6 2").given("player_a", json!("tan")).refuse("green", call(), "PF-TURN-02").then([]);
}
