//! The measuring rod, dice, bases and measurements, Training and Movement, and riding.

use crate::table::{attack, is, log, table};
use serde_json::{Value, json};

fn go(unit: &str, inches: f64) -> Value {
    json!({ "do": "move", "unit": unit, "path": [{ "go": inches }] })
}

fn measured(from: Value, to: Value, gap: f64) -> Value {
    json!({ "measure": { "from": from, "to": to, "gap": gap } })
}

#[test]
fn pf_eq_01_the_rod_has_a_tick_every_3_inches_and_marks_6_and_12() {
    let rod = json!({ "length": 14, "ticks": [3, 6, 9, 12], "marked": [6, 12], "longest": 36 });
    table("move-a").then([json!({ "ruler": rod })]);
}

#[test]
fn pf_eq_07_ordinary_dice_can_replace_fudge_dice() {
    let mut thrown = attack().unit("g1 basic 10 10").unit("t1 basic 14 10");
    thrown = thrown.d6([6, 5, 5, 3]).d6([1, 4, 3, 4]).fight(json!([{ "unit": "g1", "target": "t1" }]), json!([]));
    thrown.then([
        log(json!({ "kind": "attack", "unit": "g1", "roll": 3 })),
        log(json!({ "kind": "hit", "target": "t1", "attack": 2, "defence": -2 })),
    ]);
}

#[test]
fn pf_stat_02_movement_is_how_far_a_unit_travels() {
    for (level, inches) in [(-3, 1.0), (-1, 6.0), (2, 24.0)] {
        let position = table("move-a").with("g1 basic 10 10 0", json!({ "ml": level }));
        let there = is("g1", json!({ "at": [10.0 + inches, 10.0] }));
        position.refuse("green", go("g1", inches + 0.01), "PF-MOVE-01").act("green", go("g1", inches)).then([there]);
    }
}

#[test]
fn pf_stat_06_training_serves_commanders_in_the_initiative_and_troopers_in_morale() {
    let modifier = json!({ "morale_modifier": { "unit": "g1", "is": 0 } });
    table("initiative")
        .with("g0 basic 2 2 90", json!({ "commander": true, "tl": 3 }))
        .with("g1 basic 20 20 90", json!({ "tl": 2 }))
        .blank(2)
        .roll()
        .then([log(json!({ "kind": "initiative", "green": 3, "tan": -1 })), modifier]);
}

#[test]
fn pf_r_43_a_passenger_is_measured_from_its_carrier() {
    let position = attack().unit("g9 jeep 10 10").with("g1 basic", json!({ "in": "g9" })).unit("t1 basic 20 10");
    position.then([measured(json!("g1"), json!("t1"), 8.25)]);
}

#[test]
fn pf_r_43_distances_are_measured_from_edge_to_edge_of_the_bases() {
    let bases = [("basic", 0.5), ("jeep", 1.25), ("howitzer", 1.25), ("tank", 1.75), ("helicopter", 2.0), ("jet", 2.0)];
    for (kind, radius) in bases {
        let position = attack().unit("g1 basic 10 10").unit(&format!("t1 {kind} 20 10"));
        position.then([
            measured(json!("g1"), json!("t1"), 10.0 - 0.5 - radius),
            measured(json!("t1"), json!([20, 20]), 10.0 - radius),
        ]);
    }
}

#[test]
fn pf_r_87_a_slanting_move_ends_on_the_nearest_micrometre() {
    let there = is("g1", json!({ "at": [10.0 + 3.0 * 0.866_025_4, 11.5] }));
    table("move-a").unit("g1 basic 10 10 30").act("green", go("g1", 3.0)).then([there]);
}

#[test]
fn pf_r_56_the_option_says_how_far_a_commander_goes_on_foot() {
    for (word, inches) in [("paid", 12.0), ("foot-mediocre", 6.0)] {
        let position = table("move-a").option("jeep_men", word).with("g1 commander 10 10 0", json!({}));
        let there = is("g1", json!({ "at": [10.0 + inches, 10.0] }));
        position.refuse("green", go("g1", inches + 0.1), "PF-MOVE-01").act("green", go("g1", inches)).then([there]);
    }
}

#[test]
fn pf_u_cmd_02_a_commander_goes_12_inches_on_foot() {
    let there = is("g1", json!({ "at": [22, 10] }));
    table("move-a").unit("g1 commander 10 10 0").act("green", go("g1", 12.0)).then([there]);
}

#[test]
fn pf_u_cmd_01_a_commander_spots_for_a_mortar() {
    let shot = json!([{ "unit": "g1", "target": "t1" }]);
    attack()
        .unit("g1 mortar 10 10")
        .with("g2 commander 12 30", json!({}))
        .terrain("b1", "building", [13.0, 5.0, 15.0, 15.0])
        .unit("t1 basic 20 10")
        .luck(["++++", "----"])
        .fight(shot, json!([]))
        .then([log(json!({ "kind": "hit", "unit": "g1", "target": "t1", "result": "kill" }))]);
}

#[test]
fn pf_u_jeep_01_a_jeep_carries_two_and_no_third() {
    let board = |unit: &str| json!({ "do": "move", "unit": unit, "path": [], "board": "g9" });
    table("move-a")
        .unit("g9 jeep 20 20 90")
        .unit("g1 commander 20 18.25 90")
        .unit("g2 radioman 18.25 20 90")
        .unit("g3 basic 21.75 20 90")
        .act("green", board("g1"))
        .act("green", board("g2"))
        .refuse("green", board("g3"), "PF-R-54")
        .then([is("g1", json!({ "in": "g9" })), is("g2", json!({ "in": "g9" })), is("g3", json!({ "in": null }))]);
}

#[test]
fn pf_veh_05_the_defence_of_a_vehicle_protects_its_passengers() {
    attack()
        .unit("g1 basic 10 10")
        .with("t1 jeep 15 10", json!({ "dl": 3 }))
        .with("t2 basic", json!({ "in": "t1", "dl": -3 }))
        .luck(["++++", "0000"])
        .fight(json!([{ "unit": "g1", "target": "t1" }]), json!([]))
        .then([
            log(json!({ "kind": "hit", "target": "t1", "attack": 3, "defence": 3, "result": "no-effect" })),
            is("t2", json!({ "state": "steady" })),
        ]);
}
