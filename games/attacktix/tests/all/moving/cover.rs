//! Which figures have cover, what it protects from, and when it ends. AT-COVER, AT-R-58, AT-R-59

use crate::moving::{area, barrier, go, moves};
use crate::table::{Table, fire, is, say, shot, strike, turn, zone};
use serde_json::{Value, json};

fn copse(corners: [i32; 4]) -> Value {
    json!([area("copse", "F02", corners)])
}

/// `p1` is in its attack step, with `a`. Another figure, given by `words`, stands at (0, 300 mm) in a copse, with this
/// cover.
fn in_the_copse(words: &str, cover: Value) -> Table {
    moves()
        .turn("p1", 1, "attack")
        .given("terrain", copse([-100_000, 200_000, 100_000, 400_000]))
        .figure("a B03 p1 0 -30 9")
        .with(words, json!({ "cover": cover }))
}

fn inside() -> Value {
    json!([{ "piece": "copse", "mode": "inside" }])
}

fn edge(piece: &str, sections: &[&str]) -> Value {
    json!([{ "piece": piece, "mode": "edge", "sections": sections }])
}

fn protected(figure: &str, from: &str, is: bool) -> Value {
    json!({ "protected": { "figure": figure, "from": from, "is": is } })
}

#[test]
fn at_cover_01_low_barriers_and_slowing_terrain_may_give_cover() {
    // The copse (F02) gives cover, and the mire (F08) gives none.
    for (piece, covered) in [("F02", true), ("F08", false)] {
        let terrain = json!([area("copse", piece, [-50_000, -300_000, 50_000, -100_000])]);
        moves()
            .given("terrain", terrain)
            .figure("a B03 p1 0 -20 9")
            .act("p1", say("end_moves"))
            .then([is("a", json!({ "window": "7r", "covered": covered }))]);
    }
    for (piece, covered) in [("F03", true), ("F11", false), ("F05", false)] {
        moves()
            .given("terrain", json!([barrier("fence", piece, -178_000, 1)]))
            .figure("a B03 p1 0 -20 9")
            .act("p1", say("end_moves"))
            .then([is("a", json!({ "covered": covered }))]);
    }
}

#[test]
fn at_cover_02_a_figure_with_a_red_number_inside_cover_neither_fires_nor_is_fired_at() {
    moves()
        .given("terrain", copse([-50_000, -400_000, 50_000, -200_000]))
        .figure("a B03 p1 0 -30 9")
        .figure("x B03 p2 0 30 9")
        .act("p1", say("end_moves"))
        .check([is("a", json!({ "window": "7r", "cover": [{ "piece": "copse", "mode": "inside" }] }))])
        .refuse("p1", fire("a", &[]), "AT-COVER-02")
        .act("p1", say("end_turn"))
        .act("p2", say("end_moves"))
        .refuse("p2", fire("x", &["a"]), "AT-R-59")
        .then([protected("a", "x", true)]);
}

#[test]
fn at_cover_02_a_figure_with_a_white_number_has_no_cover() {
    moves()
        .given("terrain", copse([-50_000, -400_000, 50_000, -200_000]))
        .figure("a B03 p1 0 -30 11")
        .act("p1", say("end_moves"))
        .check([is("a", json!({ "window": "6w", "covered": false }))])
        .act("p1", fire("a", &[]))
        .then([turn(json!({ "attacks": 1 }))]);
}

#[test]
fn at_cover_03_at_the_edge_only_lines_across_the_cover_count() {
    let fence = json!([barrier("fence", "F03", 278_000, 3)]);
    moves()
        .turn("p1", 1, "attack")
        .given("terrain", fence)
        .figure("a B03 p1 0 -30 9")
        .with("b B03 p1 0 50 9", json!({ "facing": 18_000 }))
        .with("x B05 p2 0 30 3", json!({ "cover": edge("fence", &["fence.2"]) }))
        .check([protected("x", "a", true), protected("x", "b", false)])
        .refuse("p1", fire("a", &[]), "AT-R-59")
        .act("p1", fire("b", &["x"]))
        .then([zone("p2", "defeated", &["x"])]);
}

