//! Placing terrain in turn, deployment, and laying markers.

use crate::table::{Table, is, table};
use serde_json::{Value, json};

fn place(piece: &str, at: [f64; 2], facing: i32) -> Value {
    json!({ "do": "place", "piece": piece, "at": at, "facing": facing })
}

fn deploy(unit: &str, at: [f64; 2]) -> Value {
    json!({ "do": "deploy", "unit": unit, "at": at, "facing": 90 })
}

fn pass() -> Value {
    json!({ "do": "pass" })
}

fn lay(at: [f64; 2]) -> Value {
    json!({ "do": "lay", "at": at, "real": true })
}

fn end() -> Value {
    json!({ "do": "end-deploy" })
}

fn nobody() -> Value {
    json!({ "commander": true, "state": "undeployed" })
}

fn undeployed(step: &str) -> Table {
    let bare = table(step).given("player_a", Value::Null).given("flag", json!({ "owner": "green", "at": [24, 18] }));
    let zones = json!({ "green": { "near": [24, 18, 12] }, "tan": { "edge": "north", "depth": 6 } });
    bare.given("zones", zones).with("g0 basic", nobody()).with("t0 basic", nobody())
}

fn terrain() -> Table {
    let pool = json!([
        { "id": "p1", "type": "forest", "rect": [-3, -2, 3, 2] },
        { "id": "p2", "type": "marsh", "rect": [0, 0, 5, 5] }
    ]);
    undeployed("terrain").given("pool", pool).given("camp", json!([18, 12, 30, 24])).coin("green")
}

fn deployment() -> Table {
    undeployed("deploy")
}

#[test]
fn pf_scen_08_pieces_are_placed_in_turn_until_none_is_left() {
    terrain()
        .act("green", place("p1", [10.0, 30.0], 90))
        .refuse("green", place("p2", [30.0, 30.0], 0), "PF-R-75")
        .refuse("tan", place("p1", [30.0, 30.0], 0), "PF-SCEN-08")
        .act("tan", place("p2", [30.0, 30.0], 0))
        .then([json!({ "waiting": { "for": "deploy", "seats": ["green"] } })]);
}

#[test]
fn pf_r_75_terrain_keeps_off_the_camp_and_the_outer_strips() {
    for (at, fits) in [
        ([15.0, 10.0], true),
        ([15.1, 12.0], false),
        ([10.0, 5.0], true),
        ([10.0, 4.9], false),
        ([10.0, 43.0], true),
        ([10.0, 43.1], false),
        ([2.9, 30.0], false),
    ] {
        let table = terrain();
        let order = place("p1", at, 0);
        let judged = if fits { table.act("green", order) } else { table.refuse("green", order, "PF-R-75") };
        judged.then([]);
    }
    terrain()
        .act("green", pass())
        .act("tan", place("p2", [30.0, 30.0], 45))
        .act("green", pass())
        .act("tan", pass())
        .then([
            json!({ "piece": { "id": "p2", "there": true } }),
            json!({ "waiting": { "for": "deploy", "seats": ["green"] } }),
        ]);
}

#[test]
fn pf_r_74_green_deploys_then_tan_each_in_its_own_zone() {
    deployment()
        .refuse("tan", deploy("t0", [24.0, 45.0]), "PF-R-74")
        .refuse("green", deploy("t0", [24.0, 45.0]), "PF-R-74")
        .refuse("green", deploy("g0", [24.0, 30.6]), "PF-R-74")
        .refuse("green", end(), "PF-R-74")
        .act("green", deploy("g0", [24.0, 30.5]))
        .act("green", deploy("g0", [24.0, 20.0]))
        .act("green", end())
        .act("tan", deploy("t0", [24.0, 41.5]))
        .act("tan", end())
        .then([is("g0", json!({ "at": [24, 20] })), json!({ "waiting": { "for": "roll" } })]);
}

#[test]
fn pf_scen_02_green_holds_the_camp_and_tan_comes_from_the_other_edge() {
    deployment()
        .refuse("green", deploy("g0", [24.0, 46.0]), "PF-R-74")
        .act("green", deploy("g0", [24.0, 18.0]))
        .act("green", end())
        .refuse("tan", deploy("t0", [24.0, 18.0]), "PF-R-74")
        .act("tan", deploy("t0", [24.0, 47.0]))
        .then([]);
}

#[test]
fn pf_r_74_units_deploy_off_other_bases_and_closed_ground() {
    let men = deployment().with("g1 basic", json!({ "state": "undeployed" }));
    men.act("green", deploy("g0", [24.0, 18.0])).refuse("green", deploy("g1", [24.9, 18.0]), "PF-R-46").then([]);
    let wet = deployment().terrain("p1", "water", [20.0, 10.0, 24.0, 14.0]);
    wet.refuse("green", deploy("g0", [24.4, 12.0]), "PF-TERR-WATER").act("green", deploy("g0", [24.5, 12.0])).then([]);
}

#[test]
fn pf_r_64_troopers_ride_from_the_start_and_aircraft_wait() {
    let waits = json!({ "state": "undeployed" });
    let ride = |unit: &str, carrier: &str| json!({ "do": "deploy", "unit": unit, "in": carrier });
    let reserve = |unit: &str| json!({ "do": "deploy", "unit": unit, "reserve": true });
    deployment()
        .with("g1 helicopter", waits.clone())
        .with("g2 jet", waits.clone())
        .with("g3 jeep", waits)
        .refuse("green", ride("g0", "g1"), "PF-R-54")
        .act("green", reserve("g1"))
        .act("green", ride("g0", "g1"))
        .refuse("green", ride("g3", "g1"), "PF-R-54")
        .refuse("green", deploy("g2", [24.0, 18.0]), "PF-R-65")
        .act("green", reserve("g2"))
        .refuse("green", reserve("g3"), "PF-R-64")
        .act("green", deploy("g3", [24.0, 18.0]))
        .act("green", end())
        .then([is("g0", json!({ "in": "g1" })), is("g2", json!({ "state": "reserve" }))]);
}

#[test]
fn pf_r_109_markers_keep_out_of_the_enemys_zone_and_two_inches_from_units() {
    let armed = || deployment().given("markers", json!({ "green": 2 })).act("green", deploy("g0", [24.0, 18.0]));
    armed()
        .refuse("green", lay([24.0, 20.9]), "PF-R-40")
        .act("green", lay([24.0, 21.0]))
        .refuse("green", lay([10.0, 41.6]), "PF-R-109")
        .refuse("green", lay([0.4, 30.0]), "PF-R-109")
        .act("green", lay([10.0, 41.4]))
        .refuse("green", lay([10.0, 30.0]), "PF-MINE-03")
        .then([json!({ "mine": { "id": "m2", "there": true } })]);
}
