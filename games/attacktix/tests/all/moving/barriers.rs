//! High and low barriers. AT-HIGH, AT-LOW, AT-R-53 to AT-R-56

use crate::moving::{barrier, crush, go, moves};
use crate::table::{Table, fire, is, log, roll, turn, zone};
use serde_json::{Value, json};

/// A barrier at z = -138 mm, in front of the figure at z = -200 mm.
fn fenced(code: &str, sections: i32) -> Table {
    moves().given("terrain", json!([barrier("fence", code, -138_000, sections)]))
}

fn stands(id: &str, standing: bool) -> Value {
    json!({ "section": { "id": id, "standing": standing } })
}

fn tear(figure: &str, section: &str) -> Value {
    json!({ "attack_section": { "figure": figure, "section": section } })
}

#[test]
fn at_high_01_no_figure_moves_through_a_high_barrier() {
    fenced("F05", 3)
        .figure("a B05 p1 0 -20 3")
        .refuse("p1", roll("a", 228_600), "AT-HIGH-01")
        .refuse("p1", roll("a", 40_201), "AT-HIGH-01")
        .act("p1", roll("a", 40_200))
        .then([is("a", json!({ "at": [0, -159_800] }))]);
}

#[test]
fn at_high_02_an_attack_removes_one_section_without_a_shot() {
    fenced("F05", 3).turn("p1", 1, "attack").figure("a B03 p1 0 -30 9").act("p1", tear("a", "fence.2")).then([
        stands("fence.2", false),
        stands("fence.1", true),
        turn(json!({ "attacks": 1 })),
        is("a", json!({ "loaded": 1 })),
    ]);
}

#[test]
fn at_high_03_battle_masters_cross_a_high_barrier() {
    fenced("F05", 3)
        .figure("m B09 p1 0 -20 2")
        .act("p1", roll("m", 127_000))
        .then([is("m", json!({ "at": [0, -73_000], "wheel": 7 })), stands("fence.2", true)]);
}

#[test]
fn at_low_01_shots_go_over_a_low_barrier() {
    fenced("F11", 3)
        .turn("p1", 1, "attack")
        .figure("a B03 p1 0 -30 9")
        .figure("x B05 p2 0 30 3")
        .act("p1", fire("a", &["x"]))
        .then([zone("p2", "defeated", &["x"])]);
}

#[test]
fn at_low_02_a_move_that_crosses_a_low_barrier_ends_beyond_it() {
    fenced("F03", 3)
        .figure("a B05 p1 0 -20 3")
        .act("p1", go("a", json!([{ "roll": 228_600 }, { "face": 9_000 }])))
        .then([is("a", json!({ "at": [0, -115_500], "facing": 0, "wheel": 7 })), stands("fence.2", true)]);
}

#[test]
fn at_low_03_the_crossed_section_may_be_destroyed() {
    fenced("F03", 3).figure("a B05 p1 0 -20 3").act("p1", crush("a", json!([{ "roll": 84_500 }]), &["fence.2"])).then(
        [
            is("a", json!({ "at": [0, -115_500] })),
            stands("fence.2", false),
            log(json!([{ "event": "move", "figure": "a" }, { "event": "section-removed", "section": "fence.2" }])),
        ],
    );
}

#[test]
fn at_low_04_an_attack_destroys_a_section() {
    fenced("F03", 3)
        .turn("p1", 1, "attack")
        .figure("a T03 p1 0 -19 1")
        .act("p1", tear("a", "fence.2"))
        .then([stands("fence.2", false), turn(json!({ "attacks": 1 }))]);
}

#[test]
fn at_low_05_battle_masters_cross_a_low_barrier_and_go_on() {
    let there_and_back = json!([{ "roll": 101_600 }, { "face": 18_000 }, { "roll": 101_600 }]);
    fenced("F03", 3).figure("m T10 p1 0 -20 1").act("p1", crush("m", there_and_back, &["fence.3"])).then([
        is("m", json!({ "at": [0, -200_000] })),
        stands("fence.3", false),
        stands("fence.2", true),
    ]);
}

#[test]
fn at_r_53_a_section_must_be_in_reach_or_first_in_line() {
    let rear = json!([barrier("fence", "F05", -138_000, 3), barrier("rear", "F05", -50_000, 3)]);
    fenced("F05", 3)
        .given("terrain", rear)
        .turn("p1", 1, "attack")
        .figure("a B03 p1 0 -30 9")
        .figure("b T03 p1 0 -20 1")
        .refuse("p1", tear("a", "rear.2"), "AT-R-53")
        .refuse("p1", tear("b", "fence.2"), "AT-R-53")
        .act("p1", tear("a", "fence.2"))
        .then([stands("fence.2", false), stands("rear.2", true)]);
}

