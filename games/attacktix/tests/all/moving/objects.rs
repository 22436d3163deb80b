//! Objects: how they stand in the way, fall, and are pushed. AT-OBJ, AT-R-60, AT-R-61

use crate::moving::{barrier, go, moves, push};
use crate::table::{Table, is, roll, shot, zone};
use serde_json::{Value, json};

/// A figure of type B07 at z = -200 mm whose wheel shows 7r. A barrel touches its front.
fn barrel() -> Table {
    with_object("barrel", "F10", [0, -158_000])
}

fn with_object(id: &str, code: &str, at: [i32; 2]) -> Table {
    moves().given("terrain", json!([{ "id": id, "code": code, "at": at }])).figure("a B07 p1 0 -20 9")
}

fn object(id: &str, mut like: Value) -> Value {
    like["id"] = json!(id);
    json!({ "object": like })
}

fn ahead(by: i32) -> Value {
    json!([{ "roll": by }])
}

#[test]
fn at_obj_01_objects_are_in_the_way() {
    with_object("keep", "F04", [0, 0])
        .refuse("p1", roll("a", 118_201), "AT-R-11")
        .act("p1", roll("a", 118_200))
        .then([is("a", json!({ "at": [0, -81_800] }))]);
}

#[test]
fn at_obj_02_an_object_that_is_knocked_over_stays_where_it_falls() {
    let fallen = json!({ "objects": [{ "object": "tower", "at": [0, 220_000], "facing": 0, "fallen": true }] });
    moves()
        .turn("p1", 1, "attack")
        .given("terrain", json!([{ "id": "tower", "code": "F01", "at": [0, 100_000] }]))
        .figure("a B03 p1 0 -30 9")
        .act("p1", shot("a", fallen))
        .then([object("tower", json!({ "state": "fallen", "at": [0, 220_000] }))]);
}

#[test]
fn at_obj_03_a_figure_pushes_an_object_by_half_its_speed() {
    barrel()
        .check([json!({ "limit": { "figure": "a", "tix": 4, "pushing": true } })])
        .refuse("p1", push("a", ahead(101_601), "barrel"), "AT-OBJ-03")
        .act("p1", push("a", ahead(101_600), "barrel"))
        .then([is("a", json!({ "at": [0, -98_400], "wheel": 1 })), object("barrel", json!({ "at": [0, -56_400] }))]);
}

#[test]
fn at_obj_03_the_pusher_touches_the_object_at_the_start() {
    with_object("barrel", "F10", [0, -157_000]).act("p1", push("a", ahead(1_000), "barrel")).then([]);
    with_object("barrel", "F10", [0, -156_999])
        .refuse("p1", push("a", ahead(1_000), "barrel"), "AT-OBJ-03")
        .then([object("barrel", json!({ "at": [0, -156_999] }))]);
}

#[test]
fn at_obj_04_a_pushed_object_pushes_no_opponent() {
    barrel()
        .figure("x B05 p2 0 -6 3")
        .refuse("p1", push("a", ahead(56_201), "barrel"), "AT-OBJ-04")
        .act("p1", push("a", ahead(56_000), "barrel"))
        .then([object("barrel", json!({ "at": [0, -102_000] })), is("x", json!({ "at": [0, -60_000] }))]);
}

#[test]
fn at_obj_05_a_falling_object_may_fell_a_figure() {
    let fallen = json!({ "falls": ["x"], "objects": [{ "object": "tower", "at": [0, 220_000], "fallen": true }] });
    moves()
        .turn("p1", 1, "attack")
        .given("terrain", json!([{ "id": "tower", "code": "F01", "at": [0, 100_000] }]))
        .figure("a B03 p1 0 -30 9")
        .with("x B05 p2 0 0 3", json!({ "at": [0, 175_000] }))
        .act("p1", shot("a", fallen))
        .then([zone("p2", "defeated", &["x"])]);
}

#[test]
fn at_obj_06_an_object_has_no_other_descriptor() {
    let piece = json!({ "define_piece": { "descriptors": ["object", "cover"], "sections": [] } });
    moves().given("phase", json!("lobby")).given("figures", json!([])).refuse("table", piece, "AT-OBJ-06").then([]);
}

#[test]
fn at_obj_07_an_object_off_the_surface_is_removed() {
    let off = json!({ "objects": [{ "object": "barrel", "at": [200_000, 620_000] }] });
    moves()
        .turn("p1", 1, "attack")
        .given("terrain", json!([{ "id": "barrel", "code": "F10", "at": [200_000, 590_000] }]))
        .figure("a B03 p1 0 -30 9")
        .act("p1", shot("a", off))
        .then([object("barrel", json!({ "state": "removed" }))]);
}

#[test]
fn at_r_60_only_standing_objects_that_can_be_knocked_over_are_pushed() {
    with_object("tower", "F01", [0, -152_000]).refuse("p1", push("a", ahead(1_000), "tower"), "AT-R-60").then([]);
    with_object("keep", "F04", [0, -118_000]).refuse("p1", push("a", ahead(1_000), "keep"), "AT-R-60").then([]);
    let lying = json!([{ "id": "barrel", "code": "F10", "at": [0, -158_000], "facing": 9_000, "state": "fallen" }]);
    barrel().given("terrain", lying).refuse("p1", push("a", ahead(1_000), "barrel"), "AT-R-60").then([]);
    barrel().refuse("p1", push("a", ahead(1_000), "nothing"), "AT-R-60").then([]);
}

