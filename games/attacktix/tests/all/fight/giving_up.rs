//! What happens when a player gives up, or when a player's time runs out. AT-R-69, AT-R-70

use crate::table::{Table, bare, fire, is, log, nothing_open, say, special, table, turn, waiting, won, zone};
use serde_json::{Value, json};

fn expire() -> Value {
    json!({ "expire": { "silent_ms": 20_000 } })
}

#[test]
fn at_r_69_in_a_duel_the_other_player_wins() {
    let result = json!({ "result": { "kind": "win", "winners": ["p2"] } });
    table().act("p1", say("resign")).then([result, zone("p1", "defeated", &["s1"])]);
}

fn three() -> Table {
    bare().ffa(3).figure("a B03 p1 0 -30 9").figure("x B05 p2 -10 20 3").figure("y B05 p3 10 20 3")
}

#[test]
fn at_r_69_in_a_free_for_all_the_player_drops_out_behind_all_others() {
    three()
        .act("p2", say("resign"))
        .check([json!({ "seat": { "id": "p2", "dropped": true } }), turn(json!({ "active": "p1", "number": 1 }))])
        .act("p3", say("resign"))
        .then([json!({ "result": { "kind": "win", "winners": ["p1"], "places": [["p1"], ["p3"], ["p2"]] } })]);
}

#[test]
fn at_r_69_the_turn_of_a_player_who_gives_up_is_over() {
    three()
        .act("p1", say("resign"))
        .then([turn(json!({ "active": "p2", "number": 2 })), zone("p1", "defeated", &["a"])]);
}

#[test]
fn at_r_69_an_open_decision_of_a_player_who_gives_up_lapses() {
    three()
        .figure("r B05 p2 -20 20 6")
        .away("d B04 p2 defeated 0")
        .act("p1", fire("a", &["r"]))
        .check([waiting("p2", "special", "r")])
        .act("p2", say("resign"))
        .then([nothing_open(), zone("p2", "defeated", &["d", "r", "x"]), turn(json!({ "active": "p1" }))]);
}

/// The special of `a` may not bring back `g`, whose player has left the game.
#[test]
fn at_r_69_in_teams_no_special_reaches_figures_of_a_player_who_gave_up() {
    let team = bare().teams(&[100, 100, 100, 100]).turn("p2", 2, "attack");
    team.figure("a B05 p1 -20 -30 6")
        .figure("b B03 p2 -20 30 9")
        .figure("c B03 p3 20 -30 9")
        .figure("d B03 p4 20 30 9")
        .away("g B04 p3 defeated 0")
        .act("p3", say("resign"))
        .act("p2", fire("b", &["a"]))
        .then([log(json!([{ "event": "special", "figure": "a", "result": "failed" }])), nothing_open()]);
}

#[test]
fn at_r_69_a_team_wins_when_all_opponents_have_given_up() {
    let team = bare().teams(&[100, 100, 100, 100]);
    team.figure("a B05 p1 -20 -30 6")
        .figure("b B03 p2 -20 30 9")
        .figure("c B03 p3 20 -30 9")
        .figure("d B03 p4 20 30 9")
        .act("p3", say("resign"))
        .check([json!({ "result": null })])
        .act("p1", say("resign"))
        .then([won(&["p2", "p4"])]);
}

#[test]
fn at_r_70_the_rest_of_a_turn_is_passed() {
    table().turn("p1", 1, "move").act("clock", expire()).then([turn(json!({ "active": "p2", "number": 2 }))]);
}

#[test]
fn at_r_70_a_free_attack_is_passed() {
    table()
        .turn("p2", 2, "attack")
        .figure("a B03 p2 0 30 9")
        .figure("x G03 p1 0 -30 0")
        .figure("t B04 p1 10 -30 2")
        .act("p2", fire("a", &["x"]))
        .act("p1", special("x", json!({ "target": "t" })))
        .act("clock", expire())
        .then([nothing_open(), is("t", json!({ "loaded": 1 }))]);
}

#[test]
fn at_r_70_a_silent_seat_calls_red_in_a_dispute() {
    table()
        .coin("red")
        .act("p1", json!({ "dispute": { "about": "whose turn?" } }))
        .act("clock", expire())
        .then([log(json!([{ "event": "dispute", "won_by": "p2" }]))]);
}

#[test]
fn at_r_70_for_a_silent_owner_the_first_legal_choice_is_taken() {
    table()
        .turn("p2", 2, "attack")
        .figure("a B03 p2 0 30 9")
        .figure("v B08 p1 0 -30 11")
        .act("p2", fire("a", &["v"]))
        .act("clock", expire())
        .then([
            log(json!([{ "event": "special", "figure": "v", "result": "used" }])),
            is("a", json!({ "at": [0, 300_000] })),
        ]);
}

/// The special of `x` could shift only the Trooper of `p1`, who then leaves. The other opponent has no Trooper.
#[test]
fn at_r_69_an_ability_without_a_target_after_a_player_left_fails() {
    let team = bare().teams(&[100, 200, 100]);
    team.figure("a B03 p1 0 -30 9")
        .figure("t B04 p1 10 -30 2")
        .figure("c B03 p3 20 -30 9")
        .figure("x G02 p2 0 30 0")
        .figure("y B05 p2 20 30 3")
        .act("p1", fire("a", &["x"]))
        .check([waiting("p2", "special", "x")])
        .act("p1", say("resign"))
        .then([
            log(json!([{ "event": "special", "figure": "x", "result": "failed" }])),
            nothing_open(),
            zone("p2", "defeated", &["x"]),
            turn(json!({ "active": "p2", "number": 2 })),
        ]);
}

/// The special of `x` could bring back only the Trooper of the team-mate who then leaves.
#[test]
fn at_r_69_an_ability_fails_if_its_only_target_was_of_a_player_who_left() {
    let team = bare().teams(&[100, 200, 100]).turn("p2", 2, "attack");
    team.figure("b B03 p2 0 30 9")
        .figure("x B05 p1 0 -30 6")
        .figure("k B03 p1 20 -30 9")
        .figure("c B03 p3 -20 -30 9")
        .away("g B04 p3 defeated 0")
        .act("p2", fire("b", &["x"]))
        .check([waiting("p1", "special", "x")])
        .act("p3", say("resign"))
        .then([log(json!([{ "event": "special", "figure": "x", "result": "failed" }])), nothing_open()]);
}
