//! What refusals say to people, and single values that answers, hints and the end of a battle tell.

use crate::answers::{ask, before_a_wood, path, studied};
use plastic_fudge::ScenarioTable;
use referee::{Codec, Game, Seat, Status};
use scenario::ScenarioPosition;
use serde_json::{Value, json};

/// Returns the sentence that refuses a decision of Green.
fn refused(studied: &ScenarioTable, decision: &Value) -> String {
    let action = studied.game().parse_action(decision).expect("a decision");
    studied.game().check(studied.state(), Seat(0), &action).expect_err("it is refused").to_string()
}

#[test]
fn pf_move_01_a_refused_move_is_told_its_cost_or_the_state_of_its_unit() {
    let given = json!({"table": [48, 48], "step": "move-a", "player_a": "green", "units": [
        {"id": "g1", "side": "green", "type": "basic", "at": [2, 10], "facing": 0},
        {"id": "g2", "side": "green", "type": "basic", "at": [2, 20], "facing": 0, "state": "routed"},
        {"id": "t1", "side": "tan", "type": "basic", "at": [40, 40], "facing": 0}]});
    let studied = studied(given, json!({}));
    let go = |unit: &str, inches: f64| json!({"do": "move", "unit": unit, "path": [{"go": inches}]});
    assert_eq!(refused(&studied, &go("g1", 6.5)), "That costs at least 6.5 inches; g1 has 6.");
    assert_eq!(refused(&studied, &go("g1", 43.5)), "That costs at least 43.5 inches; g1 has 6.");
    assert_eq!(refused(&studied, &go("g2", 1.0)), "g2 cannot do it: it is routed and obeys no orders.");
}

#[test]
fn pf_r_88_a_decision_at_the_wrong_time_is_told_what_is_asked_and_of_whom() {
    let at_turn = |side: &str| {
        let given = json!({"table": [48, 48], "step": "move-a", "player_a": side, "units": [
            {"id": "g1", "side": "green", "type": "basic", "at": [10, 10], "facing": 0},
            {"id": "t1", "side": "tan", "type": "basic", "at": [40, 40], "facing": 0}]});
        studied(given, json!({}))
    };
    let roll = json!({"do": "roll"});
    assert_eq!(refused(&at_turn("green"), &roll), "This is not the time for it: Player A moves.");
    let done = json!({"do": "end-moves"});
    assert_eq!(refused(&at_turn("tan"), &done), "Tan is asked, not you: Player A moves.");
}

#[test]
fn pf_r_42_a_refused_attack_is_told_what_stands_between_or_what_became_of_its_target() {
    let given = json!({"table": [48, 48], "step": "attack", "player_a": "green",
        "terrain": [{"id": "p1", "type": "building", "rect": [12, 9, 13, 11]}],
        "units": [
            {"id": "g1", "side": "green", "type": "grenadier", "at": [10, 10], "facing": 0},
            {"id": "t1", "side": "tan", "type": "basic", "at": [15, 10], "facing": 0},
            {"id": "t2", "side": "tan", "type": "basic", "state": "destroyed"}]});
    let studied = studied(given, json!({}));
    let refused = |attack: Value| refused(&studied, &json!({"do": "commit", "attacks": [attack]}));
    assert_eq!(refused(json!({"unit": "g1", "target": "t1"})), "g1 cannot see that: p1 stands between.");
    let thrown = json!({"unit": "g1", "weapon": "grenade", "point": [14, 10]});
    assert_eq!(refused(thrown), "g1 cannot throw across p1; open ground must lie between.");
    let shot = json!({"unit": "g1", "weapon": "rifle", "point": [14, 10]});
    assert_eq!(refused(shot), "The rifle of g1 cannot be aimed at a point.");
    let gone = json!({"unit": "g1", "target": "t2"});
    assert_eq!(refused(gone), "t2 is destroyed; only Units on the table can be targets.");
}

/// A quarter of movement is lost, so an inch costs 25 400 / 0.75 = 33 866.67 micrometres.
#[test]
fn pf_r_87_a_cost_is_told_to_the_nearest_micrometre() {
    let mut given = before_a_wood("jeep");
    given["units"][0]["at"] = json!([13, 10]);
    given["units"][0]["tl"] = json!(1);
    let told = path(given, json!({}), json!([{"go": 1}]));
    assert_eq!(told["cost"], json!(1.333346), "{told}");
}

#[test]
fn pf_elev_02_a_climb_is_told_once_however_many_legs_follow() {
    let told = path(before_a_wood("bazooka"), json!({}), json!([{"go": 7}, {"go": 1}, {"go": 1}]));
    assert_eq!(told["costs"]["climbs"], json!(1), "{told}");
}

#[test]
fn pf_r_65_the_hints_give_a_jet_and_a_fifty_cal_no_way_to_go() {
    let given = json!({"table": [48, 48], "step": "move-a", "player_a": "green", "units": [
        {"id": "g1", "side": "green", "type": "basic", "at": [10, 10], "facing": 0},
        {"id": "g2", "side": "green", "type": "fifty-cal", "at": [20, 10], "facing": 0},
        {"id": "g9", "side": "green", "type": "jet", "state": "reserve"},
        {"id": "t1", "side": "tan", "type": "basic", "at": [40, 40], "facing": 0}]});
    let studied = studied(given, json!({}));
    let hints = studied.game().hints_to_json(studied.state(), Seat(0));
    let of = |id: &str| hints["units"].as_array().expect("Units").iter().find(|unit| unit["unit"] == id);
    let allowance = |id: &str| of(id).expect("a hint")["allowance"].clone();
    assert_eq!(["g1", "g2", "g9"].map(allowance), [json!(6), json!(0), json!(0)]);
}

/// Nothing that a flame or a sweeper is aimed at need be seen.
#[test]
fn pf_r_27_nothing_stands_before_a_flame_or_a_sweeper() {
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

/// The grenade has Attack +2, so its total is -2 at the least.
#[test]
fn pf_r_03_where_the_total_counts_no_roll_drops_a_grenade() {
    let given = json!({"table": [48, 48], "step": "attack", "player_a": "green", "units": [
        {"id": "g1", "side": "green", "type": "grenadier", "at": [10, 10], "facing": 0},
        {"id": "t1", "side": "tan", "type": "basic", "at": [40, 40], "facing": 0}]});
    let studied = studied(given, json!({"abysmal": "total"}));
    let throw = json!({"unit": "g1", "weapon": "grenade", "point": [14, 10]});
    let told = ask(&studied, json!({"ask": "attack", "attack": throw}));
    assert_eq!(told["drop"], json!(0), "{told}");
}

#[test]
fn pf_scen_07_the_game_tells_how_a_battle_ended() {
    for by in ["losses", "flag", "round-limit", "resignation", "timeout"] {
        let given = json!({"table": [48, 48], "step": "over", "result": {"winner": "tan", "by": by}, "units": [
            {"id": "g1", "side": "green", "type": "basic", "at": [10, 10], "facing": 0},
            {"id": "t1", "side": "tan", "type": "basic", "at": [40, 40], "facing": 0}]});
        let studied = studied(given, json!({}));
        let Status::Over(outcome) = studied.game().status(studied.state()) else { panic!("the battle is over") };
        assert_eq!(outcome.by, by);
    }
}
