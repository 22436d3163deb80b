//! What happens to the passengers of a wreck.

use crate::table::{Table, attack, is, log, no_log};
use serde_json::{Value, json};

/// Returns a table with a Tank, and a Jeep with this many Troopers aboard. The rules allow two, but a position may have
/// more.
fn jeep(men: usize) -> Table {
    let position = attack().unit("g1 tank 10 10").unit("t1 jeep 20 10 90");
    (0..men).fold(position, |position, n| position.with(&format!("t{} basic", n + 2), json!({ "in": "t1" })))
}

fn shell() -> Value {
    json!([{ "unit": "g1", "point": [20, 10] }])
}

#[test]
fn pf_r_54_each_passenger_of_a_killed_vehicle_rolls_defence() {
    jeep(2).luck(["++00", "-000", "----", "++++"]).fight(shell(), json!([])).then([
        log(json!({ "kind": "save", "unit": "t2", "attack": 4, "defence": -5, "result": "kill" })),
        log(json!({ "kind": "save", "unit": "t3", "attack": 4, "defence": 3, "result": "no-effect" })),
        is("t2", json!({ "state": "destroyed" })),
        is("t3", json!({ "state": "steady", "at": [20, 10], "facing": 90, "in": null, "moved": true })),
    ]);
}

#[test]
fn pf_r_54_with_the_options_all_passengers_die_or_none() {
    for (word, state) in [("die", "destroyed"), ("safe", "steady")] {
        jeep(1)
            .option("wreck_save", word)
            .luck(["++00", "-000"])
            .fight(shell(), json!([]))
            .then([is("t2", json!({ "state": state })), no_log(json!({ "kind": "save" }))]);
    }
}

#[test]
fn pf_r_54_removal_by_injuries_leaves_passengers_unhurt() {
    // both shots injure the Jeep, which has one injury; its third injury destroys it
    jeep(1)
        .with("t1 jeep 20 10 90", json!({ "injuries": 1 }))
        .unit("g2 bazooka 12 14")
        .luck(["0000", "+000", "0000", "+000"])
        .fight(json!([{ "unit": "g1", "point": [20, 10] }, { "unit": "g2", "target": "t1" }]), json!([]))
        .then([
            is("t1", json!({ "state": "destroyed", "injuries": 3 })),
            is("t2", json!({ "state": "steady", "at": [20, 10], "injuries": 0 })),
            no_log(json!({ "kind": "save" })),
        ]);
}

#[test]
fn pf_r_100_passengers_roll_one_save_in_a_step_and_height_does_not_count() {
    jeep(1)
        .hill("p1", [17.0, 7.0, 24.0, 13.0], 3)
        .unit("g2 bazooka 12 14")
        .luck(["+++0", "----", "++++", "++00", "0000"])
        .fight(json!([{ "unit": "g1", "point": [20, 10] }, { "unit": "g2", "target": "t1" }]), json!([]))
        .then([
            json!({ "log_count": { "match": { "kind": "save" }, "count": 1 } }),
            log(json!({ "kind": "save", "unit": "t2", "attack": 5, "defence": 3 })),
        ]);
}

#[test]
fn pf_r_100_survivors_stand_around_the_centre_of_the_wreck() {
    let shot_down =
        |men: usize| jeep(men).option("wreck_save", "safe").luck(["++00", "-000"]).fight(shell(), json!([]));
    shot_down(2).then([is("t2", json!({ "at": [20, 10.5] })), is("t3", json!({ "at": [20, 9.5] }))]);
    let helicopter = jeep(4).option("wreck_save", "safe").with("t1 helicopter 20 10 0", json!({}));
    helicopter.luck(["++++", "--00"]).fight(shell(), json!([])).then([
        is("t2", json!({ "at": [20.75, 10] })),
        is("t3", json!({ "at": [20, 10.75] })),
        is("t4", json!({ "at": [19.25, 10] })),
        is("t5", json!({ "at": [20, 9.25] })),
    ]);
}

#[test]
fn pf_r_100_a_survivor_over_water_is_destroyed() {
    jeep(1)
        .option("wreck_save", "safe")
        .terrain("p1", "water", [17.0, 7.0, 24.0, 13.0])
        .with("t1 helicopter 20 10 0", json!({}))
        .luck(["++++", "--00"])
        .fight(shell(), json!([]))
        .then([is("t2", json!({ "state": "destroyed" }))]);
}
