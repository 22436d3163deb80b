//! Questions about moves and distances. AT-R-10, AT-R-11

use crate::moving::brute::position;
use crate::moving::{area, barrier};
use attacktix::Attacktix;
use referee::{Codec, Game, Viewer};
use scenario::ScenarioPosition;
use serde_json::{Value, json};

/// Returns the answer to a question of `p1`, with these figures and this terrain.
fn ask(figures: Value, terrain: Value, question: Value) -> Value {
    let turn = json!({ "number": 1, "active": "p1", "step": "move" });
    let given = json!({ "phase": "play", "mode": "duel", "measure": "imperial", "figures": figures, "terrain": terrain, "turn": turn });
    let position = position(given);
    let game: &Attacktix = position.game();
    let view = game.view(position.state(), Viewer::Seat(referee::Seat(0)));
    serde_json::to_value(game.answer(&view, &question).expect("the question has an answer"))
        .expect("the value is plain data")
}

fn alone() -> Value {
    json!([{ "id": "a", "type": "B02", "owner": "p1", "at": [0, -200_000], "wheel": 3 }])
}

/// Returns the distance between two places, in whole micrometres.
fn apart(a: &Value, b: &Value) -> i64 {
    let part = |n: usize| {
        (a[n].as_i64().expect("the value is a number") - b[n].as_i64().expect("the value is a number")).pow(2)
    };
    (part(0) + part(1)).isqrt()
}

#[test]
fn at_r_11_the_reach_of_a_figure_ends_before_obstacles() {
    let figures = json!([
        { "id": "a", "type": "B05", "owner": "p1", "at": [0, -200_000], "wheel": 3 },
        { "id": "x", "type": "B05", "owner": "p2", "at": [0, -100_000], "wheel": 3 },
    ]);
    let reach = ask(figures, json!([]), json!({ "ask": "reach", "figure": "a" }));
    assert_eq!((reach["tix"].as_i64(), reach["limit"].as_i64()), (Some(9), Some(228_600)));
    let fan = reach["fan"].as_array().expect("the value is a list");
    assert_eq!((fan.len(), &fan[0], &fan[36]), (72, &json!([0, 56_000]), &json!([18_000, 228_600])));
}

#[test]
fn at_obj_03_an_answer_names_the_objects_that_a_figure_may_push() {
    let terrain = json!([
        { "id": "near", "code": "F10", "at": [42_000, -200_000] },
        { "id": "far", "code": "F10", "at": [300_000, -200_000] },
        { "id": "tower", "code": "F01", "at": [-48_000, -200_000] },
    ]);
    let reach = ask(alone(), terrain, json!({ "ask": "reach", "figure": "a" }));
    assert_eq!(reach["pushing"], json!(["near"]));
}

#[test]
fn at_r_10_a_way_leads_around_what_is_in_the_way() {
    let wall = json!([barrier("wall", "F05", -100_000, 3)]);
    let way = ask(alone(), wall, json!({ "ask": "way", "figure": "a", "to": [0, -20_000], "facing": 9_000 }));
    assert_eq!((way["legal"].as_bool(), way["end"]["facing"].as_i64()), (Some(true), Some(9_000)));
    assert!(apart(&way["end"]["at"], &json!([0, -20_000])) <= 50, "{way}");
    assert!(way["path"].as_array().expect("the value is a list").len() > 4, "{way}");
}

#[test]
fn at_move_08_a_way_to_an_opponent_ends_in_contact() {
    let figures = json!([
        { "id": "a", "type": "B05", "owner": "p1", "at": [0, -200_000], "wheel": 3 },
        { "id": "x", "type": "B05", "owner": "p2", "at": [50_000, -50_000], "wheel": 3 },
    ]);
    let way = ask(figures, json!([]), json!({ "ask": "way", "figure": "a", "to": [50_000, -50_000] }));
    assert_eq!((way["legal"].as_bool(), &way["touching"]), (Some(true), &json!(["x"])));
}

#[test]
fn at_move_08_a_way_to_an_opponent_ends_on_the_near_side() {
    let figures = json!([
        { "id": "a", "type": "B02", "owner": "p1", "at": [0, -200_000], "wheel": 3 },
        { "id": "x", "type": "B05", "owner": "p2", "at": [0, -50_000], "wheel": 3 },
    ]);
    let way = ask(figures, json!([]), json!({ "ask": "way", "figure": "a", "to": [0, -50_000] }));
    assert!(apart(&way["end"]["at"], &json!([0, -94_000])) <= 50, "{way}");
}

#[test]
fn at_move_01_a_way_to_a_place_too_far_away_goes_as_far_as_the_tix_allow() {
    let way = ask(alone(), json!([]), json!({ "ask": "way", "figure": "a", "to": [0, 400_000] }));
    assert_eq!(
        (way["legal"].as_bool(), way["rolled"].as_i64(), way["tix"].as_i64()),
        (Some(true), Some(304_800), Some(12))
    );
}

