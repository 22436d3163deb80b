//! Where figures return, stand up and are shifted to. AT-R-35, AT-R-36, AT-R-42

use crate::moving::moves;
use crate::table::{Table, is, log, shot, special, table, zone};
use serde_json::{Value, json};

/// `y` of `p1` has fallen. `p1` is asked where `u` comes into play at its line.
fn returning() -> Table {
    table()
        .turn("p2", 2, "attack")
        .with("b B03 p2 0 30 9", json!({ "facing": 18_000 }))
        .figure("y B01 p1 0 -30 3")
        .away("u B02 p1 backup 0")
        .act(
            "p2",
            json!({ "attack": { "figure": "b", "aim": { "yaw": 0, "pitch": 375 }, "outcome": { "falls": ["y"] } } }),
        )
}

fn bring(along: i32) -> Value {
    special("y", json!({ "target": "u", "along": along }))
}

#[test]
fn at_r_35_a_figure_returns_two_tix_behind_its_line() {
    returning()
        .refuse("p1", bring(587_601), "AT-R-35")
        .grind("u", 5)
        .act("p1", bring(100_000))
        .then([is("u", json!({ "at": [100_000, -530_000], "facing": 0, "wheel": 5 }))]);
}

#[test]
fn at_r_35_a_figure_whose_place_is_taken_returns_as_near_as_possible() {
    let taken = |x: i32| returning().with("c B05 p1 0 0 3", json!({ "at": [x, -530_000] })).grind("u", 5);
    let comes_to = |x: i32| [is("u", json!({ "at": [x, -530_000] }))];
    taken(110_000).act("p1", bring(100_000)).then(comes_to(66_000));
    taken(90_000).act("p1", bring(100_000)).then(comes_to(134_000));
    // Both free places are equally near, so the figure gets the one with the lower coordinate.
    taken(100_000).act("p1", bring(100_000)).then(comes_to(56_000));
    // An overlap of 0.2 mm does not count.
    taken(143_800).act("p1", bring(100_000)).then(comes_to(100_000));
}

#[test]
fn at_r_35_a_returning_figure_is_shifted_past_a_row_of_bases() {
    let row = returning()
        .with("c B05 p1 0 0 3", json!({ "at": [100_000, -530_000] }))
        .with("d B05 p1 0 0 3", json!({ "at": [50_000, -530_000] }))
        .with("e B05 p1 0 0 3", json!({ "at": [150_000, -530_000] }));
    row.grind("u", 5).act("p1", bring(101_000)).then([is("u", json!({ "at": [194_000, -530_000] }))]);
}

/// `x` falls, and its special lets it stand up again. `rest` gives the poses of other figures, which may then stand in
/// the place of `x`.
fn standing_up(rest: Value) -> Table {
    table()
        .figure("a B03 p1 0 -30 9")
        .figure("x B04 p2 0 30 6")
        .figure("y B05 p2 8 30 3")
        .figure("m B09 p2 -12 30 2")
        .figure("c B03 p2 20 30 9")
        .act("p1", shot("a", json!({ "falls": ["x"], "rest": rest })))
}

#[test]
fn at_r_36_a_figure_stands_up_where_it_fell() {
    standing_up(json!([]))
        .then([is("x", json!({ "zone": "in-play", "at": [0, 300_000], "facing": 18_000, "wheel": 6 }))]);
}

#[test]
fn at_r_36_a_figure_without_room_stands_up_in_the_nearest_free_place() {
    standing_up(json!([{ "figure": "y", "at": [20_000, 300_000] }]))
        .then([is("x", json!({ "at": [-24_000, 300_000] }))]);
    // The two bases leave no room between them, so `x` stands up beside the line between their centres.
    let squeezed = json!([{ "figure": "y", "at": [30_000, 300_000] }, { "figure": "m", "at": [-50_000, 300_000] }]);
    standing_up(squeezed).then([is("x", json!({ "zone": "in-play", "at": [3_500, 335_125] }))]);
}

#[test]
fn at_r_36_without_a_free_place_within_five_centimetres_no_figure_stands_up() {
    standing_up(json!([{ "figure": "m", "at": [5_000, 300_000] }])).then([
        zone("p2", "defeated", &["x"]),
        log(json!([{ "event": "special", "figure": "x", "result": "failed" }])),
    ]);
}

/// `v` of `p1` has fallen. `p1` is asked to shift a figure of `p2`.
fn shifting() -> Table {
    table()
        .turn("p2", 2, "attack")
        .with("a B03 p2 0 30 9", json!({ "facing": 18_000 }))
        .figure("v B08 p1 0 -30 11")
        .figure("x B05 p2 0 55 3")
        .figure("y B05 p2 10 55 3")
        .act(
            "p2",
            json!({ "attack": { "figure": "a", "aim": { "yaw": 0, "pitch": 375 }, "outcome": { "falls": ["v"] } } }),
        )
}

fn shift(heading: i32, roll: i32) -> Value {
    special("v", json!({ "target": "x", "heading": heading, "roll": roll }))
}

#[test]
fn at_r_42_a_shift_is_straight_and_stays_on_the_surface_and_clear_of_bases() {
    shifting()
        .refuse("p1", shift(0, 59_601), "AT-R-12")
        .refuse("p1", shift(9_000, 101_600), "AT-R-11")
        .refuse("p1", shift(18_000, 101_601), "AT-R-42")
        .refuse("p1", shift(18_000, -1), "AT-R-42")
        .act("p1", shift(18_000, 101_600))
        .then([is("x", json!({ "at": [0, 448_400], "facing": 18_000, "wheel": 7 }))]);
}

#[test]
fn at_r_42_the_facing_stays_and_the_wheel_turns() {
    shifting()
        .act("p1", shift(27_000, 25_401))
        .then([is("x", json!({ "at": [-25_401, 550_000], "facing": 18_000, "wheel": 5 }))]);
}

#[test]
fn at_r_42_slowing_terrain_stops_a_shift_too() {
    let mire = json!([{ "id": "mire", "code": "F08", "area": [[-90_000, 300_000], [90_000, 300_000], [90_000, 520_000], [-90_000, 520_000]] }]);
    shifting()
        .given("terrain", mire)
        .act("p1", shift(18_000, 101_600))
        .then([is("x", json!({ "at": [0, 498_000], "wheel": 6 }))]);
}

#[test]
fn at_r_39_a_free_move_goes_as_far_as_the_ability_says() {
    // `w` falls. Its special lets a figure of its side move 6 tix at once, whatever the Speed of that figure is.
    moves()
        .turn("p1", 1, "attack")
        .figure("a B03 p1 0 -30 9")
        .with("w G05 p2 0 30 2", json!({ "facing": 18_000 }))
        .with("g G06 p2 30 30 5", json!({ "facing": 18_000 }))
        .act("p1", shot("a", json!({ "falls": ["w"] })))
        .act("p2", special("w", json!({ "target": "g" })))
        .refuse("p2", json!({ "move": { "figure": "s2", "path": [] } }), "AT-R-39")
        .refuse("p2", json!({ "move": { "figure": "g", "path": [{ "roll": 152_401 }] } }), "AT-MOVE-01")
        .act("p2", json!({ "move": { "figure": "g", "path": [{ "roll": 152_400 }] } }))
        .then([is("g", json!({ "at": [300_000, 147_600] })), json!({ "waiting": null })]);
}
