//! Attacks: which figures attack, how weapons are adjusted, and which orders are refused. AT-ATK, AT-MELEE, AT-RANGED

use crate::table::{fire, is, log, nothing_open, say, shot, strike, table, turn, zone};
use serde_json::{Value, json};

fn adjust(figure: &str, aim: Value) -> Value {
    json!({ "adjust": { "figure": figure, "aim": aim } })
}

#[test]
fn at_atk_01_up_to_two_figures_attack_and_none_must() {
    table().figure("a B03 p1 0 -30 9").act("p1", say("end_turn")).then([turn(json!({ "active": "p2" }))]);
}

#[test]
fn at_r_15_a_figure_attacks_once() {
    let two = table().figure("a T03 p1 0 -30 1").act("p1", strike("a", &[]));
    two.refuse("p1", strike("a", &[]), "AT-R-15").then([turn(json!({ "attacks": 1 }))]);
}

#[test]
fn at_atk_02_a_launcher_turns_by_70_degrees_and_rises_by_35() {
    table()
        .figure("a B03 p1 0 -30 9")
        .act("p1", adjust("a", json!({ "yaw": 7000, "pitch": 3500 })))
        .refuse("p1", adjust("a", json!({ "yaw": 7001, "pitch": 0 })), "AT-ATK-02")
        .refuse("p1", adjust("a", json!({ "yaw": 0, "pitch": -1501 })), "AT-ATK-02")
        .refuse("p1", adjust("a", json!({ "yaw": 0, "pull": 500 })), "AT-ATK-02")
        .then([turn(json!({ "attacks": 2 }))]);
}

#[test]
fn at_atk_03_no_base_is_turned_in_the_attack_step() {
    let face = json!({ "turn_base": { "figure": "a", "face": 9000 } });
    table().figure("a T03 p1 0 -30 1").refuse("p1", face, "AT-ATK-03").then([is("a", json!({ "facing": 0 }))]);
}

#[test]
fn at_atk_04_adjusting_leaves_the_base_alone() {
    table()
        .figure("a B03 p1 0 -30 9")
        .act("p1", adjust("a", json!({ "yaw": -2000, "pitch": 900 })))
        .act("p1", adjust("a", json!({ "yaw": 2000, "pitch": 0 })))
        .then([is("a", json!({ "at": [0, -300_000], "facing": 0 })), turn(json!({ "attacks": 2 }))]);
}

#[test]
fn at_atk_05_with_the_option_figures_turn_their_bases_in_the_attack_step() {
    let face = json!({ "turn_base": { "figure": "a", "face": 9000 } });
    table()
        .option("friendly_turn", json!("all"))
        .figure("a B03 p1 0 -30 9")
        .act("p1", face)
        .then([is("a", json!({ "facing": 9000, "wheel": 9 }))]);
}

#[test]
fn at_r_16_figures_with_launchers_do_not_turn_if_friendly_turn_is_melee() {
    let face = |figure: &str| json!({ "turn_base": { "figure": figure, "face": 9000 } });
    table()
        .option("friendly_turn", json!("melee"))
        .figure("a T03 p1 0 -30 1")
        .figure("b B03 p1 10 -30 9")
        .act("p1", face("a"))
        .refuse("p1", face("b"), "AT-R-16")
        .then([is("a", json!({ "facing": 9000 })), is("b", json!({ "facing": 0 }))]);
}

#[test]
fn at_melee_01_a_slash_is_an_attack_and_may_be_swung_either_way() {
    table()
        .figure("a T03 p1 0 -25 1")
        .figure("x B05 p2 0 -30 3")
        .act("p1", adjust("a", json!({ "yaw": 9000, "pitch": -1719, "dir": "ccw", "pull": 0 })))
        .act("p1", strike("a", &["x"]))
        .then([zone("p2", "defeated", &["x"]), log(json!([{ "event": "attack", "figure": "a" }]))]);
}

#[test]
fn at_melee_02_throws_jabs_and_claws_have_different_adjustments() {
    table()
        .figure("t T06 p1 0 -30 0")
        .figure("j B05 p1 10 -30 3")
        .figure("c B08 p1 20 -30 1")
        .act("p1", adjust("t", json!({ "dip": 1500 })))
        .refuse("p1", adjust("t", json!({ "height": 50_000 })), "AT-ATK-02")
        .refuse("p1", adjust("j", json!({ "knob": 100 })), "AT-ATK-02")
        .refuse("p1", adjust("j", json!({ "dir": "cw" })), "AT-ATK-02")
        .act("p1", adjust("c", json!({ "height": 46_000, "knob": 6875 })))
        .then([]);
}

#[test]
fn at_melee_03_a_throw_fells_and_stays_ready() {
    table()
        .figure("t T06 p1 0 -30 0")
        .figure("x B05 p2 0 -25 3")
        .act("p1", strike("t", &["x"]))
        .then([zone("p2", "defeated", &["x"]), is("t", json!({ "weapon": "ready" }))]);
}