#[test]
fn at_low_02_a_way_crosses_a_fence_if_no_way_leads_around_it() {
    let fence = json!([barrier("fence", "F03", -138_000, 25)]);
    let way = ask(alone(), fence, json!({ "ask": "way", "figure": "a", "to": [0, 50_000] }));
    assert_eq!((way["legal"].as_bool(), &way["stopped"]["clause"]), (Some(true), &json!("AT-LOW-02")));
    assert_eq!(way["end"]["at"], json!([0, -115_500]));
}

#[test]
fn at_slow_02_a_way_leads_around_a_mire() {
    let mire = json!([area("mire", "F08", [-60_000, -150_000, 60_000, -60_000])]);
    let way = ask(alone(), mire, json!({ "ask": "way", "figure": "a", "to": [0, 0] }));
    assert!(way["stopped"].is_null() && apart(&way["end"]["at"], &json!([0, 0])) <= 50, "{way}");
}

#[test]
fn at_r_10_an_answer_describes_a_path_even_if_it_is_illegal() {
    let fence =
        json!([barrier("fence", "F03", -138_000, 3), area("copse", "F02", [-50_000, -300_000, 50_000, -150_000])]);
    let path = |roll: i32| json!({ "ask": "path", "figure": "a", "path": [{ "roll": roll }] });
    let short = ask(alone(), fence.clone(), path(50_000));
    assert_eq!((short["legal"].as_bool(), &short["refusal"]["clause"]), (Some(false), &json!("AT-R-55")));
    assert_eq!((&short["end"]["at"], &short["limit"]), (&json!([0, -150_000]), &json!(152_400)));
    let over = ask(alone(), fence.clone(), path(152_400));
    assert_eq!((&over["legal"], &over["crossed"], &over["tix"]), (&json!(true), &json!(["fence.2"]), &json!(4)));
    let near = ask(alone(), fence, path(10_000));
    assert_eq!((&near["inside"], &near["touching"]), (&json!(["copse"]), &json!([])));
}

#[test]
fn at_r_11_surroundings_are_listed_nearest_first() {
    let figures = json!([
        { "id": "a", "type": "B05", "owner": "p1", "at": [0, -200_000], "facing": 9_000, "wheel": 3 },
        { "id": "x", "type": "B05", "owner": "p2", "at": [0, -100_000], "wheel": 3 },
        { "id": "y", "type": "B05", "owner": "p2", "at": [44_500, -200_000], "wheel": 3 },
    ]);
    let terrain = json!([barrier("fence", "F03", -170_000, 1), { "id": "keep", "code": "F04", "at": [0, 200_000] }]);
    let around = ask(figures, terrain, json!({ "ask": "surroundings", "figure": "a" }));
    let rows = around["rows"].as_array().expect("the value is a list");
    let told =
        |row: &Value| json!([row["id"], row["gap"], row["distance"], row["bearing"], row["turn"], row["touching"]]);
    assert_eq!(told(&rows[0]), json!(["y", 500, 44_500, 9_000, 0, true]));
    assert_eq!(told(&rows[1]), json!(["fence.1", 8_000, 30_000, 0, -9_000, false]));
    assert_eq!(told(&rows[2]), json!(["x", 56_000, 100_000, 0, -9_000, false]));
    assert_eq!(told(&rows[3]), json!(["keep", 318_000, 400_000, 0, -9_000, false]));
    assert_eq!((&rows[2]["window"], &rows[2]["what"]), (&json!("9r"), &json!("figure")));
}

#[test]
fn at_r_01_measuring_tells_the_gap_and_the_tix() {
    let measure = |from: Value, to: Value| {
        let terrain = json!([{ "id": "keep", "code": "F04", "at": [0, 200_000] }]);
        ask(alone(), terrain, json!({ "ask": "measure", "from": from, "to": to }))
    };
    assert_eq!(measure(json!("a"), json!([0, -100_000])), json!({ "gap": 78_000, "distance": 100_000, "tix": 4 }));
    assert_eq!(measure(json!("a"), json!("keep")), json!({ "gap": 318_000, "distance": 400_000, "tix": 16 }));
    assert_eq!(measure(json!([0, 0]), json!([30_000, 40_000])), json!({ "gap": 50_000, "distance": 50_000, "tix": 2 }));
}

#[test]
fn at_obj_03_the_answer_about_a_refused_push_has_clause_sentence_and_data() {
    let barrel = json!([{ "id": "barrel", "code": "F10", "at": [0, -100_000] }]);
    let action = json!({ "move": { "figure": "a", "path": [{ "roll": 1_000 }], "push": "barrel" } });
    let answer = ask(alone(), barrel, json!({ "ask": "check", "action": action }));
    let refusal = json!({
        "clause": "AT-OBJ-03",
        "because": "a does not touch barrel at the start.",
        "reason": { "type": "not_touching", "figure": "a", "object": "barrel" },
    });
    assert_eq!(answer, json!({ "legal": false, "refusal": refusal }));
}