#[test]
fn at_r_54_battle_masters_destroy_sections_of_high_barriers_that_they_cross() {
    fenced("F05", 5)
        .figure("m B09 p1 0 -20 2")
        .act("p1", crush("m", json!([{ "roll": 127_000 }]), &["fence.3", "fence.2"]))
        .then([stands("fence.3", false), stands("fence.2", false), stands("fence.4", true)]);
}

#[test]
fn at_r_55_a_crossing_comes_half_a_millimetre_clear() {
    fenced("F03", 3)
        .figure("a B05 p1 0 -20 3")
        .refuse("p1", roll("a", 84_499), "AT-R-55")
        .act("p1", roll("a", 84_500))
        .then([is("a", json!({ "at": [0, -115_500] }))]);
}

#[test]
fn at_r_55_a_figure_with_too_few_tix_must_stop_before_the_barrier() {
    // The wheel shows 3r, but the way over the fence takes 4 tix.
    fenced("F03", 3)
        .figure("a G06 p1 0 -20 5")
        .refuse("p1", roll("a", 76_200), "AT-R-55")
        .refuse("p1", roll("a", 101_600), "AT-MOVE-01")
        .act("p1", roll("a", 40_000))
        .then([is("a", json!({ "at": [0, -160_000] }))]);
}

#[test]
fn at_r_55_a_figure_cannot_cross_a_barrier_in_two_rolls() {
    fenced("F03", 3)
        .figure("a B05 p1 0 -20 3")
        .refuse("p1", go("a", json!([{ "roll": 60_000 }, { "roll": 60_000 }])), "AT-R-55")
        .then([is("a", json!({ "at": [0, -200_000] }))]);
}

#[test]
fn at_r_55_a_crossing_also_clears_a_second_fence_close_by() {
    // The second fence stands 30 mm behind the first, so the base must end clear of both.
    let both = json!([barrier("fence", "F03", -138_000, 3), barrier("rear", "F03", -108_000, 3)]);
    fenced("F03", 3)
        .given("terrain", both)
        .figure("a B05 p1 0 -20 3")
        .refuse("p1", roll("a", 114_499), "AT-R-55")
        .act("p1", roll("a", 200_000))
        .then([is("a", json!({ "at": [0, -85_500] }))]);
}

#[test]
fn at_r_55_without_room_before_a_high_barrier_a_fence_cannot_be_crossed() {
    let both = json!([barrier("fence", "F03", -138_000, 3), barrier("wall", "F05", -108_000, 3)]);
    fenced("F03", 3)
        .given("terrain", both)
        .figure("a B05 p1 0 -20 3")
        .refuse("p1", roll("a", 200_000), "AT-HIGH-01")
        .refuse("p1", roll("a", 60_000), "AT-R-55")
        .then([]);
}

#[test]
fn at_r_55_battle_masters_do_not_stop_astride_either() {
    let start = || fenced("F05", 3).figure("m B09 p1 0 -20 2");
    start().refuse("p1", roll("m", 76_200), "AT-R-55").then([is("m", json!({ "at": [0, -200_000] }))]);
    // A Battle Master may stop there if it destroys the sections under its base.
    start()
        .act("p1", crush("m", json!([{ "roll": 62_000 }]), &["fence.1", "fence.2", "fence.3"]))
        .then([is("m", json!({ "at": [0, -138_000] }))]);
}

#[test]
fn at_r_56_a_figure_crosses_only_sections_that_its_base_sweeps_over() {
    let path = || json!([{ "roll": 228_600 }]);
    fenced("F03", 3)
        .figure("a B05 p1 0 -20 3")
        .refuse("p1", crush("a", path(), &["fence.1"]), "AT-R-56")
        .refuse("p1", crush("a", path(), &["fence.9"]), "AT-R-56")
        .refuse("p1", crush("a", json!([{ "roll": 40_000 }]), &["fence.2"]), "AT-R-56")
        .then([stands("fence.2", true)]);
}

#[test]
fn at_r_56_at_a_seam_both_sections_are_crossed() {
    fenced("F03", 4)
        .figure("a B05 p1 0 -20 3")
        .act("p1", crush("a", json!([{ "roll": 228_600 }]), &["fence.2", "fence.3"]))
        .then([stands("fence.2", false), stands("fence.3", false), stands("fence.1", true), stands("fence.4", true)]);
}

#[test]
fn at_samp_07_a_maze_can_be_destroyed_only_at_its_weak_points() {
    let mut maze = barrier("maze", "F07", -138_000, 3);
    maze["sections"][0]["weak"] = json!(true);
    let attack = || moves().given("terrain", json!([maze.clone()])).turn("p1", 1, "attack").figure("a B03 p1 0 -30 9");
    attack().refuse("p1", tear("a", "maze.2"), "AT-SAMP-07").then([stands("maze.2", true)]);
    attack().act("p1", tear("a", "maze.1")).then([stands("maze.1", false)]);
}
