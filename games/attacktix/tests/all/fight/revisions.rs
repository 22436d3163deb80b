//! Changes of the rules by revisions: what the new revision does, and what the old one still does.

use crate::table::{Table, bare, fire, is, log, say, shot, special, table, turn, zone};
use physics::{Model, pitch_for};
use scenario::ScenarioPosition;
use serde_json::{Value, json};

fn three() -> Table {
    bare().ffa(3).figure("a B03 p1 0 -30 9").figure("x B05 p2 -10 20 3").figure("y B05 p3 10 20 3")
}

/// `x` falls during the shot. `y` only leans when all bodies are at rest.
#[test]
fn at_r_50_since_revision_2_a_figure_defeated_at_rest_falls_after_all_others() {
    let outcome = json!({ "falls": ["x"], "rest": [{ "figure": "y", "tilt": 3000 }] });
    let places = |places: Value| json!({ "result": { "kind": "win", "winners": ["p1"], "places": places } });
    let played = || three().act("p1", shot("a", outcome.clone())).act("p1", say("end_turn"));
    played().then([places(json!([["p1"], ["p3"], ["p2"]]))]);
    played().revision(1).then([places(json!([["p1"], ["p2", "p3"]]))]);
}

#[test]
fn at_r_50_only_a_free_for_all_notes_falls_since_revision_2() {
    let duel = || table().figure("a B03 p1 0 -30 9").figure("x B05 p2 0 30 3");
    let falls = |table: Table| table.played("p1", fire("a", &["x"])).state().turn.falls.len();
    assert_eq!([falls(duel()), falls(duel().revision(1))], [0, 1]);
    assert_eq!([falls(three()), falls(three().revision(1))], [1, 1]);
}

/// A bolt trips the left switch, and then the Battle Master falls.
#[test]
fn at_r_25_switches_stay_tripped_through_a_fall_since_revision_2() {
    let left = json!({ "switches": [{ "figure": "m", "switch": "left", "impulse": 2150 }] });
    let felled = || {
        let two = table().figure("a B03 p1 0 -30 9").figure("b B03 p1 10 -30 9").figure("m B09 p2 0 30 2");
        two.act("p1", shot("a", left.clone())).act("p1", fire("b", &["m"]))
    };
    let tripped = |tripped: Value| is("m", json!({ "zone": "defeated", "tripped": tripped }));
    felled().check([tripped(json!(["left"]))]).act("p1", say("end_turn")).then([tripped(json!([]))]);
    felled().revision(1).then([tripped(json!([]))]);
}

/// Sets up a Warrior whose ability brings any figure from the Back-Up force, which holds a Battle Master.
fn maze() -> Table {
    let reinforce = json!({ "name": "Send", "guard": null, "effect": { "kind": "reinforce", "filter": {} } });
    let kind = json!({
        "code": "X1", "name": "Test Warrior", "mode": null, "faction": "Brasswake", "class": "W", "points": 10, "base": "standard", "weapon": "JB",
        "wheel": ["5w*", "4r", "4w", "5r", "5w*", "9r", "9w", "5r", "5r*", "4r", "4w", "6w"], "ability": reinforce,
    });
    let table = table().given("catalogue", json!([kind])).given("map", json!("sunken-maze"));
    table.figure("a B03 p1 0 -30 9").figure("x X1 p2 0 30 0").away("m B09 p2 backup 0")
}

fn send(target: &str) -> Value {
    special("x", json!({ "target": target, "along": 0 }))
}

#[test]
fn at_samp_07_no_ability_brings_a_mega_into_the_maze_since_revision_2() {
    maze()
        .away("t T03 p2 backup 0")
        .grind("t", 0)
        .act("p1", fire("a", &["x"]))
        .refuse("p2", send("m"), "AT-SAMP-07")
        .act("p2", send("t"))
        .then([zone("p2", "backup", &["m"])]);
    let old = maze().revision(1).grind("m", 0).act("p1", fire("a", &["x"])).act("p2", send("m"));
    old.then([is("m", json!({ "zone": "in-play" }))]);
}

#[test]
fn at_r_32_an_ability_that_could_bring_only_a_mega_into_the_maze_fails() {
    maze()
        .act("p1", fire("a", &["x"]))
        .then([zone("p2", "backup", &["m"]), log(json!([{ "event": "special", "figure": "x", "result": "failed" }]))]);
}

fn dispute() -> Value {
    json!({ "dispute": { "about": "is it touching?" } })
}

fn settled(table: Table, by: &str, caller: &str) -> Table {
    table.coin("white").act(by, dispute()).act(caller, json!({ "call": { "colour": "red" } }))
}

#[test]
fn at_r_72_one_dispute_for_each_attack_and_seat_since_revision_2() {
    let begun = || table().figure("a B03 p1 0 -30 9");
    let once = settled(begun(), "p1", "p2").refuse("p1", dispute(), "AT-R-72");
    let both = settled(once, "p2", "p1").refuse("p2", dispute(), "AT-R-72");
    let again = settled(both.act("p1", fire("a", &[])), "p1", "p2").refuse("p1", dispute(), "AT-R-72");
    let next_turn = settled(again.act("p1", say("end_turn")), "p1", "p2");
    next_turn.refuse("p1", dispute(), "AT-R-72").then([turn(json!({ "active": "p2" }))]);
    let old = settled(settled(begun().revision(1), "p1", "p2"), "p1", "p2");
    old.then([log(json!([{ "event": "dispute" }, { "event": "dispute" }]))]);
}

#[test]
fn at_r_72_positions_list_the_seats_that_have_opened_disputes() {
    let asked = table().given("disputed", json!(["p2"])).refuse("p2", dispute(), "AT-R-72");
    settled(asked, "p1", "p2").then([]);
}

/// A Battle Master shoots a missile of 6 g between the switches of another.
#[test]
fn at_r_24_a_heavy_missile_between_the_switches_trips_both_since_revision_3() {
    let model = Model::read(attacktix::CONSTANTS).expect("the constants can be read");
    let slug = model.weapon("VOL2H").expect("there is this launcher");
    let pitch = pitch_for(&model, slug, true, 0, 562_000, 108_000).expect("within range");
    let attack = json!({ "attack": { "figure": "m", "aim": { "yaw": -158, "pitch": pitch } } });
    let tripped = |table: Table| {
        let told = table.figure("m G10 p1 0 -30 0").figure("x B09 p2 0 28 2").simulated(&attack);
        let blows = told["blows"].as_array().expect("the value is a list");
        blows
            .iter()
            .filter(|blow| blow["counts"] == true && ["left", "right"].map(Value::from).contains(&blow["part"]))
            .count()
    };
    assert_eq!([tripped(table()), tripped(table().revision(2))], [2, 0]);
}
