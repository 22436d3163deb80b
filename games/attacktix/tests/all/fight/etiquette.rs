//! Tests of etiquette: own figures only, hidden wheels, and disputes. AT-ETIQ

use crate::table::{Table, fire, is, log, nothing_open, roll, say, table, turn};
use serde_json::{Value, json};

#[test]
fn at_etiq_01_a_seat_orders_only_its_own_figures() {
    table()
        .turn("p1", 1, "move")
        .figure("x B05 p2 0 30 3")
        .refuse("p1", roll("x", 20_000), "AT-ETIQ-01")
        .act("p1", say("end_moves"))
        .refuse("p1", json!({ "adjust": { "figure": "x", "aim": { "yaw": 0 } } }), "AT-ETIQ-01")
        .refuse("p1", json!({ "adjust": { "figure": "nobody", "aim": { "yaw": 0 } } }), "AT-ETIQ-01")
        .then([]);
}

#[test]
fn at_etiq_02_no_seat_sees_more_of_a_wheel_than_its_window() {
    let hidden = |seat: &str| json!({ "view": { "seat": seat, "figure": "*", "hides": ["wheel", "special"] } });
    table().figure("a B03 p1 0 -30 9").then([
        hidden("p1"),
        hidden("p2"),
        json!({ "view": { "seat": "p2", "figure": "a", "shows": { "window": "7r" } } }),
    ]);
}

#[test]
fn at_fig_04_a_missile_stays_with_its_figure() {
    table()
        .figure("b B04 p1 0 -30 2")
        .figure("c B04 p1 20 -30 2")
        .act("p1", fire("b", &[]))
        .refuse("p1", json!({ "load": { "figure": "b", "missile_of": "c" } }), "AT-FIG-04")
        .then([is("b", json!({ "loaded": 0 })), is("c", json!({ "loaded": 1 }))]);
}

#[test]
fn at_etiq_05_no_launcher_is_loaded_before_the_end_of_the_turn() {
    table()
        .figure("b B04 p1 0 -30 2")
        .act("p1", fire("b", &[]))
        .refuse("p1", json!({ "reload": { "figure": "b" } }), "AT-ETIQ-05")
        .refuse("p1", json!({ "load": { "figure": "b" } }), "AT-ETIQ-05")
        .then([is("b", json!({ "loaded": 0 }))]);
}

#[test]
fn at_etiq_06_a_master_that_falls_by_itself_is_set_up_as_it_was() {
    table()
        .with("m B09 p2 0 30 2", json!({ "tripped": ["right"] }))
        .act("harness", json!({ "disturb": { "figure": "m", "tilt": 4000 } }))
        .then([is("m", json!({ "zone": "in-play", "tripped": ["right"], "at": [0, 300_000] }))]);
}

fn dispute(about: &str) -> Value {
    json!({ "dispute": { "about": about } })
}

fn call(colour: &str) -> Value {
    json!({ "call": { "colour": colour } })
}

fn asked(seat: &str) -> Value {
    json!({ "waiting": { "seat": seat, "kind": "call" } })
}

/// `p1` opens the dispute, and `p2` calls red. The wheel of `u`, which is out of play, then shows white: `9w` at
/// position 2.
#[test]
fn at_etiq_07_the_other_player_calls_and_a_covered_window_decides() {
    table()
        .away("u B05 p1 backup 0")
        .grind("u", 2)
        .act("p1", dispute("is it touching?"))
        .check([asked("p2")])
        .refuse("p1", call("red"), "AT-R-64")
        .act("p2", call("red"))
        .then([log(json!([{ "event": "dispute", "colour": "white", "won_by": "p1" }])), nothing_open()]);
}

#[test]
fn at_etiq_07_a_dispute_needs_a_subject() {
    table().refuse("p1", dispute("  "), "AT-ETIQ-07").refuse("p1", dispute(&"x".repeat(201)), "AT-ETIQ-07").then([]);
}

/// `p2` has opened a dispute. A coin decides it, because no figure is out of play.
fn tossed() -> Table {
    table().figure("a B03 p1 0 -30 9").coin("white").act("p2", dispute("undo"))
}

#[test]
fn at_r_64_if_no_figure_is_out_of_play_a_coin_decides() {
    tossed()
        .act("p1", call("white"))
        .then([log(json!([{ "event": "dispute", "won_by": "p1" }])), turn(json!({ "active": "p1", "attacks": 2 }))]);
}

#[test]
fn at_r_64_while_a_dispute_is_open_nothing_else_is_decided() {
    tossed()
        .refuse("p1", fire("a", &[]), "AT-R-64")
        .refuse("p1", dispute("another"), "AT-R-64")
        .act("p1", call("red"))
        .refuse("p1", call("red"), "AT-R-64")
        .act("p1", fire("a", &[]))
        .then([log(json!([{ "event": "dispute", "won_by": "p2" }]))]);
}

#[test]
fn at_r_64_among_several_players_the_next_seat_in_the_game_calls() {
    let three =
        crate::table::bare().ffa(3).figure("a B03 p1 0 -30 9").figure("x B05 p2 -10 20 3").figure("y B05 p3 10 20 3");
    three.act("p1", fire("a", &["x"])).act("p1", say("end_turn")).act("p1", dispute("whose?")).then([asked("p3")]);
}