#[test]
fn at_melee_04_a_jab_keeps_its_rod_but_is_spent() {
    let jab = json!({ "attack": { "figure": "j", "aim": { "height": 53_000 }, "outcome": { "falls": ["x"] } } });
    table()
        .figure("j B05 p1 0 -30 3")
        .figure("x B05 p2 0 -25 3")
        .act("p1", jab)
        .then([is("j", json!({ "weapon": "spent", "spent": 1, "loaded": 0 }))]);
}

#[test]
fn at_melee_05_a_claw_has_a_knob() {
    let claw =
        |knob: i32| json!({ "attack": { "figure": "c", "aim": { "knob": knob }, "outcome": { "falls": ["x"] } } });
    table()
        .figure("c B08 p1 0 -30 1")
        .figure("x B05 p2 0 -25 3")
        .refuse("p1", claw(6876), "AT-ATK-02")
        .act("p1", claw(4000))
        .then([zone("p2", "defeated", &["x"])]);
}

#[test]
fn at_ranged_01_a_missile_is_fired() {
    table()
        .figure("a B03 p1 0 -30 9")
        .figure("x B05 p2 0 30 3")
        .act("p1", fire("a", &["x"]))
        .then([zone("p2", "defeated", &["x"]), is("a", json!({ "loaded": 0, "weapon": "spent" }))]);
}

#[test]
fn at_ranged_02_an_ordinary_figure_fires_once_and_a_master_as_often_as_it_has_missiles() {
    let next = json!({ "fire_next": { "figure": "a", "outcome": {} } });
    table()
        .figure("a B03 p1 0 -30 9")
        .figure("m G10 p1 20 -30 0")
        .act("p1", fire("a", &[]))
        .check([nothing_open()])
        .refuse("p1", next, "AT-RANGED-02")
        .act("p1", fire("m", &[]))
        .then([is("m", json!({ "loaded": 1 }))]);
}

/// The shot is aimed at `x`, but it only shifts `x` and fells `y`. Both count.
#[test]
fn at_r_18_a_shot_counts_for_whatever_it_hits() {
    table()
        .figure("a B03 p1 0 -30 9")
        .figure("x B05 p2 0 30 3")
        .figure("y B05 p2 20 30 3")
        .act("p1", shot("a", json!({ "falls": ["y"], "rest": [{ "figure": "x", "at": [5000, 300_000] }] })))
        .then([zone("p2", "defeated", &["y"]), is("x", json!({ "at": [5000, 300_000] }))]);
}

#[test]
fn at_r_59_no_launcher_fires_at_a_protected_figure_but_melee_may_attack_it() {
    let copse = json!([{ "id": "copse", "code": "F02", "area": [[-100_000, 200_000], [100_000, 200_000], [100_000, 400_000], [-100_000, 400_000]] }]);
    let inside = json!({ "cover": [{ "piece": "copse", "mode": "inside" }] });
    table()
        .given("terrain", copse)
        .figure("a B03 p1 0 -30 9")
        .figure("b T03 p1 5 30 1")
        .with("x B05 p2 0 30 3", inside)
        .refuse(
            "p1",
            json!({ "attack": { "figure": "a", "aim": { "yaw": 0, "pitch": 375 }, "outcome": {} } }),
            "AT-R-59",
        )
        .act("p1", strike("b", &["x"]))
        .then([zone("p2", "defeated", &["x"])]);
}

/// A shift of at most 0.2 mm does not count as a movement. A longer shift does, and ends the cover.
#[test]
fn at_r_58_a_covered_figure_that_an_attack_shifts_loses_its_cover() {
    let copse = json!([{ "id": "copse", "code": "F02", "area": [[-100_000, 200_000], [100_000, 200_000], [100_000, 400_000], [-100_000, 400_000]] }]);
    let inside = || json!({ "cover": [{ "piece": "copse", "mode": "inside" }] });
    let rest = json!([{ "figure": "x", "at": [200, 300_000] }, { "figure": "y", "at": [50_201, 300_000] }]);
    table()
        .given("terrain", copse)
        .figure("a T03 p1 20 -30 1")
        .with("x B05 p2 0 30 3", inside())
        .with("y B05 p2 5 30 3", inside())
        .act("p1", json!({ "attack": { "figure": "a", "aim": {}, "outcome": { "rest": rest } } }))
        .then([
            is("x", json!({ "at": [0, 300_000], "covered": true })),
            is("y", json!({ "at": [50_201, 300_000], "covered": false })),
        ]);
}

#[test]
fn at_r_61_a_fallen_object_stays_and_one_off_the_surface_is_gone() {
    let terrain = json!([
        { "id": "tower", "code": "F01", "at": [0, 100_000] }, { "id": "barrel", "code": "F10", "at": [0, 600_000] },
    ]);
    let objects = json!([
        { "object": "tower", "at": [0, 220_000], "facing": 0, "fallen": true },
        { "object": "barrel", "at": [0, 630_000], "facing": 0, "fallen": true },
    ]);
    table()
        .given("terrain", terrain)
        .figure("a B03 p1 0 -30 9")
        .act("p1", shot("a", json!({ "objects": objects })))
        .then([
            json!({ "object": { "id": "tower", "state": "fallen", "at": [0, 220_000] } }),
            json!({ "object": { "id": "barrel", "state": "removed" } }),
        ]);
}
