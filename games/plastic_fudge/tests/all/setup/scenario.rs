//! The rules of the printed scenario: placing terrain in turn, markers, the flag, losses, and the last Round.

use crate::table::{Table, is, morale, table};
use serde_json::{Value, json};

/// Plays a Morale phase in which Green and Tan have each lost this many of their eight Units. Only the Commanders check
/// morale.
fn lost(green: usize, tan: usize) -> Table {
    let gone = |position: Table, letter: &'static str, count: usize| {
        (1..=count).fold(position, |position, nth| {
            position.with(&format!("{letter}{nth} basic"), json!({ "state": "destroyed" }))
        })
    };
    gone(gone(morale(), "g", green), "t", tan).blank(2).roll()
}

fn won(winner: &str, by: &str) -> Value {
    json!({ "result": { "winner": winner, "by": by } })
}

fn on() -> Value {
    json!({ "result": null })
}

#[test]
fn pf_scen_05_a_side_that_has_lost_three_quarters_loses_the_game() {
    lost(0, 6).then([won("green", "losses")]);
    lost(6, 0).then([won("tan", "losses")]);
    lost(5, 5).then([on()]);
}

#[test]
fn pf_r_72_if_both_have_lost_too_much_the_smaller_share_wins() {
    lost(6, 7).then([won("green", "losses")]);
    lost(6, 6).then([won("draw", "losses")]);
}

#[test]
fn pf_r_72_fled_units_are_lost_and_an_option_sets_the_share() {
    let fled = lost(0, 5).with("t6 basic", json!({ "state": "fled" }));
    fled.then([won("green", "losses")]);
    lost(0, 4).option("loss_percent", 50).then([won("green", "losses")]);
    lost(0, 3).option("loss_percent", 50).then([on()]);
}

#[test]
fn pf_r_72_losses_may_be_counted_in_points() {
    let tank = || morale().given("start", json!({ "green": 1, "tan": 2 })).option("loss_by", "points");
    let dead = json!({ "state": "destroyed" });
    tank().with("t1 tank", dead.clone()).blank(2).roll().then([won("green", "losses")]);
    tank().option("loss_by", "units").with("t1 tank", dead).blank(2).roll().then([on()]);
}

/// Begins a scenario in the Morale phase with this Unit of Tan's near Green's flag.
fn at_flag(tan: &str) -> Table {
    morale().given("flag", json!({ "owner": "green", "at": [24, 18] })).unit(tan)
}

#[test]
fn pf_r_73_a_steady_trooper_at_the_flag_wins_unless_a_defender_is_near() {
    at_flag("t1 basic 24.5 18").blank(3).roll().then([won("tan", "flag")]);
    at_flag("t1 basic 24.5 18").unit("g1 basic 24 15.4").blank(4).roll().then([won("tan", "flag")]);
    at_flag("t1 basic 24.5 18").unit("g1 basic 24 15.6").blank(4).roll().then([on()]);
    at_flag("t1 tank 24.5 18").blank(2).roll().then([on()]);
}

#[test]
fn pf_r_73_a_passenger_counts_from_the_base_of_its_carrier() {
    let near = at_flag("t1 basic 24.5 18").unit("g9 jeep 24 14.8").with("g1 basic", json!({ "in": "g9" }));
    near.blank(4).roll().then([on()]);
    let there = at_flag("t9 jeep 25.25 18").with("t1 basic", json!({ "in": "t9" }));
    there.blank(3).roll().then([won("tan", "flag")]);
}

#[test]
fn pf_r_73_the_flag_decides_before_losses() {
    let gone = |position: Table, id: String| position.with(&format!("{id} basic"), json!({ "state": "destroyed" }));
    let dead = (1..=6).flat_map(|nth| [format!("g{nth}"), format!("t{}", nth + 1)]);
    dead.fold(at_flag("t1 basic 24.5 18"), gone).blank(3).roll().then([won("tan", "flag")]);
}

#[test]
fn pf_r_108_contact_with_the_flag_is_a_tenth_of_an_inch() {
    at_flag("t1 basic 24.6 18").blank(3).roll().then([won("tan", "flag")]);
    at_flag("t1 basic 24.62 18").blank(3).roll().then([on()]);
}

#[test]
fn pf_r_77_after_the_last_round_the_smaller_share_lost_wins() {
    let last = |position: Table| position.option("max_rounds", 3).given("round", json!(3));
    last(lost(0, 1)).then([won("green", "round-limit")]);
    last(lost(2, 2)).then([won("draw", "round-limit")]);
    lost(0, 1).option("max_rounds", 3).given("round", json!(2)).then([on()]);
}

/// Begins a scenario in which the sides place terrain, before any Unit is deployed.
fn terrain() -> Table {
    let undeployed = json!({ "commander": true, "state": "undeployed" });
    let pool = json!([
        { "id": "p1", "type": "forest", "rect": [0, 0, 6, 4] },
        { "id": "p2", "type": "marsh", "rect": [0, 0, 5, 5] }
    ]);
    let empty = table("terrain").given("pool", pool).given("camp", json!([18, 12, 30, 24])).coin("green");
    empty.with("g0 basic", undeployed.clone()).with("t0 basic", undeployed)
}

fn place(piece: &str, at: [i32; 2]) -> Value {
    json!({ "do": "place", "piece": piece, "at": at })
}

fn pass() -> Value {
    json!({ "do": "pass" })
}

