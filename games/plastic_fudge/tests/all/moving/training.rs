//! Vehicles: how Training changes terrain, and which ground it closes.

use crate::moving::{ahead, go, moves, reaches};
use crate::table::{Table, is};
use serde_json::json;

/// Returns a table with a Vehicle at (10, 10) that has Movement Fair, nine inches, and ground of this kind from x = 12
/// on.
fn vehicle(kind: &str, training: i32) -> Table {
    let ground = moves().terrain("p1", kind, [12.0, 0.0, 40.0, 40.0]);
    ground.with("g1 vehicle 10 10 0", json!({ "ml": 0, "tl": training }))
}

#[test]
fn pf_veh_06_each_level_above_fair_takes_a_quarter() {
    for (training, inches) in [(0, 5.5), (1, 7.25), (2, 9.0), (3, 9.0)] {
        reaches(vehicle("forest", training), inches, "PF-MOVE-01");
    }
    reaches(vehicle("fortress", 1), 5.5, "PF-MOVE-01");
}

#[test]
fn pf_veh_07_each_level_below_fair_adds_a_quarter() {
    reaches(vehicle("forest", -1), 3.75, "PF-MOVE-01");
    reaches(vehicle("forest", -2), 0.75, "PF-R-52");
}

#[test]
fn pf_r_52_at_a_hundred_percent_ground_is_closed() {
    reaches(vehicle("fortress", -1), 0.75, "PF-R-52");
    let fraction = |training: i32| vehicle("forest", training).option("veh_training", "fraction");
    // what is left after two inches is lowered by 37.5 %, 25 %, 12.5 % and 87.5 %
    for (training, inches) in [(1, 6.375), (2, 7.25), (3, 8.125), (-3, 2.875)] {
        reaches(fraction(training), inches, "PF-MOVE-01");
    }
}

#[test]
fn pf_r_53_training_changes_neither_open_nor_closed_ground() {
    reaches(vehicle("open", -3), 9.0, "PF-MOVE-01");
    reaches(vehicle("water", 3), 0.75, "PF-TERR-WATER");
}

#[test]
fn pf_r_90_a_base_on_closed_ground_may_only_turn() {
    let stuck =
        || moves().terrain("p1", "forest", [10.5, 0.0, 40.0, 40.0]).with("g1 vehicle 10 10 180", json!({ "tl": -2 }));
    stuck().refuse("green", go("g1", ahead(1.0)), "PF-R-52").then([]);
    let turn = go("g1", json!([{ "turn": 45 }]));
    stuck().act("green", turn).then([is("g1", json!({ "facing": 225 }))]);
}
