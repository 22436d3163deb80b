//! How games end, and who wins. AT-VICT, AT-R-44, AT-R-52

use crate::table::{Table, bare, fire, is, say, special, table, turn, won};
use serde_json::{Value, json};

fn last_two() -> Table {
    bare().figure("a B03 p1 0 -30 9").figure("x B05 p2 0 30 3")
}

fn draw() -> Value {
    json!({ "result": { "kind": "draw", "winners": [] } })
}

#[test]
fn at_vict_01_victory_is_judged_at_the_end_of_the_turn() {
    last_two()
        .act("p1", fire("a", &["x"]))
        .check([json!({ "result": null })])
        .act("p1", say("end_turn"))
        .check([won(&["p1"]), json!({ "phase": "over" })])
        .refuse("p2", say("end_turn"), "AT-VICT-01")
        .then([]);
}

#[test]
fn at_vict_02_a_figure_behind_its_line_is_in_play() {
    bare()
        .figure("a B03 p1 0 -30 9")
        .figure("x B01 p2 0 30 3")
        .away("u B02 p2 backup 0")
        .grind("u", 0)
        .act("p1", fire("a", &["x"]))
        .act("p2", special("x", json!({ "target": "u", "along": 0 })))
        .act("p1", say("end_turn"))
        .then([json!({ "result": null }), turn(json!({ "active": "p2" }))]);
}

#[test]
fn at_r_44_if_no_side_has_a_figure_left_the_game_is_a_draw() {
    last_two().act("p1", fire("a", &["x", "a"])).act("p1", say("end_turn")).then([draw()]);
}

#[test]
fn at_r_44_an_option_lets_the_active_side_lose() {
    let table = last_two().option("mutual", json!("active-loses"));
    table.act("p1", fire("a", &["x", "a"])).act("p1", say("end_turn")).then([won(&["p2"])]);
}

/// All figures fall in one turn, in the order `x`, `y`, `a`. The game is a draw, and a seat whose figure fell later has
/// a better place. With `active-loses`, the seat whose turn it was loses, and the best of the other seats wins.
#[test]
fn at_r_44_in_a_free_for_all_the_order_of_falling_gives_the_places() {
    let three = || bare().ffa(3).figure("a B03 p1 0 -30 9").figure("x B05 p2 -10 20 3").figure("y B05 p3 10 20 3");
    let all = || three().act("p1", fire("a", &["x", "y", "a"])).act("p1", say("end_turn"));
    let places = |places: Value| json!({ "result": { "kind": "draw", "winners": [], "places": places } });
    all().then([places(json!([["p1"], ["p3"], ["p2"]]))]);
    all().option("mutual", json!("active-loses")).then([won(&["p3"])]);
}

/// The launcher whose shot won the game stays empty.
#[test]
fn at_r_45_nothing_is_reset_once_the_game_is_over() {
    last_two().act("p1", fire("a", &["x"])).act("p1", say("end_turn")).then([
        won(&["p1"]),
        is("a", json!({ "loaded": 0 })),
        json!({ "log_none": [{ "event": "reset" }] }),
    ]);
}

#[test]
fn at_r_52_after_60_turns_the_most_points_win() {
    let late = || table().turn("p2", 60, "attack").act("p2", say("end_turn"));
    late().figure("a B03 p1 0 -30 9").then([won(&["p1"]), json!({ "phase": "over" })]);
    late().then([draw()]);
}

#[test]
fn at_r_52_the_59th_turn_is_not_the_last() {
    table().turn("p1", 59, "attack").act("p1", say("end_turn")).then([turn(json!({ "active": "p2", "number": 60 }))]);
}
