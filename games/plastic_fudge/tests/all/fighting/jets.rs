//! The step of the Jets, clause by clause.

use crate::table::{Table, hit, is, log, no_log, table};
use serde_json::{Value, json};

fn jets() -> Table {
    table("jets")
        .given("round", json!(5))
        .unit("g1 radioman 4 4")
        .with("g9 jet", json!({ "state": "reserve", "called": 2 }))
        .unit("t1 basic 30 30")
}

fn order(unit: &str, x: f64, y: f64, target: Value) -> Value {
    let mut order = json!({ "unit": unit, "at": [x, y] });
    if !target.is_null() {
        order["target"] = target;
    }
    json!({ "do": "jets", "jets": [order] })
}

#[test]
fn pf_u_jet_01_a_jet_needs_a_radioman() {
    let morale = |radioman: Value| {
        table("morale")
            .given("round", json!(5))
            .with("g1 radioman 4 4", radioman)
            .with("g9 jet", json!({ "state": "reserve", "called": 2 }))
    };
    morale(json!({})).blank(3).roll().then([json!({ "waiting": { "for": "jets", "seats": ["green"] } })]);
    morale(json!({ "state": "destroyed" })).blank(2).roll().then([json!({ "waiting": { "for": "roll" } })]);
}

#[test]
fn pf_u_jet_02_a_jet_comes_three_rounds_after_its_call() {
    for (called, comes) in [(2, true), (3, false)] {
        let asked = json!({ "waiting": { "for": if comes { "jets" } else { "roll" } } });
        table("morale")
            .given("round", json!(5))
            .unit("g1 radioman 4 4")
            .with("g9 jet", json!({ "state": "reserve", "called": called }))
            .blank(3)
            .roll()
            .then([asked]);
    }
}

#[test]
fn pf_u_jet_03_damage_by_a_jet_counts_at_once() {
    jets().luck(["++00", "0000"]).act("green", order("g9", 30.0, 20.0, json!("t1"))).then([
        hit("g9", "t1", 5, -1, "kill"),
        is("t1", json!({ "state": "destroyed" })),
        is("g9", json!({ "state": "reserve" })),
        json!({ "waiting": { "for": "roll" } }),
    ]);
}

#[test]
fn pf_r_65_a_jet_flies_36_inches_from_its_own_edge() {
    jets()
        .refuse("green", order("g9", 30.0, 36.01, Value::Null), "PF-R-65")
        .refuse("green", order("g9", 1.9, 20.0, Value::Null), "PF-R-107")
        .refuse("green", order("g9", 31.0, 29.0, Value::Null), "PF-R-107")
        .refuse("green", order("g9", 30.0, 20.0, json!("g1")), "PF-R-97")
        .refuse("green", order("g8", 30.0, 20.0, Value::Null), "PF-R-107")
        .act("green", order("g9", 30.0, 36.0, Value::Null))
        .then([is("g9", json!({ "state": "reserve" }))]);
}

#[test]
fn pf_r_107_an_attack_out_of_reach_is_wasted() {
    jets()
        .act("green", order("g9", 4.0, 20.0, json!("t1")))
        .then([log(json!({ "kind": "attack", "unit": "g9", "wasted": true })), no_log(json!({ "kind": "hit" }))]);
}

#[test]
fn pf_r_107_a_jet_that_is_not_listed_stays_away() {
    jets()
        .act("green", json!({ "do": "jets", "jets": [] }))
        .then([no_log(json!({ "kind": "attack" })), is("g9", json!({ "state": "reserve" }))]);
}

fn both_sides() -> Table {
    jets().unit("t2 radioman 44 44").with("t9 jet", json!({ "state": "reserve", "called": 1 }))
}

#[test]
fn pf_u_jet_04_two_jets_that_chose_each_other_attack_at_the_same_time() {
    both_sides()
        .luck(["++00", "0000", "++++", "0000"])
        .act("green", order("g9", 20.0, 20.0, json!("t9")))
        .check(json!({ "waiting": { "for": "jets", "seats": ["tan"] } }))
        .act("tan", order("t9", 26.0, 20.0, json!("g9")))
        .then([hit("g9", "t9", 4, 2, "injury"), hit("t9", "g9", 6, 2, "injury"), is("g9", json!({ "dl": 1 }))]);
}

#[test]
fn pf_r_107_a_jet_that_is_shot_down_first_does_not_attack() {
    both_sides()
        .luck(["++++", "--00"])
        .act("green", order("g9", 20.0, 20.0, json!("t9")))
        .act("tan", order("t9", 26.0, 20.0, json!("g1")))
        .then([is("t9", json!({ "state": "destroyed" })), no_log(json!({ "kind": "attack", "unit": "t9" }))]);
}