#[test]
fn at_cover_03_at_the_edge_of_an_area_only_lines_through_its_interior_count() {
    // Seen from `a`, `x` stands before the copse. Seen from `b`, it stands behind the copse.
    moves()
        .turn("p1", 1, "attack")
        .given("terrain", copse([-100_000, 310_000, 100_000, 400_000]))
        .figure("a B03 p1 0 -30 9")
        .with("b B03 p1 0 50 9", json!({ "facing": 18_000 }))
        .with("x B05 p2 0 30 3", json!({ "cover": edge("copse", &[]) }))
        .then([protected("x", "a", false), protected("x", "b", true)]);
}

#[test]
fn at_cover_03_a_covered_figure_does_not_fire_across_its_own_fence() {
    moves()
        .turn("p1", 1, "attack")
        .given("terrain", json!([barrier("fence", "F03", -278_000, 1)]))
        .with("a B03 p1 0 -30 9", json!({ "cover": edge("fence", &["fence.1"]) }))
        .figure("x B05 p2 0 30 3")
        .refuse("p1", fire("a", &[]), "AT-COVER-03")
        .act("p1", json!({ "attack": { "figure": "a", "aim": { "yaw": -7000, "pitch": 375 }, "outcome": {} } }))
        .then([turn(json!({ "attacks": 1 }))]);
}

#[test]
fn at_cover_04_smoke_is_cover_and_nothing_else() {
    moves()
        .given("terrain", json!([area("smoke", "F09", [-50_000, -400_000, 50_000, -200_000])]))
        .figure("a B03 p1 0 -40 9")
        .act("p1", go("a", json!([{ "roll": 101_600 }])))
        .act("p1", say("end_moves"))
        .then([is("a", json!({ "at": [0, -298_400], "window": "6r", "covered": true }))]);
}

#[test]
fn at_cover_05_battle_masters_take_no_cover() {
    moves()
        .given("terrain", copse([-100_000, -400_000, 100_000, -200_000]))
        .figure("m B09 p1 0 -30 1")
        .act("p1", say("end_moves"))
        .then([is("m", json!({ "window": "5r", "covered": false }))]);
}

#[test]
fn at_cover_06_battle_masters_disregard_the_cover_of_low_barriers_alone() {
    let terrain =
        json!([area("copse", "F02", [200_000, 200_000, 400_000, 400_000]), barrier("fence", "F03", 278_000, 3)]);
    moves()
        .turn("p1", 1, "attack")
        .given("terrain", terrain)
        .figure("m B09 p1 0 -30 2")
        .with("x B05 p2 0 30 3", json!({ "cover": edge("fence", &["fence.2"]) }))
        .with("y B05 p2 30 30 3", json!({ "cover": inside() }))
        .refuse(
            "p1",
            json!({ "attack": { "figure": "m", "aim": { "yaw": 2_657, "pitch": 375 }, "outcome": {} } }),
            "AT-R-59",
        )
        .act("p1", fire("m", &["x"]))
        .act("p1", say("cease_fire"))
        .then([protected("y", "m", true), zone("p2", "defeated", &["x"])]);
}

#[test]
fn at_r_58_the_end_of_moves_sets_the_cover_of_moved_and_unmoved_figures() {
    moves()
        .given(
            "terrain",
            json!([area("copse", "F02", [-50_000, -400_000, 50_000, -200_000]), barrier("fence", "F03", -138_000, 3)]),
        )
        .figure("a B03 p1 0 -30 9")
        .with("b B05 p1 0 0 3", json!({ "at": [22_000, -100_000] }))
        .act("p1", go("b", json!([{ "face": 18_000 }, { "roll": 15_000 }])))
        .check([is("a", json!({ "covered": false })), is("b", json!({ "covered": false, "window": "9r" }))])
        .act("p1", say("end_moves"))
        .then([
            is("a", json!({ "cover": [{ "piece": "copse", "mode": "inside" }] })),
            is("b", json!({ "cover": [{ "piece": "fence", "mode": "edge", "sections": ["fence.2", "fence.3"] }] })),
        ]);
}