#[test]
fn at_r_60_a_pushed_object_is_ahead_and_the_figure_does_not_turn_between_rolls() {
    let back = json!([{ "face": 18_000 }, { "roll": 10_000 }]);
    let bent = json!([{ "roll": 10_000 }, { "face": 100 }, { "roll": 10_000 }]);
    let straight = json!([{ "face": 500 }, { "face": 0 }, { "roll": 10_000 }, { "face": 0 }, { "roll": 10_000 }, { "face": 9_000 }]);
    barrel()
        .refuse("p1", push("a", back, "barrel"), "AT-R-60")
        .refuse("p1", push("a", bent, "barrel"), "AT-R-60")
        .act("p1", push("a", straight, "barrel"))
        .then([
            is("a", json!({ "at": [0, -180_000], "facing": 9_000 })),
            object("barrel", json!({ "at": [0, -138_000] })),
        ]);
}

#[test]
fn at_r_60_slowing_terrain_does_not_halve_a_push_again() {
    let mire = json!({ "id": "mire", "code": "F08", "area": [[-90_000, -300_000], [90_000, -300_000], [90_000, -180_000], [-90_000, -180_000]] });
    barrel()
        .given("terrain", json!([{ "id": "barrel", "code": "F10", "at": [0, -158_000] }, mire]))
        .check([json!({ "limit": { "figure": "a", "tix": 4 } })])
        .act("p1", push("a", ahead(101_600), "barrel"))
        .then([is("a", json!({ "at": [0, -98_400] }))]);
}

#[test]
fn at_r_60_a_push_ends_before_friends_barriers_objects_and_the_edge() {
    let terrain = |other: Value| json!([{ "id": "barrel", "code": "F10", "at": [0, -158_000] }, other]);
    barrel().figure("b B05 p1 0 -6 3").refuse("p1", push("a", ahead(57_000), "barrel"), "AT-R-60").then([]);
    barrel()
        .given("terrain", terrain(barrier("fence", "F11", -100_000, 3)))
        .refuse("p1", push("a", ahead(38_201), "barrel"), "AT-R-60")
        .act("p1", push("a", ahead(38_200), "barrel"))
        .then([]);
    barrel()
        .given("terrain", terrain(json!({ "id": "crate", "code": "F12", "at": [0, -80_000] })))
        .refuse("p1", push("a", ahead(33_201), "barrel"), "AT-R-60")
        .act("p1", push("a", ahead(33_200), "barrel"))
        .then([]);
    let edge = || moves().given("terrain", json!([{ "id": "barrel", "code": "F10", "at": [0, 580_000] }]));
    let mover = |table: Table| table.with("a B07 p1 0 0 9", json!({ "at": [0, 538_000] }));
    mover(edge()).refuse("p1", push("a", ahead(9_601), "barrel"), "AT-R-60").then([]);
    mover(edge()).act("p1", push("a", ahead(9_600), "barrel")).then([object("barrel", json!({ "at": [0, 589_600] }))]);
}

#[test]
fn at_r_60_the_corners_of_a_pushed_box_count() {
    let crate_ahead = |other: Value| {
        let stack = json!({ "id": "stack", "code": "F12", "at": [0, -153_000] });
        moves().given("terrain", json!([stack, other])).figure("a B07 p1 0 -20 9")
    };
    // A fence beside the way of the stack. Its near end is at this x coordinate.
    let beside = |x: i32| json!({ "id": "fence", "code": "F11", "sections": [{ "id": "fence.1", "from": [x, -90_000], "to": [x + 40_000, -90_000] }] });
    crate_ahead(beside(24_700)).refuse("p1", push("a", ahead(101_600), "stack"), "AT-R-60").then([]);
    crate_ahead(beside(24_900))
        .act("p1", push("a", ahead(101_600), "stack"))
        .then([object("stack", json!({ "at": [0, -51_400] }))]);
    let near = crate_ahead(beside(200_000)).with("x B05 p2 0 0 3", json!({ "at": [46_700, -60_000] }));
    near.refuse("p1", push("a", ahead(101_600), "stack"), "AT-OBJ-04").then([]);
}

#[test]
fn at_r_61_a_fallen_tower_is_as_long_as_it_was_high() {
    let lying = json!([{ "id": "tower", "code": "F01", "at": [0, -120_000], "facing": 9_000, "state": "fallen" }]);
    moves()
        .given("terrain", lying)
        .figure("a B05 p1 0 -20 3")
        .figure("b B05 p1 14 -20 3")
        .refuse("p1", roll("a", 32_201), "AT-R-11")
        .act("p1", roll("a", 32_200))
        .act("p1", roll("b", 200_000))
        .then([is("a", json!({ "at": [0, -167_800] })), is("b", json!({ "at": [140_000, 0] }))]);
}

#[test]
fn at_r_60_a_move_without_a_push_pushes_nothing() {
    barrel().refuse("p1", go("a", ahead(25_400)), "AT-R-11").then([object("barrel", json!({ "at": [0, -158_000] }))]);
}
