//! Turns, specials and endings in team play and free-for-all. AT-TEAM-06 … AT-TEAM-11, AT-FFA-08 … AT-FFA-11, AT-R-50

use crate::table::{Table, bare, fire, is, log, say, special, turn, waiting, won};
use attacktix::Attacktix;
use referee::{Codec, Game, Match, Record, Viewer};
use serde_json::{Value, json};
use std::fs;

/// A table with one Captain for each of four players.
fn four(contributed: &[i32]) -> Table {
    let seats = ["p1 -20 -30", "p2 -20 30", "p3 20 -30", "p4 20 30"];
    let place = |(n, place): (usize, &&str)| format!("{} B03 {place} 9", ["a", "b", "c", "d"][n]);
    seats.iter().enumerate().map(place).fold(bare().teams(contributed), |table, words| table.figure(&words))
}

/// `p1` and `p2` against `p3`, who attacks.
fn two_on_one() -> Table {
    let seats = json!([
        { "id": "p1", "team": "x", "side": "south", "contribution": 100 },
        { "id": "p2", "team": "x", "side": "south", "contribution": 100 },
        { "id": "p3", "team": "y", "side": "north", "contribution": 200 },
    ]);
    let table = bare().given("mode", json!("team")).given("seats", seats).turn("p3", 3, "attack");
    table.figure("e B03 p3 0 30 9").figure("h B05 p3 20 30 3").figure("k B05 p1 20 -30 3")
}

fn three() -> Table {
    bare().ffa(3).figure("a B03 p1 0 -30 9").figure("x B05 p2 -10 20 3").figure("y B05 p3 10 20 3")
}

#[test]
fn at_team_06_play_goes_clockwise() {
    let turns = |seat: &str| turn(json!({ "active": seat }));
    four(&[100, 100, 100, 100])
        .act("p1", say("end_turn"))
        .check([turns("p2")])
        .act("p2", say("end_turn"))
        .check([turns("p3")])
        .act("p3", say("end_turn"))
        .act("p4", say("end_turn"))
        .then([turns("p1")]);
}

#[test]
fn at_team_07_a_turn_has_an_attack_for_each_hundred_points() {
    let attacks = |attacks: u8| turn(json!({ "attacks": attacks }));
    four(&[149, 150, 250, 50])
        .check([attacks(1)])
        .act("p1", say("end_turn"))
        .check([attacks(2)])
        .act("p2", say("end_turn"))
        .check([attacks(3)])
        .act("p3", say("end_turn"))
        .then([attacks(1)]);
}

#[test]
fn at_team_08_abilities_for_the_own_side_reach_team_mates() {
    two_on_one()
        .figure("x B05 p1 0 -30 6")
        .figure("n B05 p2 30 -30 3")
        .away("d B04 p2 defeated 0")
        .away("g B04 p3 defeated 0")
        .grind("d", 1)
        .act("p3", fire("e", &["x"]))
        .refuse("p1", special("x", json!({ "target": "g", "along": 0 })), "AT-TEAM-08")
        .act("p1", special("x", json!({ "target": "d", "along": 0 })))
        .then([is("d", json!({ "zone": "in-play", "controller": "p2", "at": [0, -530_000] }))]);
}

#[test]
fn at_team_09_abilities_against_opponents_reach_the_other_team_alone() {
    let shift = |target: &str| special("x", json!({ "target": target, "heading": 0, "roll": 25_400 }));
    two_on_one()
        .figure("x B08 p1 0 -30 11")
        .figure("n B05 p2 30 -30 3")
        .act("p3", fire("e", &["x"]))
        .refuse("p1", shift("n"), "AT-TEAM-09")
        .act("p1", shift("h"))
        .then([is("h", json!({ "at": [200_000, 325_400] }))]);
}

#[test]
fn at_team_10_the_game_ends_when_a_team_has_no_figures() {
    four(&[100, 100, 100, 100])
        .act("p1", fire("a", &["b"]))
        .act("p1", say("end_turn"))
        .check([json!({ "result": null }), turn(json!({ "active": "p3", "number": 3 }))])
        .act("p3", say("end_moves"))
        .act("p3", fire("c", &["d"]))
        .act("p3", say("end_turn"))
        .then([won(&["p1", "p3"])]);
}

#[test]
fn at_team_11_a_seat_without_figures_passes_and_may_come_back() {
    two_on_one()
        .figure("x T04 p1 0 -30 0")
        .away("u T03 p2 backup 0")
        .grind("u", 3)
        .act("p3", fire("e", &["x"]))
        .check([waiting("p1", "special", "x")])
        .act("p1", special("x", json!({ "target": "u", "along": 0 })))
        .act("p3", say("end_turn"))
        .act("p1", say("end_turn"))
        .then([turn(json!({ "active": "p2", "number": 5, "attacks": 1 }))]);
}

#[test]
fn at_team_11_a_passed_turn_counts_as_a_turn() {
    two_on_one()
        .act("p3", say("end_turn"))
        .act("p1", say("end_turn"))
        .then([turn(json!({ "active": "p3", "number": 6 })), log(json!([{ "event": "pass", "seat": "p2" }]))]);
}

#[test]
fn at_ffa_08_abilities_for_the_own_side_reach_no_other_player() {
    three()
        .figure("r B05 p2 -20 20 6")
        .away("d B04 p2 defeated 0")
        .away("g B04 p3 defeated 0")
        .grind("d", 1)
        .act("p1", fire("a", &["r"]))
        .refuse("p2", special("r", json!({ "target": "g", "along": 0 })), "AT-FFA-08")
        .act("p2", special("r", json!({ "target": "d", "along": 0 })))
        .then([is("d", json!({ "zone": "in-play", "facing": 9000 }))]);
}

