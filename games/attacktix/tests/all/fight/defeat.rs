//! When figures are defeated. AT-DEF, AT-R-20 … AT-R-23, AT-R-29, AT-R-30

use crate::table::{Table, fire, is, log, shot, table, zone};
use serde_json::{Value, json};

/// `a` may shoot at `x`, and at `y` beside it.
fn duel() -> Table {
    table().figure("a B03 p1 0 -30 9").figure("x B05 p2 0 30 3").figure("y B05 p2 10 30 3")
}

fn rests(rest: Value) -> Value {
    shot("a", json!({ "rest": rest }))
}

#[test]
fn at_def_01_a_figure_that_is_knocked_over_is_defeated() {
    duel().act("p1", fire("a", &["x"])).then([zone("p2", "defeated", &["x"]), is("y", json!({ "zone": "in-play" }))]);
}

#[test]
fn at_def_02_a_figure_that_is_pushed_off_the_surface_is_defeated() {
    let edge = json!([{ "figure": "x", "at": [0, 609_600] }, { "figure": "y", "at": [100_000, 609_601] }]);
    duel().act("p1", rests(edge)).then([zone("p2", "defeated", &["y"]), is("x", json!({ "zone": "in-play" }))]);
}

#[test]
fn at_def_02_without_ring_out_a_figure_beyond_the_edge_stays_in_play() {
    let beyond = json!([{ "figure": "x", "at": [0, 620_000] }]);
    duel().option("ring_out", json!(false)).act("p1", rests(beyond)).then([is("x", json!({ "zone": "in-play" }))]);
}

/// The figure has an ability that could be used, and comes to lie beyond the edge. If an attack had done this, the
/// figure would be defeated.
#[test]
fn at_def_03_a_figure_that_a_hand_knocks_over_is_set_up_again() {
    duel()
        .figure("u T03 p2 30 30 2")
        .figure("v T01 p2 -30 30 2")
        .act("harness", json!({ "disturb": { "figure": "u", "tilt": 9000, "at": [300_000, 640_000] } }))
        .then([
            is("u", json!({ "zone": "in-play", "at": [300_000, 300_000], "facing": 18_000, "wheel": 2 })),
            log(json!([{ "event": "restored", "figure": "u" }])),
            json!({ "log_none": [{ "event": "defeat" }, { "event": "special" }] }),
        ]);
}

#[test]
fn at_def_04_an_own_attack_defeats_own_figures() {
    duel()
        .figure("b B05 p1 0 0 3")
        .act("p1", fire("a", &["b"]))
        .then([zone("p1", "defeated", &["b"]), log(json!([{ "event": "defeat", "figure": "b" }]))]);
}

#[test]
fn at_r_20_a_figure_that_leans_by_more_than_two_degrees_is_defeated() {
    let leaning = json!([{ "figure": "x", "tilt": 200 }, { "figure": "y", "tilt": 201 }]);
    duel().act("p1", rests(leaning)).then([zone("p2", "defeated", &["y"])]);
}

#[test]
fn at_r_20_a_figure_whose_base_is_lifted_by_more_than_three_millimetres_is_defeated() {
    let lifted = json!([{ "figure": "x", "lift": 3000 }, { "figure": "y", "lift": 3001 }]);
    duel().act("p1", rests(lifted)).then([zone("p2", "defeated", &["y"])]);
}

#[test]
fn at_r_20_with_fully_down_only_a_figure_that_lies_is_defeated() {
    let leaning = json!([{ "figure": "x", "tilt": 4500, "lift": 5000 }, { "figure": "y", "tilt": 4501 }]);
    duel().option("defeat", json!("fully-down")).act("p1", rests(leaning)).then([zone("p2", "defeated", &["y"])]);
}

#[test]
fn at_r_21_with_ring_out_strict_no_base_may_hang_over_the_edge() {
    let edge = json!([{ "figure": "x", "at": [0, 587_600] }, { "figure": "y", "at": [100_000, 587_601] }]);
    duel().option("ring_out_strict", json!(true)).act("p1", rests(edge)).then([zone("p2", "defeated", &["y"])]);
}

#[test]
fn at_r_22_the_attacker_itself_may_fall() {
    duel().act("p1", fire("a", &["a"])).then([zone("p1", "defeated", &["a"])]);
}

#[test]
fn at_r_23_a_master_keeps_its_switches_when_it_is_set_up_again() {
    table()
        .with("m B09 p2 0 30 2", json!({ "tripped": ["left"] }))
        .act("harness", json!({ "disturb": { "figure": "m", "tilt": 9000 } }))
        .then([is("m", json!({ "zone": "in-play", "tripped": ["left"] }))]);
}

/// Figures that fell come first, in the order of falling. Figures that only lean follow, by id.
#[test]
fn at_r_29_defeats_are_judged_in_the_order_of_falling() {
    let outcome =
        json!({ "falls": ["y", "x"], "rest": [{ "figure": "z", "tilt": 300 }, { "figure": "w", "tilt": 300 }] });
    duel().figure("z B05 p2 20 30 3").figure("w B05 p2 30 30 3").act("p1", shot("a", outcome)).then([log(json!([
        { "event": "defeat", "figure": "y" }, { "event": "defeat", "figure": "x" }, { "event": "defeat", "figure": "w" },
        { "event": "defeat", "figure": "z" },
    ]))]);
}

/// At the moment of defeat the wheel shows `9r*`. Falling does not turn the wheel.
#[test]
fn at_r_30_the_window_at_the_moment_of_defeat_counts() {
    table()
        .figure("a B03 p1 0 -30 9")
        .figure("x T03 p2 0 30 0")
        .figure("l T01 p2 20 30 2")
        .act("p1", fire("a", &["x"]))
        .then([is("x", json!({ "zone": "in-play", "wheel": 0, "window": "9r" }))]);
}
