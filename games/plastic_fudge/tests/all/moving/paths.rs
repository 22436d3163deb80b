//! Paths: allowance, turns, the edges of the table, and bases in the way.

use crate::moving::{ahead, go, moves, reaches};
use crate::table::is;
use serde_json::json;

#[test]
fn pf_move_01_a_unit_moves_the_inches_of_its_level() {
    for (level, inches) in [(-3, 1.0), (-2, 3.0), (-1, 6.0), (0, 9.0), (1, 12.0), (2, 24.0), (3, 36.0)] {
        reaches(moves().with("g1 basic 10 10 0", json!({ "ml": level })), inches, "PF-MOVE-01");
    }
}

#[test]
fn pf_move_02_a_leg_goes_straight_ahead() {
    for length in [0.0, -1.0] {
        moves().unit("g1 basic 10 10 0").refuse("green", go("g1", ahead(length)), "PF-MOVE-02").then([]);
    }
    moves()
        .unit("g1 basic 10 10 90")
        .act("green", go("g1", ahead(2.0)))
        .then([is("g1", json!({ "at": [10, 12], "facing": 90 }))]);
}

#[test]
fn pf_move_03_an_arc_of_45_degrees_is_one_turn() {
    let path = |degrees: i32, inches: f64| json!([{ "turn": degrees }, { "go": inches }]);
    moves()
        .unit("g1 basic 10 10 0")
        .refuse("green", go("g1", path(46, 5.0)), "PF-MOVE-01")
        .act("green", go("g1", path(45, 5.0)))
        .then([is("g1", json!({ "facing": 45, "at": [13.535534, 13.535534] }))]);
}

#[test]
fn pf_move_04_each_turn_costs_an_inch() {
    let path = json!([{ "turn": 45 }, { "go": 1 }, { "turn": -45 }, { "go": 1 }, { "turn": -45 }, { "go": 1 }]);
    let more = json!([{ "turn": 45 }, { "go": 1 }, { "turn": -45 }, { "go": 1 }, { "turn": -45 }, { "go": 1.01 }]);
    moves()
        .unit("g1 basic 10 10 0")
        .refuse("green", go("g1", more), "PF-MOVE-01")
        .act("green", go("g1", path))
        .then([is("g1", json!({ "facing": 315 }))]);
}

#[test]
fn pf_r_45_any_angle_costs_an_inch_for_each_45_degrees_begun() {
    for (degrees, left) in [(1, 5.0), (-10, 5.0), (46, 4.0), (90, 4.0), (-135, 3.0), (180, 2.0)] {
        let path = |inches: f64| json!([{ "turn": degrees }, { "go": inches }]);
        moves()
            .unit("g1 basic 20 20 0")
            .refuse("green", go("g1", path(left + 0.01)), "PF-MOVE-01")
            .act("green", go("g1", path(left)))
            .then([]);
    }
    for degrees in [0, 181, -181, 720] {
        moves().unit("g1 basic 10 10").refuse("green", go("g1", json!([{ "turn": degrees }])), "PF-R-45").then([]);
    }
    let turn = |degrees: i32| go("g1", json!([{ "turn": degrees }]));
    let grid = moves().option("turns", "grid45").unit("g1 basic 10 10 0");
    grid.refuse("green", turn(30), "PF-R-45").act("green", turn(-90)).then([is("g1", json!({ "facing": 270 }))]);
}

#[test]
fn pf_r_46_bases_of_enemies_and_vehicles_are_not_crossed() {
    for blocker in ["t1 basic 13 10", "t1 jeep 14 10", "g2 jeep 14 10"] {
        let contact = if blocker.contains("jeep") { 14.0 - 1.75 - 10.0 } else { 2.0 };
        moves()
            .unit("g1 basic 10 10 0")
            .unit(blocker)
            .refuse("green", go("g1", ahead(contact + 0.01)), "PF-R-46")
            .refuse("green", go("g1", ahead(6.0)), "PF-R-46")
            .act("green", go("g1", ahead(contact)))
            .then([is("g1", json!({ "at": [10.0 + contact, 10] }))]);
    }
    let friend = moves().unit("g1 basic 10 10 0").unit("g2 basic 13 10");
    friend.refuse("green", go("g1", ahead(3.2)), "PF-R-46").act("green", go("g1", ahead(5.0))).then([]);
    let routed = moves().unit("g1 basic 10 10 0").with("t1 basic 13 10", json!({ "state": "routed" }));
    routed.refuse("green", go("g1", ahead(6.0)), "PF-R-46").then([]);
}