/// `p1` fells a figure of `p2`, and its special shifts a figure of `p3`.
#[test]
fn at_ffa_09_abilities_against_opponents_reach_every_other_player() {
    three()
        .figure("v B08 p2 -20 20 11")
        .act("p1", fire("a", &["v"]))
        .act("p2", special("v", json!({ "target": "y", "heading": 0, "roll": 25_400 })))
        .then([is("y", json!({ "at": [100_000, 225_400] }))]);
}

fn dropped(seat: &str, dropped: bool) -> Value {
    json!({ "seat": { "id": seat, "dropped": dropped } })
}

#[test]
fn at_ffa_10_a_seat_without_figures_drops_out_at_the_end_of_the_turn() {
    three()
        .act("p1", fire("a", &["x"]))
        .check([dropped("p2", false)])
        .act("p1", say("end_turn"))
        .check([dropped("p2", true), turn(json!({ "active": "p3", "number": 2 }))])
        .refuse("p2", say("resign"), "AT-R-69")
        .then([]);
}

#[test]
fn at_ffa_11_the_last_seat_with_figures_wins() {
    three().act("p1", fire("a", &["x", "y"])).act("p1", say("end_turn")).then([won(&["p1"])]);
}

#[test]
fn at_r_50_a_seat_whose_last_figure_falls_later_has_the_better_place() {
    let places = |falls: Value, places: Value| {
        let shot = json!({ "attack": { "figure": "a", "aim": { "pitch": 375 }, "outcome": { "falls": falls } } });
        let result = json!({ "result": { "kind": "win", "winners": ["p1"], "places": places } });
        three().act("p1", shot).act("p1", say("end_turn")).then([result]);
    };
    places(json!(["x", "y"]), json!([["p1"], ["p3"], ["p2"]]));
    places(json!([{ "figure": "y", "ms": 400 }, { "figure": "x", "ms": 900 }]), json!([["p1"], ["p2"], ["p3"]]));
    places(json!([{ "figure": "x", "ms": 900 }, { "figure": "y", "ms": 900 }]), json!([["p1"], ["p2", "p3"]]));
}

/// `a` fells `x` and then `y`. The ability of `x` then takes down `a`.
#[test]
fn at_r_50_a_figure_that_an_ability_fells_falls_last() {
    let falls = json!(["x", { "figure": "y", "ms": 900 }]);
    let strike =
        json!({ "attack": { "figure": "a", "aim": { "yaw": 0, "pull": 1000 }, "outcome": { "falls": falls } } });
    let places = json!([["p1"], ["p3"], ["p2"]]);
    bare()
        .ffa(3)
        .figure("a T03 p1 0 -25 1")
        .figure("x G07 p2 -5 -20 7")
        .figure("y B05 p3 5 -20 3")
        .act("p1", strike)
        .act("p1", say("end_turn"))
        .then([json!({ "result": { "kind": "draw", "winners": [], "places": places } })]);
}

#[test]
fn at_r_46_fifty_points_count_as_a_whole_hundred() {
    four(&[50, 100, 100, 100]).then([turn(json!({ "active": "p1", "attacks": 1 }))]);
}

#[test]
fn at_r_40_a_seat_that_passes_its_turn_loses_its_extra_attack() {
    let seer = four(&[100, 100, 100, 100]).figure("x G06 p2 0 20 2").figure("y B05 p4 30 30 3");
    seer.act("p1", fire("a", &["b", "x"]))
        .check([json!({ "seat": { "id": "p2", "extra": 1 } })])
        .act("p1", say("end_turn"))
        .then([json!({ "seat": { "id": "p2", "extra": 0 } }), turn(json!({ "active": "p3", "number": 3 }))]);
}

#[test]
fn at_r_52_no_turn_is_passed_after_the_last_one() {
    let late = |number: u32| {
        let four = four(&[100, 100, 100, 100]).turn("p1", number, "attack");
        four.act("p1", fire("a", &["b"])).act("p1", say("end_turn"))
    };
    let passed = || json!([{ "event": "pass", "seat": "p2" }]);
    let over = || [won(&["p1", "p3"]), turn(json!({ "number": 60 }))];
    let [result, number] = over();
    late(60).then([result, number, json!({ "log_none": passed() })]);
    let [result, number] = over();
    late(59).then([result, number, log(passed())]);
}

/// The golden records hold a draw, and a game with one winner and a shared second place, in every revision.
#[test]
fn at_r_50_golden_records_end_with_shared_places() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../records/attacktix");
    for revision in 1..=Attacktix::REVISION {
        for (name, winners, places) in [
            ("drawn-3-players", json!([]), json!([["p2", "p3"], ["p1"]])),
            ("shared-places", json!(["p2"]), json!([["p2"], ["p1", "p3"]])),
        ] {
            let text = fs::read_to_string(format!("{folder}/revision-{revision}/{name}.jsonl"))
                .expect("the record can be read");
            let record = Record::parse(&text).expect("the record can be read");
            assert_eq!(json!(record.end.as_ref().expect("the game is over").winners), winners, "{name}");
            let played = Match::<Attacktix>::replay(&record).expect("the record verifies");
            let view = played.game().view_to_json(&played.view(Viewer::Public));
            assert_eq!((&record.header.rules.revision, &view["over"]["places"]), (&revision, &places), "{name}");
        }
    }
}
