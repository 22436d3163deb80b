//! Volleys of Battle Masters. AT-VOLLEY, AT-R-19

use crate::table::{Table, fire, is, log, next, nothing_open, say, special, table, turn, waiting, zone};
use serde_json::json;

fn before_a_master() -> Table {
    table().figure("m B09 p1 0 -30 2").figure("x B05 p2 0 30 3").figure("y B05 p2 0 38 3")
}

#[test]
fn at_volley_01_a_volley_stops_when_a_figure_falls() {
    before_a_master().act("p1", fire("m", &["x"])).then([
        zone("p2", "defeated", &["x"]),
        waiting("p1", "volley", "m"),
        turn(json!({ "volley": true, "attacks": 1 })),
    ]);
}

/// A figure that stood up again may be felled again.
#[test]
fn at_volley_02_a_volley_goes_on_in_the_same_direction() {
    table()
        .figure("m B09 p1 0 -30 2")
        .figure("x B04 p2 0 30 6")
        .figure("c B03 p2 20 30 9")
        .act("p1", fire("m", &["x"]))
        .check([is("x", json!({ "zone": "in-play" }))])
        .act("p1", next("m", &["x"]))
        .then([log(json!([
            { "event": "special", "figure": "x", "result": "used" }, { "event": "special", "figure": "x", "result": "used" },
        ]))]);
}

#[test]
fn at_volley_03_the_aim_does_not_change() {
    let other = json!({ "fire_next": { "figure": "m", "aim": { "yaw": 300, "pitch": 375 }, "outcome": {} } });
    let same = json!({ "fire_next": { "figure": "m", "aim": { "yaw": 0, "pitch": 375 }, "outcome": {} } });
    before_a_master()
        .act("p1", fire("m", &[]))
        .refuse("p1", other, "AT-VOLLEY-03")
        .act("p1", same)
        .then([is("m", json!({ "loaded": 2 }))]);
}

#[test]
fn at_r_19_all_shots_of_a_volley_are_one_attack() {
    before_a_master()
        .act("p1", fire("m", &["x"]))
        .refuse("p1", say("end_turn"), "AT-R-19")
        .act("p1", next("m", &["y"]))
        .act("p1", next("m", &[]))
        .act("p1", next("m", &[]))
        .check([nothing_open(), is("m", json!({ "loaded": 0 }))])
        .refuse("p1", next("m", &[]), "AT-RANGED-02")
        .then([turn(json!({ "attacks": 1 })), zone("p2", "defeated", &["x", "y"])]);
}

/// The first shot of a volley fells its shooter, whose ability lets it stand up again.
#[test]
fn at_r_19_a_volley_is_over_when_its_shooter_fells_itself() {
    let kind = json!({
        "code": "X9", "name": "Test Master", "mode": null, "faction": "Brasswake", "class": "M", "points": 80, "base": "master", "weapon": "VOL4",
        "wheel": ["5w*", "4r", "4w", "5r", "5w*", "9r", "9w", "5r", "5r*", "4r", "4w", "6w"],
        "ability": { "name": "Rise", "guard": null, "effect": { "kind": "return-self", "to": "spot" } },
    });
    let table = table().given("catalogue", json!([kind])).figure("m X9 p1 0 -30 0");
    table.act("p1", fire("m", &["m"])).then([
        log(json!([{ "event": "special", "figure": "m", "result": "used" }])),
        is("m", json!({ "zone": "in-play", "loaded": 3 })),
        turn(json!({ "volley": false })),
        nothing_open(),
    ]);
}

#[test]
fn at_r_19_a_silent_seat_fires_on_only_while_an_enemy_stands() {
    crate::table::bare()
        .figure("m B09 p1 0 -30 2")
        .figure("x B05 p2 0 30 3")
        .act("p1", fire("m", &["x"]))
        .act("clock", json!({ "expire": { "silent_ms": 20_000 } }))
        .then([nothing_open(), is("m", json!({ "loaded": 3 })), log(json!([{ "event": "bot-choice", "seat": "p1" }]))]);
}

/// The first shot fells `x`, whose ability lets a Battle Master of the other side fire a volley. After that volley, the
/// first volley goes on.
#[test]
fn at_r_39_a_free_volley_interrupts_another() {
    let filter = json!({ "name": "Answer", "guard": null, "effect": { "kind": "free-attack", "filter": { "class": ["M"] }, "move": "none" } });
    let kind = json!({
        "code": "X1", "name": "Test Trooper", "mode": null, "faction": "Brasswake", "class": "T", "points": 10, "base": "standard", "weapon": "LN",
        "wheel": ["5w*", "4r", "4w", "5r", "5w*", "9r", "9w", "5r", "5r*", "4r", "4w", "6w"], "ability": filter,
    });
    table()
        .given("catalogue", json!([kind]))
        .figure("m B09 p1 0 -30 2")
        .figure("x X1 p2 0 30 0")
        .figure("n G10 p2 20 30 0")
        .act("p1", fire("m", &["x"]))
        .act("p2", special("x", json!({ "target": "n" })))
        .check([waiting("p2", "free-attack", "n")])
        .act("p2", fire("n", &[]))
        .check([waiting("p2", "volley", "n")])
        .act("p2", say("cease_fire"))
        .check([waiting("p1", "volley", "m"), is("n", json!({ "loaded": 2 }))])
        .act("p1", say("cease_fire"))
        .then([nothing_open(), turn(json!({ "attacks": 1 })), is("m", json!({ "loaded": 3 }))]);
}

#[test]
fn at_r_67_a_defeated_figure_is_off_the_table_before_the_next_shot() {
    before_a_master()
        .act("p1", fire("m", &["x"]))
        .then([json!({ "bodies": { "includes": ["m", "y"], "excludes": ["x"] } })]);
}
