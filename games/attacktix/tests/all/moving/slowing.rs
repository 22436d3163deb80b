//! Slowing terrain. AT-SLOW, AT-R-57

use crate::moving::{area, go, moves};
use crate::table::{fire, is, roll, zone};
use serde_json::{Value, json};

fn mire(corners: [i32; 4]) -> Value {
    json!([area("mire", "F08", corners)])
}

#[test]
fn at_slow_01_shots_go_through_slowing_terrain() {
    moves()
        .turn("p1", 1, "attack")
        .given("terrain", mire([-100_000, -100_000, 100_000, 100_000]))
        .figure("a B03 p1 0 -30 9")
        .figure("x B05 p2 0 30 3")
        .act("p1", fire("a", &["x"]))
        .then([zone("p2", "defeated", &["x"])]);
}

#[test]
fn at_slow_02_a_figure_that_moves_in_stops_wholly_inside() {
    moves()
        .given("terrain", mire([-100_000, -128_000, 100_000, 100_000]))
        .figure("a B02 p1 0 -20 3")
        .act("p1", go("a", json!([{ "roll": 304_800 }, { "face": 9_000 }, { "roll": 25_400 }])))
        .then([is("a", json!({ "at": [0, -106_000], "facing": 0, "wheel": 7 }))]);
}

#[test]
fn at_slow_02_passing_through_a_corner_does_not_stop() {
    // The mire is 40 mm wide, so the base is never wholly inside.
    moves()
        .given("terrain", mire([-1_000, -128_000, 39_000, 0]))
        .figure("a B02 p1 0 -20 3")
        .act("p1", roll("a", 304_800))
        .then([is("a", json!({ "at": [0, 104_800] }))]);
}

#[test]
fn at_slow_03_starting_inside_halves_the_tix_rounded_up() {
    // The wheel shows 7r, and half of 7 is rounded up to 4 tix.
    moves()
        .given("terrain", mire([-100_000, -300_000, 100_000, 100_000]))
        .figure("a B03 p1 0 -20 9")
        .check([json!({ "limit": { "figure": "a", "tix": 4 } })])
        .refuse("p1", roll("a", 101_601), "AT-SLOW-03")
        .act("p1", roll("a", 101_600))
        .then([is("a", json!({ "at": [0, -98_400] }))]);
}

#[test]
fn at_slow_04_slowing_terrain_is_not_destroyed() {
    let section = json!({ "attack_section": { "figure": "a", "section": "mire" } });
    moves()
        .turn("p1", 1, "attack")
        .given("terrain", mire([-100_000, -100_000, 100_000, 100_000]))
        .figure("a B03 p1 0 -30 9")
        .refuse("p1", section, "AT-SLOW-04")
        .then([]);
}

#[test]
fn at_r_57_a_figure_moves_inside_and_out_freely_and_stops_when_it_enters_again() {
    let terrain = || moves().given("terrain", mire([-100_000, -300_000, 100_000, -150_000]));
    let about =
        json!([{ "roll": 10_000 }, { "face": 9_000 }, { "roll": 30_000 }, { "face": 27_000 }, { "roll": 30_000 }]);
    terrain().figure("a B02 p1 0 -20 3").act("p1", go("a", about)).then([is("a", json!({ "at": [0, -190_000] }))]);
    // The figure rolls until it is out of the mire, turns, and rolls back in.
    let again = json!([{ "roll": 50_000 }, { "face": 18_000 }, { "roll": 60_000 }]);
    terrain().figure("a B02 p1 0 -20 3").act("p1", go("a", again)).then([is("a", json!({ "at": [0, -172_000] }))]);
}

#[test]
fn at_r_57_the_centre_decides_where_a_move_starts() {
    let at = |z: i32| {
        moves()
            .given("terrain", mire([-100_000, -300_000, 100_000, -200_000]))
            .with("a B03 p1 0 0 9", json!({ "at": [0, z] }))
    };
    at(-199_999).then([json!({ "limit": { "figure": "a", "tix": 7 } })]);
    at(-200_001).then([json!({ "limit": { "figure": "a", "tix": 4 } })]);
}

#[test]
fn at_r_57_battle_masters_are_no_exception() {
    moves()
        .given("terrain", mire([-100_000, -128_000, 100_000, 100_000]))
        .figure("m B09 p1 0 -20 2")
        .act("p1", roll("m", 127_000))
        .then([is("m", json!({ "at": [0, -86_000] }))]);
}

#[test]
fn at_r_57_leaving_along_the_edge_is_no_entry() {
    // The figure stands where it stopped, just inside. On a slanting way out, rounding must not count as a new entry.
    moves()
        .given("terrain", mire([-300_000, -128_000, 300_000, 300_000]))
        .with("a B02 p1 0 0 3", json!({ "at": [0, -106_000] }))
        .act("p1", go("a", json!([{ "face": 9_001 }, { "roll": 100_000 }])))
        .then([is("a", json!({ "at": [100_000, -106_017] }))]);
}
