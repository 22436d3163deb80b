//! Height and climbing.

use crate::moving::{ahead, go, moves, reaches};
use crate::table::is;
use serde_json::json;

#[test]
fn pf_elev_01_each_three_inches_of_height_are_a_level_to_climb() {
    for (height, climb) in [(2, 0.0), (3, 1.0), (5, 1.0), (6, 2.0), (9, 3.0)] {
        let hill = moves().hill("p1", [12.0, 0.0, 40.0, 40.0], height).unit("g1 basic 10 10 0");
        reaches(hill, 6.0 - climb, "PF-MOVE-01");
    }
}

#[test]
fn pf_elev_02_each_entry_costs_an_inch_and_going_down_nothing() {
    let hills = moves().hill("p1", [11.0, 0.0, 12.0, 40.0], 3).hill("p2", [13.0, 0.0, 14.0, 40.0], 3);
    reaches(hills.unit("g1 basic 10 10 0"), 4.0, "PF-MOVE-01");
    let down = moves().hill("p1", [0.0, 0.0, 12.0, 40.0], 6).unit("g1 basic 10 10 0");
    reaches(down, 6.0, "PF-MOVE-01");
}

#[test]
fn pf_r_51_from_level_one_to_level_three_costs_two() {
    let steps = moves().hill("p1", [0.0, 0.0, 40.0, 40.0], 3).hill("p2", [12.0, 0.0, 40.0, 40.0], 9);
    reaches(steps.unit("g1 basic 10 10 0"), 4.0, "PF-MOVE-01");
}

#[test]
fn pf_r_95_the_edge_belongs_to_the_higher_ground() {
    let hill = || moves().hill("p1", [12.0, 0.0, 40.0, 40.0], 3).with("g1 basic 10 10 0", json!({ "ml": -2 }));
    // three inches: two to the edge and one to climb it
    reaches(hill(), 2.0, "PF-MOVE-01");
    let whole = hill().option("terrain_cost", "whole-move");
    whole.act("green", go("g1", ahead(3.0))).then([is("g1", json!({ "at": [13, 10] }))]);
}
