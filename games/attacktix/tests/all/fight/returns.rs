//! Figures that return to play, or come into play from the Back-Up force. AT-RET

use crate::table::{Table, fire, is, log, special, table, zone};
use serde_json::{Value, json};

/// `x` has fallen, and its special brings `u` from the Back-Up force. The wheel of `u` will be ground to position 4.
fn exchange() -> Table {
    let table = table().figure("a B03 p1 0 -30 9").figure("x B01 p2 0 30 3").away("u B02 p2 backup 0");
    table.grind("u", 4).act("p1", fire("a", &["x"]))
}

fn enter(along: i32) -> Value {
    special("x", json!({ "target": "u", "along": along }))
}

#[test]
fn at_ret_01_a_returning_figure_is_ground() {
    exchange().act("p2", enter(0)).then([
        is("u", json!({ "wheel": 4 })),
        log(json!([{ "event": "grind", "figure": "u" }, { "event": "return", "figure": "u" }])),
    ]);
}

#[test]
fn at_ret_02_a_returning_figure_comes_to_its_owners_line_and_faces_the_enemy() {
    exchange().act("p2", enter(100_000)).then([is("u", json!({ "at": [100_000, 530_000], "facing": 18_000 }))]);
}

/// With its front at the line, the centre of a figure is 457.2 mm plus its radius from the middle. Then the figure goes
/// back two tix.
#[test]
fn at_ret_03_a_returning_figure_goes_two_tix_back() {
    exchange().act("p2", enter(0)).then([is("u", json!({ "at": [0, 457_200 + 22_000 + 2 * 25_400] }))]);
}

/// Going back to its place behind the line has not turned the wheel of `u`. In later moves it may not roll backwards.
#[test]
fn at_ret_04_only_a_returning_figure_moves_backwards() {
    let back = json!({ "move": { "figure": "u", "path": [{ "roll": -25_400 }] } });
    exchange()
        .act("p2", enter(0))
        .act("p1", json!({ "end_turn": {} }))
        .refuse("p2", back, "AT-MOVE-03")
        .then([is("u", json!({ "wheel": 4 }))]);
}

#[test]
fn at_r_35_a_returning_figure_must_have_its_whole_base_on_the_surface() {
    exchange()
        .refuse("p2", enter(587_601), "AT-R-35")
        .act("p2", enter(587_600))
        .then([is("u", json!({ "at": [587_600, 530_000] }))]);
}

#[test]
fn at_r_36_a_figure_that_lies_off_the_surface_does_not_stand_up() {
    let over = json!({ "attack": { "figure": "a", "aim": { "pitch": 375 }, "outcome": { "falls": ["x"], "rest": [{ "figure": "x", "at": [0, 640_000], "tilt": 9000 }] } } });
    table().figure("a B03 p1 0 -30 9").figure("x B04 p2 0 59 6").figure("c B03 p2 20 30 9").act("p1", over).then([
        zone("p2", "defeated", &["x"]),
        log(json!([{ "event": "special", "figure": "x", "result": "failed" }])),
    ]);
}

#[test]
fn at_r_36_a_figure_stands_up_where_it_lies_and_faces_as_before() {
    let outcome =
        json!({ "falls": ["x"], "rest": [{ "figure": "x", "at": [10_000, 340_000], "facing": 700, "tilt": 9000 }] });
    table()
        .figure("a B03 p1 0 -30 9")
        .figure("x B04 p2 0 30 6")
        .figure("c B03 p2 20 30 9")
        .act("p1", json!({ "attack": { "figure": "a", "aim": { "pitch": 375 }, "outcome": outcome } }))
        .then([is("x", json!({ "zone": "in-play", "at": [10_000, 340_000], "facing": 18_000, "wheel": 6 }))]);
}
