//! Chooses decisions for a client that knows only what the server sends it.

use serde_json::{Value, json};

/// The distance from the middle of a table of Attacktix to a starting line, in micrometres.
const LINE: i32 = 457_200;

/// Returns a decision that the hints of a frame (a message with the whole view) list, or a guess if the hints cannot
/// list every decision. `refused` is the number of guesses that the server has refused since the last step; it
/// determines the next guess. `None` if the game does not wait for the seat.
pub fn decision(frame: &Value, refused: usize) -> Option<Value> {
    let hints = &frame["hints"];
    if let Some(actions) = shelf::listed(hints) {
        return Some(actions[frame["seq"].as_u64().expect("a number") as usize % actions.len()].clone());
    }
    let view = &frame["view"]["position"];
    let view = if view.is_object() { view } else { &frame["view"] };
    Some(match hints["asks"].as_str()? {
        asks if hints.get("special").is_some() => figures(asks, hints, view, refused),
        asks => troops(asks, hints, view, refused),
    })
}

/// Decides in Plastic Fudge: deploys Units in a row, and moves each Unit by an inch.
fn troops(asks: &str, hints: &Value, view: &Value, refused: usize) -> Value {
    let own = |unit: &&Value| unit["side"] == hints["seat"];
    match asks {
        "place" => json!({ "do": "pass" }),
        "deploy" => {
            let units = view["units"].as_array().expect("units");
            match units.iter().filter(own).find(|unit| unit["state"] == "undeployed") {
                Some(unit) => {
                    let at = [3 + 3 * (refused % 14), 2 + 2 * (refused / 14)];
                    json!({ "do": "deploy", "unit": unit["id"], "at": at, "facing": 90 })
                }
                None => json!({ "do": "end-deploy" }),
            }
        }
        "roll" => json!({ "do": "roll" }),
        "choose-role" => json!({ "do": "choose-role", "role": "a" }),
        "moves" => {
            let units = hints["units"].as_array().expect("units");
            let can_move = |unit: &&Value| unit["can"].as_array().is_some_and(|can| can.contains(&json!("move")));
            match units.iter().filter(can_move).nth(refused) {
                Some(unit) => json!({ "do": "move", "unit": unit["unit"], "path": [{ "go": 1 }] }),
                None => json!({ "do": "end-moves" }),
            }
        }
        "commit" => json!({ "do": "commit", "attacks": [] }),
        "jets" => json!({ "do": "jets", "jets": [] }),
        asks => panic!("this client has no answer if the game asks for {asks}"),
    }
}

/// Decides in Attacktix: places figures side by side, moves each a little, attacks straight ahead, and declines special
/// powers where the rules allow it.
fn figures(asks: &str, hints: &Value, view: &Value, refused: usize) -> Value {
    let can = |word: &str| {
        let figures = hints["figures"].as_array().expect("figures");
        let able = |figure: &&Value| figure["can"].as_array().is_some_and(|can| can.contains(&json!(word)));
        figures.iter().filter(able).nth(refused).map(|figure| &figure["figure"])
    };
    let special = &hints["special"];
    match asks {
        "place" => {
            let waits = |figure: &&Value| figure["controller"] == hints["seat"] && figure["zone"] == "pool";
            let figures = view["figures"].as_array().expect("figures");
            match figures.iter().filter(waits).enumerate().last() {
                Some((n, figure)) => {
                    // The front of the figure's base must touch the starting line. The client does not know the radius
                    // of the base and guesses it.
                    let radius = [22_000, 25_000, 20_000, 15_000, 30_000][refused % 5];
                    let at = [-120_000 + 50_000 * n as i32, -LINE - radius];
                    json!({ "place": { "figure": figure["id"], "at": at } })
                }
                None => json!({ "ready": {} }),
            }
        }
        "turn" if hints["step"] == "move" => match can("move") {
            Some(figure) => json!({ "move": { "figure": figure, "path": [{ "roll": 20_000 }] } }),
            None => json!({ "end_moves": {} }),
        },
        "turn" => match can("attack") {
            Some(figure) => json!({ "attack": { "figure": figure, "aim": {} } }),
            None => json!({ "end_turn": {} }),
        },
        "special" if special["may_decline"] == true => json!({ "special": { "of": special["of"], "decline": true } }),
        "special" => json!({ "special": { "of": special["of"], "used": true } }),
        "free-move" | "free-attack" => json!({ "pass": {} }),
        "volley" => json!({ "cease_fire": {} }),
        asks => panic!("this client has no answer if the game asks for {asks}"),
    }
}