#[test]
fn at_r_58_a_gap_of_at_most_a_millimetre_counts_as_touching() {
    for (z, covered) in [(-161_000, true), (-161_001, false)] {
        moves()
            .given("terrain", json!([barrier("fence", "F03", -138_000, 1)]))
            .with("a B03 p1 0 0 9", json!({ "at": [0, z] }))
            .act("p1", say("end_moves"))
            .then([is("a", json!({ "covered": covered }))]);
    }
}

#[test]
fn at_r_58_rolling_ends_cover_and_turning_does_not() {
    let start = || in_the_copse("b B03 p1 0 30 9", inside()).turn("p1", 1, "move");
    start().act("p1", go("b", json!([{ "face": 9_000 }]))).then([is("b", json!({ "covered": true }))]);
    start().act("p1", go("b", json!([{ "roll": 201 }]))).then([is("b", json!({ "covered": false }))]);
    // A figure that rolls away and back has moved too.
    let about = json!([{ "roll": 20_000 }, { "face": 18_000 }, { "roll": 20_000 }]);
    start().act("p1", go("b", about)).then([is("b", json!({ "at": [0, 300_000], "covered": false }))]);
}

#[test]
fn at_r_58_a_blow_that_shifts_by_more_than_two_tenths_of_a_millimetre_ends_cover() {
    let shifted = |by: i32| {
        let outcome = json!({ "rest": [{ "figure": "x", "at": [by, 300_000] }] });
        let start = in_the_copse("x B05 p2 0 30 3", inside()).figure("c T03 p1 0 25 1");
        let mut blow = strike("c", &[]);
        blow["attack"]["outcome"] = outcome;
        start.act("p1", blow)
    };
    shifted(200).then([is("x", json!({ "at": [0, 300_000], "covered": true }))]);
    shifted(201).then([is("x", json!({ "covered": false }))]);
}

#[test]
fn at_r_58_cover_ends_with_its_last_section() {
    moves()
        .turn("p1", 1, "attack")
        .given("terrain", json!([barrier("fence", "F03", 278_000, 3)]))
        .figure("a B03 p1 0 -30 9")
        .figure("b B03 p1 10 -30 9")
        .with("x B05 p2 0 30 3", json!({ "cover": edge("fence", &["fence.2", "fence.3"]) }))
        .act("p1", json!({ "attack_section": { "figure": "a", "section": "fence.2" } }))
        .check([is("x", json!({ "cover": [{ "piece": "fence", "mode": "edge", "sections": ["fence.3"] }] }))])
        .act("p1", json!({ "attack_section": { "figure": "b", "section": "fence.3" } }))
        .then([is("x", json!({ "covered": false }))]);
}

#[test]
fn at_r_59_the_first_base_on_the_line_decides() {
    // `y` stands before `x` and has no cover, so the shot is allowed, even if it reaches `x`.
    in_the_copse("x B05 p2 0 30 3", inside())
        .figure("y B05 p2 0 10 3")
        .act("p1", shot("a", json!({ "falls": ["y"] })))
        .then([zone("p2", "defeated", &["y"])]);
}

#[test]
fn at_r_59_melee_attacks_ignore_cover() {
    in_the_copse("x B05 p2 0 30 3", inside())
        .figure("c T03 p1 0 25 1")
        .check([protected("x", "c", false)])
        .act("p1", strike("c", &["x"]))
        .then([zone("p2", "defeated", &["x"])]);
}
