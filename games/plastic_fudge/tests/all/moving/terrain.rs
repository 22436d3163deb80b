//! What terrain costs, which terrain is closed, and which overrides which.

use crate::moving::{ahead, go, moves, reaches};
use crate::table::{Table, is};
use serde_json::json;

/// Returns a table with a Trooper at (10, 10) who has six inches of movement, and ground of this kind from x = 12 on.
fn before(kind: &str) -> Table {
    moves().terrain("p1", kind, [12.0, 0.0, 40.0, 40.0]).unit("g1 basic 10 10 0")
}

#[test]
fn pf_move_05_terrain_changes_movement() {
    reaches(before("forest"), 4.0, "PF-MOVE-01");
    reaches(moves().unit("g1 basic 10 10 0"), 6.0, "PF-MOVE-01");
}

#[test]
fn pf_terr_open_costs_nothing_extra() {
    reaches(before("open"), 6.0, "PF-MOVE-01");
    reaches(before("camp"), 6.0, "PF-MOVE-01");
}

#[test]
fn pf_terr_forest_halves_movement() {
    reaches(before("forest"), 4.0, "PF-MOVE-01");
}

#[test]
fn pf_terr_shallow_halves_movement() {
    reaches(before("shallow"), 4.0, "PF-MOVE-01");
}

#[test]
fn pf_terr_bridge_halves_movement() {
    reaches(before("bridge"), 4.0, "PF-MOVE-01");
}

#[test]
fn pf_terr_marsh_halves_movement() {
    reaches(before("marsh"), 4.0, "PF-MOVE-01");
}

#[test]
fn pf_terr_desert_halves_movement() {
    reaches(before("desert"), 4.0, "PF-MOVE-01");
}

#[test]
fn pf_terr_wall_halves_movement_over_its_width() {
    reaches(moves().terrain("p1", "low-wall", [12.0, 0.0, 12.5, 40.0]).unit("g1 basic 10 10 0"), 5.5, "PF-MOVE-01");
}

#[test]
fn pf_terr_fort_takes_three_quarters_of_movement() {
    reaches(before("fortress"), 3.0, "PF-MOVE-01");
}

#[test]
fn pf_terr_water_is_closed() {
    reaches(before("water"), 1.5, "PF-TERR-WATER");
}

#[test]
fn pf_terr_mount_is_closed() {
    reaches(before("mountain"), 1.5, "PF-TERR-MOUNT");
}

#[test]
fn pf_terr_bldg_is_closed() {
    reaches(before("building"), 1.5, "PF-TERR-BLDG");
}

#[test]
fn pf_r_47_each_part_of_the_way_costs_what_its_ground_costs() {
    let strips = || {
        let woods = moves().terrain("p1", "forest", [11.0, 0.0, 12.0, 40.0]);
        woods.terrain("p2", "fortress", [13.0, 0.0, 13.5, 40.0]).unit("g1 basic 10 10 0")
    };
    // six inches: 1 open, 1 of forest that costs 2, 1 open, 0.5 of fortress that costs 2
    reaches(strips(), 3.5, "PF-MOVE-01");
    // the forest lowers the six inches to 3; the fortress would lower them to 1.5 as soon as it is entered
    reaches(strips().option("terrain_cost", "whole-move"), 3.0, "PF-MOVE-01");
}

#[test]
fn pf_r_47_turns_cost_an_inch_also_in_a_whole_move() {
    let woods = || moves().option("terrain_cost", "whole-move").terrain("p1", "forest", [0.0, 0.0, 48.0, 48.0]);
    let path = |inches: f64| go("g1", json!([{ "turn": 90 }, { "go": inches }]));
    woods()
        .unit("g1 basic 10 10 0")
        .refuse("green", path(1.01), "PF-MOVE-01")
        .act("green", path(1.0))
        .then([is("g1", json!({ "at": [10, 11] }))]);
}

#[test]
fn pf_r_48_a_bridge_overrides_water_and_a_road_forest() {
    let bridge = |from: f64, to: f64| before("water").terrain("p2", "bridge", [12.0, from, 40.0, to]);
    reaches(bridge(9.0, 11.0), 4.0, "PF-MOVE-01");
    // the base has to fit on the bridge
    reaches(bridge(9.6, 10.4), 2.0 - 0.3, "PF-TERR-WATER");
    reaches(before("forest").terrain("p2", "road", [12.0, 9.9, 40.0, 10.1]), 6.0, "PF-MOVE-01");
    reaches(before("marsh").terrain("p2", "road", [12.0, 9.9, 40.0, 10.1]), 4.0, "PF-MOVE-01");
}

#[test]
fn pf_r_48_the_highest_penalty_of_overlapping_pieces_counts() {
    reaches(before("forest").terrain("p2", "fortress", [0.0, 0.0, 48.0, 48.0]), 1.5, "PF-MOVE-01");
}

#[test]
fn pf_r_48_no_part_of_a_base_enters_closed_ground() {
    let beside = moves().terrain("p1", "water", [12.0, 10.4, 14.0, 20.0]).unit("g1 basic 10 10 0");
    beside.refuse("green", go("g1", ahead(6.0)), "PF-TERR-WATER").then([]);
    let clear = moves().terrain("p1", "water", [12.0, 10.5, 14.0, 20.0]).unit("g1 basic 10 10 0");
    clear.act("green", go("g1", ahead(6.0))).then([]);
}

#[test]
fn pf_baz_02_a_unit_can_enter_a_hole() {
    let holed = |holes: serde_json::Value| {
        let piece = json!({ "id": "p1", "type": "building", "rect": [14, 8, 18, 12], "holes": holes });
        moves().given("terrain", json!([piece])).with("g1 basic 10 10 0", json!({ "ml": 1 }))
    };
    reaches(holed(json!([[14, 10, 1.75]])), 5.25, "PF-TERR-BLDG");
    // two holes that overlap make one opening
    reaches(holed(json!([[14, 10, 1.75], [16, 10, 1.75]])), 7.25, "PF-TERR-BLDG");
    // an inch and a half of wall remains between two holes that do not overlap
    reaches(holed(json!([[14, 10, 1.0], [18, 10, 1.5]])), 4.5, "PF-TERR-BLDG");
}