#[test]
fn pf_r_89_the_rules_check_the_whole_move_before_any_of_it() {
    let path = json!([{ "go": 2 }, { "turn": 90 }, { "go": 9 }]);
    moves()
        .unit("g1 basic 10 10 0")
        .mine("m1", "tan", [12.5, 10.0], true)
        .refuse("green", go("g1", path), "PF-MOVE-01")
        .refuse("green", go("g1", json!([])), "PF-MOVE-01")
        .then([is("g1", json!({ "at": [10, 10], "moved": false })), json!({ "mine": { "id": "m1", "there": true } })]);
}

#[test]
fn pf_r_89_a_unit_that_overlaps_a_friend_may_only_move_apart() {
    let near = || moves().unit("g1 basic 10 10 0").unit("g2 basic 10.4 10 0");
    near().refuse("green", go("g1", ahead(0.2)), "PF-R-46").act("green", go("g1", ahead(2.0))).then([]);
    let back = json!([{ "turn": 180 }, { "go": 0.1 }]);
    near().act("green", go("g1", back)).then([is("g1", json!({ "at": [9.9, 10] }))]);
}

#[test]
fn pf_r_15_no_move_leaves_the_table() {
    let edge = || moves().unit("g1 basic 3 10 180");
    edge().refuse("green", go("g1", ahead(2.51)), "PF-R-15").act("green", go("g1", ahead(2.5))).then([]);
    let out_and_back = json!([{ "go": 2.6 }, { "turn": 180 }, { "go": 0.2 }]);
    edge().refuse("green", go("g1", out_and_back), "PF-R-15").then([]);
}

#[test]
fn pf_r_46_no_move_ends_on_a_friend() {
    let two = || moves().unit("g1 basic 10 10 0").unit("g2 basic 13 10");
    two().refuse("green", go("g1", ahead(3.0)), "PF-R-46").then([is("g1", json!({ "at": [10, 10], "moved": false }))]);
}

#[test]
fn pf_r_80_each_unit_moves_once_in_any_order() {
    moves()
        .unit("g1 basic 10 10 0")
        .unit("g2 basic 10 20 0")
        .act("green", go("g2", ahead(1.0)))
        .act("green", go("g1", ahead(1.0)))
        .refuse("green", go("g2", ahead(1.0)), "PF-R-80")
        .refuse("tan", go("t0", ahead(1.0)), "PF-TURN-02")
        .refuse("green", go("t0", ahead(1.0)), "PF-MOVE-01")
        .then([]);
}

#[test]
fn pf_r_13_a_routed_unit_cannot_be_moved() {
    moves()
        .with("g1 basic 10 10 0", json!({ "state": "routed" }))
        .refuse("green", go("g1", ahead(1.0)), "PF-R-13")
        .then([is("g1", json!({ "moved": false }))]);
}

#[test]
fn pf_u_c50_01_a_50_cal_does_not_move() {
    let gun = || moves().with("g1 fifty-cal 10 10 0", json!({ "ml": 1 }));
    gun().refuse("green", go("g1", ahead(0.5)), "PF-U-C50-01").then([]);
    gun().refuse("green", go("g1", json!([{ "turn": 10 }])), "PF-U-C50-01").then([]);
}

#[test]
fn pf_u_c50_02_a_50_cal_moves_an_inch_after_a_hand_to_hand_attack() {
    reaches(moves().with("g1 fifty-cal 10 10 0", json!({ "fought": true })), 1.0, "PF-MOVE-01");
}

#[test]
fn pf_r_24_a_50_cal_moves_an_inch_in_contact_with_a_steady_enemy() {
    let touched = |state: &str| moves().unit("g1 fifty-cal 10 10 0").with("t1 basic 9 10", json!({ "state": state }));
    reaches(touched("steady"), 1.0, "PF-MOVE-01");
    touched("routed").refuse("green", go("g1", ahead(1.0)), "PF-U-C50-01").then([]);
    reaches(touched("steady").option("scale", 0.5), 0.5, "PF-MOVE-01");
}
