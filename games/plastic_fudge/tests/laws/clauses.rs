//! Clauses that a planted fault breaks, each in a position of a few lines, worked out by hand.

use crate::bench::holds;
use crate::table::{Table, attack, hit, is, log, morale, table};
use serde_json::{Value, json};

/// Green moves: one man of six inches, who looks east.
fn moves() -> Table {
    table("move-a").unit("g1 basic 10 10 0")
}

fn go(path: Value) -> Value {
    json!({ "do": "move", "unit": "g1", "path": path })
}

fn shot(unit: &str, target: &str) -> Value {
    json!([{ "unit": unit, "target": target }])
}

/// -1 and three against -1: a difference of three.
#[test]
pub fn pf_dmg_02_a_difference_of_three_injures() {
    let table = attack().unit("g1 basic 10 10").unit("t1 basic 13 10").luck(["+++0", "0000"]);
    holds(
        table.fight(shot("g1", "t1"), json!([])),
        [hit("g1", "t1", 2, -1, "injury"), is("t1", json!({ "injuries": 1, "dl": -2, "state": "steady" }))],
    );
}

/// +2 against -3 would kill; the edge of the disc runs through the base, 2 inches from its centre.
#[test]
pub fn pf_exp_05_half_in_is_one_step_milder() {
    let throw = json!([{ "unit": "g1", "weapon": "grenade", "point": [13, 10] }]);
    let table = attack().unit("g1 grenadier 10 10").unit("t1 basic 15 10").luck(["0000", "--00"]);
    holds(
        table.fight(throw, json!([])),
        [
            hit("g1", "t1", 2, -3, "injury"),
            log(json!({ "kind": "hit", "target": "t1", "cover": "half" })),
            is("t1", json!({ "dl": -2 })),
        ],
    );
}

#[test]
pub fn pf_r_18_who_is_destroyed_in_the_step_attacks_all_the_same() {
    let table = attack().unit("g1 basic 10 10").unit("t1 basic 13 10").luck(["++++", "0000", "++++", "0000"]);
    holds(
        table.fight(shot("g1", "t1"), shot("t1", "g1")),
        [is("g1", json!({ "state": "destroyed" })), is("t1", json!({ "state": "destroyed" }))],
    );
}

#[test]
pub fn pf_r_13_routed_units_obey_nobody() {
    let table = table("move-a").with("g1 basic 10 10 0", json!({ "state": "routed" }));
    holds(table.refuse("green", go(json!([{ "go": 1 }])), "PF-R-13"), [is("g1", json!({ "state": "routed" }))]);
}

#[test]
pub fn pf_r_80_each_unit_moves_once() {
    let table = moves().act("green", go(json!([{ "go": 2 }]))).refuse("green", go(json!([{ "go": 1 }])), "PF-R-80");
    holds(table, [is("g1", json!({ "at": [12, 10], "moved": true }))]);
}

/// Two inches of six are spent on a right angle.
#[test]
pub fn pf_move_04_a_right_angle_costs_two_inches() {
    let table = moves()
        .refuse("green", go(json!([{ "turn": 90 }, { "go": 4.01 }])), "PF-MOVE-01")
        .act("green", go(json!([{ "turn": 90 }, { "go": 4 }])));
    holds(table, [is("g1", json!({ "at": [10, 14], "facing": 90 }))]);
}

/// The base touches the marker after three inches; +2 against -1 injures, and the rest of the way is not gone.
#[test]
pub fn pf_r_39_whom_a_mine_hurts_stops_there() {
    let table = moves().mine("m1", "tan", [14.0, 10.0], true).blank(2).act("green", go(json!([{ "go": 6 }])));
    holds(
        table,
        [
            is("g1", json!({ "at": [13, 10], "injuries": 1 })),
            log(json!({ "kind": "move", "unit": "g1", "whole": false })),
            json!({ "mine": { "id": "m1", "there": false } }),
        ],
    );
}

/// -1 each; then -2 against -1.
#[test]
pub fn pf_init_02_a_tie_is_thrown_again() {
    let luck = ["0000", "0000", "000-", "0000"];
    holds(
        table("initiative").given("player_a", Value::Null).luck(luck).roll(),
        [
            json!({ "waiting": { "for": "choose-role", "seats": ["tan"] } }),
            json!({ "log_count": { "match": { "kind": "initiative" }, "count": 2 } }),
        ],
    );
}

#[test]
pub fn pf_r_19_who_has_moved_may_move_again_in_the_next_round() {
    let done = json!({ "moved": true, "towed": false });
    holds(morale().with("g1 basic 10 10", done).blank(3).roll(), [is("g1", json!({ "moved": false }))]);
}

/// Six inches from edge to edge, and a tenth more.
#[test]
pub fn pf_r_10_the_commander_encourages_within_six_inches() {
    let modifier = |unit: &str, is: i32| json!({ "morale_modifier": { "unit": unit, "is": is } });
    holds(morale().unit("g1 basic 2 9").unit("g2 basic 9.1 2"), [modifier("g1", 1), modifier("g2", 0)]);
}

/// Three of four are gone: the three quarters that lose the battle.
#[test]
pub fn pf_r_72_who_has_fled_is_lost() {
    let fled = || json!({ "state": "fled" });
    let table = table("morale").with("g1 basic", fled()).with("g2 basic", fled()).with("g3 basic", fled());
    holds(table.blank(2).roll(), [json!({ "result": { "winner": "tan", "by": "losses" } })]);
}

/// Three below Mediocre is Abysmal. He has turned about already, and runs on.
#[test]
pub fn pf_r_11_a_routed_unit_that_fails_again_keeps_its_heading() {
    let table = morale().with("g1 basic 10 20 270", json!({ "state": "routed" })).luck(["0000", "---0", "0000"]);
    holds(table.roll(), [is("g1", json!({ "at": [10, 14], "facing": 270, "state": "routed" }))]);
}

#[test]
pub fn pf_r_83_injuries_stay() {
    holds(
        morale().with("g1 basic 10 10", json!({ "injuries": 1 })).blank(3).roll(),
        [
            is("g1", json!({ "injuries": 1, "dl": -2 })),
            json!({ "waiting": { "for": "roll", "seats": ["green", "tan"] } }),
        ],
    );
}

/// Two and a half inches from the edge of the table, with six to run.
#[test]
pub fn pf_rout_03_a_routed_unit_that_reaches_the_edge_is_gone() {
    let table = morale().with("g1 basic 10 3 270", json!({ "state": "routed" })).luck(["0000", "---0", "0000"]);
    holds(
        table.roll(),
        [is("g1", json!({ "state": "fled", "at": null })), log(json!({ "kind": "rout", "fled": true }))],
    );
}

#[test]
pub fn pf_r_46_no_move_ends_on_a_friend() {
    let table = moves().unit("g2 basic 13 10").refuse("green", go(json!([{ "go": 3 }])), "PF-R-46");
    holds(table, [is("g1", json!({ "at": [10, 10], "moved": false }))]);
}
