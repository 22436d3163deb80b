//! The steps of a turn, and the reset at its end. AT-TURN, AT-RESET

use crate::table::{bare, fire, is, log, next, nothing_open, roll, say, shot, strike, table, turn};
use serde_json::json;

#[test]
fn at_turn_01_the_steps_come_in_order() {
    let moving = table().turn("p1", 1, "move").figure("a B03 p1 0 -20 9").figure("x B04 p2 0 30 7");
    moving
        .act("p1", roll("a", 25_400))
        .act("p1", say("end_moves"))
        .act("p1", fire("a", &["x"]))
        .act("p1", say("end_turn"))
        .then([log(json!([
            { "event": "move", "figure": "a" }, { "event": "attack", "figure": "a" }, { "event": "defeat", "figure": "x" },
            { "event": "victory-check" }, { "event": "reset" }, { "event": "turn", "seat": "p2" },
        ]))]);
}

#[test]
fn at_turn_01_other_seats_wait_for_their_turn() {
    table().turn("p1", 1, "move").figure("x B05 p2 0 30 3").refuse("p2", roll("x", 25_400), "AT-TURN-01").then([]);
}

#[test]
fn at_turn_01_no_figure_attacks_before_the_movement_step_has_ended() {
    table().turn("p1", 1, "move").figure("a B03 p1 0 -30 9").refuse("p1", fire("a", &[]), "AT-R-14").then([]);
}

#[test]
fn at_turn_02_any_number_of_figures_may_move() {
    let three = table()
        .turn("p1", 1, "move")
        .figure("a B03 p1 0 -20 9")
        .figure("b B03 p1 10 -20 9")
        .figure("c B03 p1 20 -20 9");
    three
        .act("p1", roll("a", 25_400))
        .act("p1", roll("b", 25_400))
        .act("p1", roll("c", 25_400))
        .then([is("c", json!({ "at": [200_000, -174_600] }))]);
}

#[test]
fn at_turn_03_two_figures_attack() {
    let three = table().figure("a B03 p1 0 -30 9").figure("b B03 p1 10 -30 9").figure("c B03 p1 20 -30 9");
    three
        .act("p1", fire("a", &[]))
        .act("p1", fire("b", &[]))
        .refuse("p1", fire("c", &[]), "AT-ATK-01")
        .then([turn(json!({ "attacks": 0 }))]);
}

#[test]
fn at_turn_03_every_turn_has_its_attacks_anew() {
    table()
        .act("p1", say("end_turn"))
        .then([turn(json!({ "active": "p2", "number": 2, "step": "move", "attacks": 2 }))]);
}

#[test]
fn at_reset_01_missiles_are_loaded_at_the_end_of_the_turn() {
    table()
        .figure("a B03 p1 0 -30 9")
        .act("p1", fire("a", &[]))
        .check([is("a", json!({ "loaded": 0 }))])
        .act("p1", say("end_turn"))
        .then([is("a", json!({ "loaded": 1 }))]);
}

#[test]
fn at_reset_02_a_jab_is_drawn_back_at_the_end_of_the_turn() {
    let jab = json!({ "attack": { "figure": "a", "aim": { "height": 53_000 }, "outcome": {} } });
    table()
        .figure("a B05 p1 0 0 3")
        .act("p1", jab)
        .check([is("a", json!({ "weapon": "spent" }))])
        .act("p1", say("end_turn"))
        .then([is("a", json!({ "weapon": "ready" }))]);
}

#[test]
fn at_reset_03_tripped_switches_are_reset_at_the_end_of_every_turn() {
    table()
        .figure("a B03 p1 0 -30 9")
        .figure("m B09 p2 0 30 2")
        .act("p1", shot("a", json!({ "switches": [{ "figure": "m", "switch": "left", "impulse": 2150 }] })))
        .check([is("m", json!({ "tripped": ["left"] }))])
        .act("p1", say("end_turn"))
        .then([is("m", json!({ "tripped": [] }))]);
}

/// `t` makes its free attack in the turn of `p2`. Its launcher is loaded again right after this attack.
#[test]
fn at_reset_04_a_launcher_is_loaded_in_the_opponents_turn() {
    table()
        .turn("p2", 2, "attack")
        .figure("a B03 p2 0 30 9")
        .figure("x G03 p1 0 -30 0")
        .figure("t B04 p1 10 -30 2")
        .act("p2", fire("a", &["x"]))
        .act("p1", json!({ "special": { "of": "x", "target": "t" } }))
        .act("p1", fire("t", &[]))
        .then([is("t", json!({ "loaded": 1 })), is("a", json!({ "loaded": 0 })), nothing_open()]);
}

#[test]
fn at_r_45_an_empty_launcher_cannot_be_fired() {
    let m = table().with("m B09 p1 0 -30 2", json!({ "spent": 4 }));
    m.refuse("p1", fire("m", &[]), "AT-R-45").then([is("m", json!({ "loaded": 0 }))]);
}

/// A blade is ready right after its attack, although its figure may not attack again in this turn.
#[test]
fn at_r_45_slashes_need_no_reset() {
    table().figure("a T03 p1 0 0 1").act("p1", strike("a", &[])).then([is("a", json!({ "weapon": "ready" }))]);
}

#[test]
fn at_r_28_specials_are_resolved_before_the_next_attack() {
    let two = table().figure("a B03 p1 0 -30 9").figure("b B03 p1 10 -30 9");
    two.figure("x B01 p2 0 30 3")
        .away("u B02 p2 backup 0")
        .act("p1", fire("a", &["x"]))
        .refuse("p1", fire("b", &[]), "AT-R-28")
        .then([is("x", json!({ "zone": "lying" }))]);
}

#[test]
fn at_r_28_with_step33_felled_figures_lie_until_the_attacks_are_over() {
    bare()
        .option("special_timing", json!("step33"))
        .figure("a B03 p1 0 -30 9")
        .figure("m B09 p1 10 -30 2")
        .figure("x T03 p2 0 30 0")
        .figure("l T01 p2 20 30 2")
        .act("p1", fire("m", &["x"]))
        .check([is("x", json!({ "zone": "lying" }))])
        .act("p1", next("m", &[]))
        .act("p1", say("cease_fire"))
        .act("p1", fire("a", &[]))
        .act("p1", say("end_turn"))
        .then([is("x", json!({ "zone": "in-play" })), turn(json!({ "active": "p2" }))]);
}
