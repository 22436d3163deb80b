//! Questions that need no match.

use attacktix::{bill, consult};
use serde_json::{Value, json};

#[test]
fn at_base_04_the_catalogue_can_be_read_as_a_whole() {
    let all = consult(&json!({ "ask": "catalogue" })).expect("the question has an answer");
    let len = |key: &str| all[key].as_array().map_or(0, Vec::len);
    let counts = ["figures", "pieces", "tables", "forces", "factions", "classes"].map(len);
    assert_eq!(counts, [29, 12, 8, 8, 3, 6]);
    assert_eq!(all["figures"][0]["wheel"][0], "8w*");
    assert_eq!(all["weapons"]["LN"]["kind"], "ranged");
    let tower = &all["pieces"][0];
    assert_eq!((&tower["geometry"], &tower["height"]), (&json!("object"), &json!(220_000)));
    assert_eq!(all["prices"]["weapon"]["LN"], 9);
}

#[test]
fn at_r_71_the_price_of_a_figure_can_be_asked_for() {
    let mut figure = json!(crate::setup::own_figures::plain());
    figure["points"] = json!(5);
    figure["wheel"][0] = json!("8r*");
    let answer = consult(&json!({ "ask": "price", "figure": figure })).expect("the question has an answer");
    let sum: f64 =
        answer["rows"].as_array().expect("the answer has rows").iter().filter_map(|row| row["points"].as_f64()).sum();
    assert_eq!((&answer["points"], sum), (&json!(20), 20.0));
    let seven_red = json!({
        "seat": null, "type": "figure_colours", "code": "X1", "red": 7, "rule": "AT-R-02",
        "because": "X1: 7 of its 12 numbers are red; 6 must be red and 6 white.",
    });
    assert_eq!(
        answer["faults"],
        json!([seven_red]),
        "wrong points are not a fault, because the answer gives the price"
    );
}

#[test]
fn at_tour_05_standings_can_be_asked_for() {
    let ask = |played: Value, coins: Value| {
        let question =
            json!({ "ask": "standings", "players": ["p", "q", "r"], "rounds": 2, "played": played, "coins": coins });
        consult(&question).expect("the question has an answer")
    };
    let first = json!([["p"], ["q"], ["r"]]);
    let second = json!([["p"], ["r"], ["q"]]);
    let half = ask(json!([first]), json!([]));
    assert_eq!(
        half,
        json!({ "points": { "p": 6, "q": 3, "r": 0 }, "final": null, "rounds_left": 1, "coin_needed": false })
    );
    let level = ask(json!([first, second]), json!([]));
    assert_eq!((&level["final"], &level["coin_needed"]), (&Value::Null, &json!(true)));
    let settled = ask(json!([first, second]), json!(["white"]));
    assert_eq!((&settled["final"], &settled["coin_needed"]), (&json!(["p", "r"]), &json!(false)));
}

#[test]
fn questions_that_make_no_sense_are_refused_in_words() {
    for question in [
        json!(null),
        json!({ "ask": "weather" }),
        json!({ "ask": "price", "figure": {} }),
        json!({ "ask": "standings", "players": ["p", "p"], "rounds": 1, "played": [] }),
        json!({ "ask": "standings", "players": ["p", "q", "r"], "rounds": 1, "played": [[["p"], ["q"], ["x"]]] }),
    ] {
        let why = consult(&question).expect_err("the question is refused");
        assert!(why.len() > 10, "{why}");
    }
}

#[test]
fn at_force_02_a_bill_says_what_a_force_costs() {
    let force = &attacktix::shipped_forces()[5].force;
    let duel = crate::setup::board::setup(json!({ "seats": ["p1", "p2"], "limit": 200 }));
    let bill = json!(bill(force, &duel));
    assert_eq!(bill["battle"], json!({ "points": 200, "of": 200, "masters": 1 }));
    assert_eq!(bill["backup"], json!({ "points": 100, "of": 100, "masters": 0 }));
    let captain = bill["figures"].as_array().expect("the answer has rows").iter().find(|row| row["code"] == "B03");
    assert_eq!(captain, Some(&json!({ "code": "B03", "name": "Boiler Captain", "points": 30, "rule_of_thumb": 25 })));
}
