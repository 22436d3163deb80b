//! The sentences of refusals, and single values in answers, hints and the end of a battle.

use crate::answers::{ask, before_a_wood, path, studied};
use plastic_fudge::ScenarioTable;
use referee::{Codec, Game, Seat, Status};
use scenario::ScenarioPosition;
use serde_json::{Value, json};

/// Returns the sentence with which the game refuses a decision of Green.
fn refused(studied: &ScenarioTable, decision: &Value) -> String {
    let action = studied.game().parse_action(decision).expect("the decision can be read");
    studied.game().check(studied.state(), Seat(0), &action).expect_err("the decision is refused").to_string()
}

#[test]
fn pf_move_01_the_refusal_of_a_move_names_its_cost_or_the_state_of_its_unit() {
    let given = json!({"table": [48, 48], "step": "move-a", "player_a": "green", "units": [
        {"id": "g1", "side": "green", "type": "basic", "at": [2, 10], "facing": 0},
        {"id": "g2", "side": "green", "type": "basic", "at": [2, 20], "facing": 0, "state": "routed"},
        {"id": "t1", "side": "tan", "type": "basic", "at": [40, 40], "facing": 0}]});
    let studied = studied(given, json!({}));
    let go = |unit: &str, inches: f64| json!({"do": "move", "unit": unit, "path": [{"go": inches}]});
    assert_eq!(refused(&studied, &go("g1", 6.5)), "The path costs at least 6.5 inches; g1 has 6.");
    assert_eq!(refused(&studied, &go("g1", 43.5)), "The path costs at least 43.5 inches; g1 has 6.");
    assert_eq!(refused(&studied, &go("g2", 1.0)), "g2 cannot act: it is routed and obeys no orders.");
}

#[test]
fn pf_r_88_the_refusal_of_a_decision_at_the_wrong_time_names_the_step_and_the_side() {
    let at_turn = |side: &str| {
        let given = json!({"table": [48, 48], "step": "move-a", "player_a": side, "units": [
            {"id": "g1", "side": "green", "type": "basic", "at": [10, 10], "facing": 0},
            {"id": "t1", "side": "tan", "type": "basic", "at": [40, 40], "facing": 0}]});
        studied(given, json!({}))
    };
    let roll = json!({"do": "roll"});
    assert_eq!(refused(&at_turn("green"), &roll), "This decision is not possible now: Player A moves.");
    let done = json!({"do": "end-moves"});
    assert_eq!(refused(&at_turn("tan"), &done), "The game waits for Tan, not for you: Player A moves.");
}

#[test]
fn pf_r_42_the_refusal_of_an_attack_names_what_blocks_it_or_the_state_of_its_target() {
    let given = json!({"table": [48, 48], "step": "attack", "player_a": "green",
        "terrain": [{"id": "p1", "type": "building", "rect": [12, 9, 13, 11]}],
        "units": [
            {"id": "g1", "side": "green", "type": "grenadier", "at": [10, 10], "facing": 0},
            {"id": "t1", "side": "tan", "type": "basic", "at": [15, 10], "facing": 0},
            {"id": "t2", "side": "tan", "type": "basic", "state": "destroyed"}]});
    let studied = studied(given, json!({}));
    let refused = |attack: Value| refused(&studied, &json!({"do": "commit", "attacks": [attack]}));
    assert_eq!(refused(json!({"unit": "g1", "target": "t1"})), "g1 cannot see the aim: the sight is blocked by p1.");
    let thrown = json!({"unit": "g1", "weapon": "grenade", "point": [14, 10]});
    assert_eq!(refused(thrown), "g1 cannot throw across p1; open ground must lie between.");
    let shot = json!({"unit": "g1", "weapon": "rifle", "point": [14, 10]});
    assert_eq!(refused(shot), "The rifle of g1 cannot be aimed at a point.");
    let gone = json!({"unit": "g1", "target": "t2"});
    assert_eq!(refused(gone), "t2 is destroyed; only Units on the table can be targets.");
}

/// A quarter of movement is lost, so an inch costs 25400 / 0.75 = 33866.67 micrometres.
#[test]
fn pf_r_87_a_cost_is_rounded_to_the_nearest_micrometre() {
    let mut given = before_a_wood("jeep");
    given["units"][0]["at"] = json!([13, 10]);
    given["units"][0]["tl"] = json!(1);
    let told = path(given, json!({}), json!([{"go": 1}]));
    assert_eq!(told["cost"], json!(1.333346), "{told}");
}

