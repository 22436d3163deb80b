//! Blows on the switches and the upper bodies of Battle Masters. AT-SWITCH, AT-R-24 … AT-R-27

use crate::table::{Table, fire, is, say, shot, table, zone};
use serde_json::{Value, json};

fn before_a_master() -> Table {
    table().figure("a B03 p1 0 -30 9").figure("b B03 p1 10 -30 9").figure("m B09 p2 0 30 2")
}

fn switch(side: &str, impulse: i32) -> Value {
    json!({ "figure": "m", "switch": side, "impulse": impulse })
}

fn standing() -> Value {
    is("m", json!({ "zone": "in-play" }))
}

fn felled() -> Value {
    zone("p2", "defeated", &["m"])
}

#[test]
fn at_switch_01_both_switches_fell_a_master() {
    let both = json!({ "switches": [switch("left", 2150), switch("right", 2150)] });
    before_a_master().act("p1", shot("a", both)).then([felled()]);
}

#[test]
fn at_switch_02_attacks_of_the_own_side_count_and_blows_by_a_hand_do_not() {
    let both = json!({ "switches": [{ "figure": "o", "switch": "left" }, { "figure": "o", "switch": "right" }] });
    before_a_master()
        .figure("o B09 p1 40 0 2")
        .act("harness", json!({ "disturb": { "figure": "o", "tilt": 9000 } }))
        .check([is("o", json!({ "zone": "in-play" }))])
        .act("p1", shot("a", both))
        .then([zone("p1", "defeated", &["o"])]);
}

#[test]
fn at_switch_03_a_hard_hit_on_the_upper_body_fells_a_master() {
    let shock = |impulse: i32| json!({ "shocks": [{ "figure": "m", "impulse": impulse }] });
    before_a_master()
        .act("p1", shot("a", shock(4499)))
        .check([standing()])
        .act("p1", shot("b", shock(4500)))
        .then([felled()]);
}

#[test]
fn at_switch_04_a_master_that_is_knocked_over_is_defeated() {
    before_a_master().act("p1", fire("a", &["m"])).then([felled()]);
}

#[test]
fn at_switch_05_a_master_that_leans_is_defeated() {
    let leaning = json!({ "rest": [{ "figure": "m", "tilt": 2000 }] });
    before_a_master().act("p1", shot("a", leaning)).then([felled()]);
}

#[test]
fn at_r_24_an_impulse_of_1000_trips_a_switch() {
    let blows = json!({ "switches": [switch("left", 1000), switch("right", 999)] });
    before_a_master().act("p1", shot("a", blows)).then([is("m", json!({ "zone": "in-play", "tripped": ["left"] }))]);
}

#[test]
fn at_r_24_an_option_sets_another_threshold_for_switches() {
    let blows = json!({ "switches": [switch("left", 1500), switch("right", 1499)] });
    let table = before_a_master().option("switch_impulse", json!(1500));
    table.act("p1", shot("a", blows)).then([is("m", json!({ "tripped": ["left"] }))]);
}

#[test]
fn at_r_25_a_switch_stays_tripped_to_the_end_of_the_turn() {
    before_a_master()
        .act("p1", shot("a", json!({ "switches": [switch("left", 2150)] })))
        .check([standing()])
        .act("p1", shot("b", json!({ "switches": [switch("right", 2150)] })))
        .then([felled()]);
}

#[test]
fn at_r_25_switches_of_different_turns_do_not_add_up() {
    before_a_master()
        .figure("c B03 p2 20 30 9")
        .act("p1", shot("a", json!({ "switches": [switch("left", 2150)] })))
        .act("p1", say("end_turn"))
        .act("p2", say("end_moves"))
        .act("p2", shot("c", json!({ "switches": [switch("right", 2150)] })))
        .then([is("m", json!({ "zone": "in-play", "tripped": ["right"] }))]);
}

/// Each of the two blows alone is too weak. Both blows together are strong enough.
#[test]
fn at_r_26_torso_and_head_count_together() {
    let shocks = json!({ "shocks": [{ "figure": "m", "impulse": 2500 }, { "figure": "m", "impulse": 2000 }] });
    before_a_master().act("p1", shot("a", shocks)).then([felled()]);
}

/// Something holds the Battle Master up at a tilt of 20 degrees. With the option `fully-down`, other figures still
/// stand at this tilt.
#[test]
fn at_r_27_an_open_latch_defeats_a_master_even_if_something_holds_it_up() {
    let held =
        json!({ "switches": [switch("left", 2150), switch("right", 2150)], "rest": [{ "figure": "m", "tilt": 2000 }] });
    before_a_master().option("defeat", json!("fully-down")).act("p1", shot("a", held)).then([felled()]);
}
