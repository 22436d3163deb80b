//! The radio, and Commanders who are out of touch.

use crate::table::{Table, log, morale, table};
use serde_json::{Value, json};

/// Begins a scenario in this step. Green has a Superb Commander, two Radiomen and a Great Minesweeper, all on the
/// table.
fn radio(step: &str) -> Table {
    table(step)
        .given("radio", json!(true))
        .given("start", json!({ "green": 20, "tan": 20 }))
        .with("g0 basic 20 20 90", json!({ "commander": true, "tl": 3 }))
        .with("g1 radioman 22 20", json!({ "radio": "command" }))
        .with("g2 radioman 24 20", json!({ "radio": "trooper" }))
        .unit("g3 minesweeper 26 20")
}

fn lost(role: &str, state: &str) -> Value {
    json!({ "radio": role, "state": state })
}

fn initiative(position: Table, green: i32) {
    position.blank(2).roll().then([log(json!({ "kind": "initiative", "green": green, "tan": -1 }))]);
}

fn modifier(unit: &str, by: i32) -> Value {
    json!({ "morale_modifier": { "unit": unit, "is": by } })
}

#[test]
fn pf_radio_01_a_commander_in_touch_rolls_with_his_training() {
    initiative(radio("initiative"), 3);
}

#[test]
fn pf_radio_02_the_command_radioman_relays_the_orders() {
    initiative(radio("initiative").with("g1 radioman", lost("command", "destroyed")), 2);
}

#[test]
fn pf_radio_03_the_loss_of_a_radioman_with_a_role_matters() {
    initiative(radio("initiative").with("g2 radioman", lost("trooper", "destroyed")), 2);
    // a third Radioman, without a role, does not matter
    initiative(radio("initiative").with("g4 radioman", json!({ "state": "destroyed" })), 3);
}

#[test]
fn pf_radio_04_the_best_trooper_rolls_for_a_side_out_of_touch() {
    let position = radio("initiative").with("g2 radioman", lost("trooper", "fled"));
    initiative(position.clone(), 2);
    initiative(position.with("g3 minesweeper 26 20", json!({ "state": "routed" })), 1);
}

#[test]
fn pf_radio_05_a_side_out_of_touch_checks_morale_as_without_commander() {
    let position = radio("morale").with("g2 radioman", lost("trooper", "destroyed"));
    position.then([modifier("g3", -1), modifier("g1", -1)]);
    radio("morale").then([modifier("g3", 1)]);
}

#[test]
fn pf_r_57_without_the_radio_rules_a_lost_radioman_does_not_matter() {
    let position = radio("initiative").given("radio", json!(false));
    initiative(position.with("g2 radioman", lost("trooper", "destroyed")), 3);
}

#[test]
fn pf_r_57_a_destroyed_commander_out_of_touch_costs_two_but_one_in_morale() {
    let gone = json!({ "commander": true, "tl": 3, "state": "destroyed" });
    let position =
        |step: &str| radio(step).with("g0 basic", gone.clone()).with("g2 radioman", lost("trooper", "destroyed"));
    initiative(position("initiative"), 0);
    position("morale").then([modifier("g3", -1)]);
}

#[test]
fn pf_r_58_a_side_that_began_without_radiomen_is_in_touch() {
    initiative(radio("initiative").without("g1").without("g2"), 3);
}

#[test]
fn pf_r_59_with_the_option_radiomen_can_be_too_far_apart() {
    let apart = |x: f64| {
        let command = json!({ "radio": "command" });
        let position = radio("initiative").option("radio_reach", 18).with("g1 radioman 2.5 30", command);
        position.with(&format!("g2 radioman {x} 30"), json!({ "radio": "trooper" }))
    };
    initiative(apart(21.5), 3);
    initiative(apart(21.6), 2);
}

#[test]
fn pf_r_60_the_training_of_a_destroyed_commander_counts_minus_two() {
    let gone = json!({ "commander": true, "tl": 3, "state": "destroyed" });
    initiative(table("initiative").with("g0 basic", gone).unit("g1 minesweeper 20 20"), 1);
    let never = table("initiative").with("g0 basic 2 2", json!({})).unit("g1 minesweeper 20 20");
    initiative(never, 2);
}

#[test]
fn pf_init_05_a_lost_commander_costs_two_in_initiative() {
    let fled = json!({ "commander": true, "tl": 2, "state": "fled" });
    initiative(table("initiative").with("g0 basic", fled), 0);
    let routed = json!({ "commander": true, "tl": 1, "state": "routed" });
    initiative(table("initiative").with("g0 basic 2 2 90", routed), 1);
}

#[test]
fn pf_r_105_without_a_steady_trooper_the_commander_or_a_living_one_rolls() {
    let routed = |said: &str, more: Value| {
        let mut more = more;
        more["state"] = json!("routed");
        (said.to_owned(), more)
    };
    let base = radio("initiative").with("g2 radioman", lost("trooper", "destroyed"));
    let troopers =
        [routed("g1 radioman 22 20", json!({ "radio": "command" })), routed("g3 minesweeper 26 20", json!({}))];
    let alone = troopers.iter().fold(base, |position, (said, more)| position.with(said, more.clone()));
    // the Commander rolls with his own Training; if he is destroyed, the best living Trooper rolls with -2
    initiative(alone.clone(), 3);
    initiative(alone.with("g0 basic", json!({ "commander": true, "tl": 3, "state": "destroyed" })), 0);
}

#[test]
fn pf_r_105_the_distance_of_the_radiomen_counts_at_the_beginning_of_morale() {
    let far = morale()
        .given("radio", json!(true))
        .option("radio_reach", 18)
        .with("g1 radioman 10 10", json!({ "radio": "command" }))
        .with("g2 radioman 40 10", json!({ "radio": "trooper" }));
    far.then([modifier("g1", -1)]);
}