#[test]
fn pf_r_75_pieces_are_placed_in_turn_until_two_passes_in_a_row() {
    terrain()
        .refuse("tan", pass(), "PF-R-75")
        .act("green", pass())
        .act("tan", place("p1", [10, 20]))
        .act("green", pass())
        .act("tan", pass())
        .then([
            json!({ "piece": { "id": "p1" } }),
            json!({ "piece": { "id": "p2", "there": false } }),
            json!({ "waiting": { "for": "deploy", "seats": ["green"] } }),
        ]);
}

#[test]
fn pf_r_75_camp_and_strips_stay_free_of_terrain() {
    let waiting = json!({ "waiting": { "for": "terrain", "seats": ["green"] } });
    terrain()
        .refuse("green", place("p1", [28, 20]), "PF-R-75")
        .refuse("green", place("p1", [10, 1]), "PF-R-75")
        .refuse("green", place("p1", [10, 42]), "PF-R-75")
        .then([waiting]);
}

/// Begins a scenario in which Green lays this many markers. Each side has only its Commander.
fn laying(markers: i32) -> Table {
    let undeployed = json!({ "commander": true, "state": "undeployed" });
    let both = table("deploy").with("g0 basic", undeployed.clone()).with("t0 basic", undeployed);
    let deploy = json!({ "do": "deploy", "unit": "g0", "at": [24, 4], "facing": 90 });
    both.given("markers", json!({ "green": markers, "tan": 0 })).act("green", deploy)
}

fn lay(at: [i32; 2], real: bool) -> Value {
    json!({ "do": "lay", "at": at, "real": real })
}

#[test]
fn pf_mine_01_the_enemy_sees_where_markers_lie() {
    let undeployed = json!({ "commander": true, "state": "undeployed" });
    let both = table("deploy").with("g0 basic", undeployed.clone()).with("t0 basic", undeployed);
    let deploy = |unit: &str, at: [i32; 2]| json!({ "do": "deploy", "unit": unit, "at": at, "facing": 90 });
    let stands = |id: &str, side: &str, at: [i32; 2]| json!({ "id": id, "side": side, "type": "basic", "commander": true, "at": at, "facing": 90 });
    let position = json!({
        "table": [48, 48], "round": 1, "step": "deploy", "player_a": "green",
        "start": { "green": 1, "tan": 1 }, "deployed": ["green"],
        "units": [stands("g0", "green", [24, 4]), stands("t0", "tan", [24, 44])],
        "mines": [{ "id": "m1", "side": "green", "at": [20, 20] }, { "id": "m2", "side": "tan", "at": [30, 26], "real": false }]
    });
    both.given("markers", json!({ "green": 1, "tan": 1 }))
        .act("green", deploy("g0", [24, 4]))
        .check(json!({ "mine": { "id": "m1", "there": false } }))
        .act("green", lay([20, 20], true))
        .act("green", json!({ "do": "end-deploy" }))
        .act("tan", deploy("t0", [24, 44]))
        .check(json!({ "mine": { "id": "m2", "there": false } }))
        .act("tan", lay([30, 26], false))
        .then([json!({ "view": { "seat": "tan", "position": position } })]);
}

#[test]
fn pf_mine_02_false_markers_are_laid_like_real_ones() {
    let there = |id| json!({ "mine": { "id": id, "there": true } });
    let laid = laying(2).act("green", lay([20, 20], true)).act("green", lay([26, 20], false));
    laid.refuse("green", lay([30, 20], false), "PF-MINE-03").then([there("m1"), there("m2")]);
}

#[test]
fn pf_mine_04_the_enemy_does_not_see_which_markers_are_real() {
    let unit = |id: &str, side: &str| json!({ "id": id, "side": side, "type": "basic", "commander": true });
    let mut green = unit("g0", "green");
    green["at"] = json!([24, 4]);
    green["facing"] = json!(90);
    let mut tan = unit("t0", "tan");
    tan["state"] = json!("undeployed");
    let marker = |id: &str, x: i32| json!({ "id": id, "side": "green", "at": [x, 20] });
    let position = json!({
        "table": [48, 48], "round": 1, "step": "deploy", "player_a": "green",
        "start": { "green": 1, "tan": 1 }, "deployed": ["green"],
        "units": [green, tan], "mines": [marker("m1", 20), marker("m2", 26)]
    });
    let laid = laying(2).act("green", lay([20, 20], true)).act("green", lay([26, 20], false));
    let view = json!({ "view": { "seat": "tan", "position": position } });
    laid.act("green", json!({ "do": "end-deploy" })).then([view]);
}

#[test]
fn pf_r_40_a_false_marker_that_a_unit_touches_is_only_removed() {
    let go = json!({ "do": "move", "unit": "g1", "path": [{ "go": 6 }] });
    let walk = table("move-a").unit("g1 basic 10 10 0").mine("m1", "tan", [14.0, 10.0], false).act("green", go);
    walk.then([json!({ "mine": { "id": "m1", "there": false } }), is("g1", json!({ "at": [16, 10], "injuries": 0 }))]);
}

#[test]
fn pf_r_40_markers_keep_two_inches_from_units_and_out_of_the_enemys_zone() {
    let waiting = json!({ "waiting": { "for": "deploy", "seats": ["green"] } });
    laying(1)
        .refuse("green", lay([24, 6], true), "PF-R-40")
        .refuse("green", lay([24, 44], true), "PF-R-109")
        .then([waiting]);
}