#[test]
fn pf_elev_02_a_climb_costs_once_however_many_legs_follow() {
    let told = path(before_a_wood("bazooka"), json!({}), json!([{"go": 7}, {"go": 1}, {"go": 1}]));
    assert_eq!(told["costs"]["climbs"], json!(1), "{told}");
}

#[test]
fn pf_r_65_the_hints_give_a_jet_and_a_fifty_cal_no_allowance() {
    let given = json!({"table": [48, 48], "step": "move-a", "player_a": "green", "units": [
        {"id": "g1", "side": "green", "type": "basic", "at": [10, 10], "facing": 0},
        {"id": "g2", "side": "green", "type": "fifty-cal", "at": [20, 10], "facing": 0},
        {"id": "g9", "side": "green", "type": "jet", "state": "reserve"},
        {"id": "t1", "side": "tan", "type": "basic", "at": [40, 40], "facing": 0}]});
    let studied = studied(given, json!({}));
    let hints = studied.game().hints_to_json(studied.state(), Seat(0));
    let of = |id: &str| hints["units"].as_array().expect("the hints have Units").iter().find(|unit| unit["unit"] == id);
    let allowance = |id: &str| of(id).expect("the hints list the Unit")["allowance"].clone();
    assert_eq!(["g1", "g2", "g9"].map(allowance), [json!(6), json!(0), json!(0)]);
}

/// A flame and a sweeper need no line of sight to their aim.
#[test]
fn pf_r_27_a_building_does_not_block_the_sight_of_a_flame_or_a_sweeper() {
    let given = json!({"table": [48, 48], "step": "attack", "player_a": "green",
        "terrain": [{"id": "p1", "type": "building", "rect": [11, 9, 12, 21]}],
        "mines": [{"id": "m1", "side": "tan", "at": [13, 10], "real": true}],
        "units": [
            {"id": "g1", "side": "green", "type": "minesweeper", "at": [10, 10], "facing": 0},
            {"id": "g2", "side": "green", "type": "flamethrower", "at": [10, 20], "facing": 0},
            {"id": "t1", "side": "tan", "type": "basic", "at": [40, 40], "facing": 0}]});
    let studied = studied(given, json!({}));
    for attack in [json!({"unit": "g1", "mine": "m1"}), json!({"unit": "g2", "direction": 0})] {
        let told = ask(&studied, json!({"ask": "attack", "attack": attack}));
        assert_eq!((&told["legal"], &told["sight"]["clear"]), (&json!(true), &json!(true)), "{told}");
    }
}

/// The grenade has Attack +2, so its total is -2 or more.
#[test]
fn pf_r_03_no_roll_drops_a_grenade_if_the_total_must_be_abysmal() {
    let given = json!({"table": [48, 48], "step": "attack", "player_a": "green", "units": [
        {"id": "g1", "side": "green", "type": "grenadier", "at": [10, 10], "facing": 0},
        {"id": "t1", "side": "tan", "type": "basic", "at": [40, 40], "facing": 0}]});
    let studied = studied(given, json!({"abysmal": "total"}));
    let throw = json!({"unit": "g1", "weapon": "grenade", "point": [14, 10]});
    let told = ask(&studied, json!({"ask": "attack", "attack": throw}));
    assert_eq!(told["drop"], json!(0), "{told}");
}

#[test]
fn pf_scen_07_the_outcome_says_how_a_battle_ended() {
    for by in ["losses", "flag", "round-limit", "resignation", "timeout"] {
        let given = json!({"table": [48, 48], "step": "over", "result": {"winner": "tan", "by": by}, "units": [
            {"id": "g1", "side": "green", "type": "basic", "at": [10, 10], "facing": 0},
            {"id": "t1", "side": "tan", "type": "basic", "at": [40, 40], "facing": 0}]});
        let studied = studied(given, json!({}));
        let Status::Over(outcome) = studied.game().status(studied.state()) else {
            panic!("a position with the step `over` must be over")
        };
        assert_eq!(outcome.by, by);
    }
}
