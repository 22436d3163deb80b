//! Sets up matches of one person against bots, and keeps what the server has confirmed to the person. There are matches
//! of every game except the example of `docs/add-a-game.md`.
//!
//! These functions are for tests. They panic if a request fails.

use crate::http::Line;
use crate::{guest, order_match};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// The number of kinds of matches, see [`order`]. The first six kinds cover every game except the example.
pub const KINDS: usize = 12;

/// How many games one guest plays at once.
const GAMES_PER_GUEST: usize = 4;

/// What the server has confirmed to the person in one match.
#[derive(Clone, Debug, Default)]
pub struct Known {
    /// The id of the match, as it stands in URLs.
    pub id: String,
    /// The cookie of the human player.
    pub cookie: String,
    /// The kind of the match, see [`order`].
    pub kind: usize,
    /// The seat of the human player.
    pub seat: &'static str,
    /// The decisions that the server acknowledged since the last check: the id of each, its step, and the decision
    /// itself.
    pub accepted: Vec<(String, u64, Value)>,
    /// The decision that the client sent and the server has not acknowledged: its id, and the decision itself.
    pub pending: Option<(String, Value)>,
    /// The number of the latest step that the person has seen.
    pub seen: u64,
    /// The number of the latest step at the last check.
    pub looked: u64,
    /// Whether the person has seen the end of the match.
    pub is_over: bool,
}

/// Sets up this number of matches, of each kind in turn.
pub async fn set_up(line: Line, games: usize) -> Vec<Known> {
    let mut known = Vec::new();
    let mut cookie = String::new();
    for n in 0..games {
        if n % GAMES_PER_GUEST == 0 {
            cookie = guest(line).await.expect("a new guest gets a cookie");
        }
        known.push(new_game(line, &cookie, n).await);
    }
    known
}

/// Returns the request that sets up a match of this kind. The first six kinds are Toy Battle twice, Plastic Attack 2009
/// for two players, Plastic Attack Revised for three, Plastic Fudge, and Attacktix. The other six are the same, with
/// Toy Battle in place of Attacktix, because the attacks of Attacktix take long to simulate again.
pub fn order(kind: usize) -> Value {
    let bot = json!({ "kind": "bot", "level": 1 });
    let (game, setup, seats) = match kind % KINDS {
        2 | 8 => {
            let setup = json!({ "edition": "2009", "seats": ["red", "blue"], "options": { "quick_game": true } });
            ("plastic-attack-2009", setup, json!([{ "kind": "me" }, bot]))
        }
        3 | 9 => {
            let setup = json!({ "edition": "revised", "seats": ["red", "blue", "green"] });
            ("plastic-attack-revised", setup, json!([{ "kind": "me" }, bot, bot]))
        }
        4 | 10 => ("plastic-fudge", json!({ "battlefield": "meeting" }), json!([{ "kind": "me" }, bot])),
        5 => (
            "attacktix",
            json!({ "seats": ["p1", "p2"], "table": "bare", "measure": "imperial" }),
            json!([{ "kind": "me" }, bot]),
        ),
        _ => ("toy-battle", json!({ "board": "battlefield" }), json!([{ "kind": "me" }, bot])),
    };
    json!({ "game": game, "setup": setup, "seats": seats, "clock": { "kind": "none" } })
}

/// Returns for each game how many of the first `games` matches play it. Checks that no game of the server is missing.
///
/// # Panics
/// `games` is at least [`KINDS`], and more than one game of the server has no match.
pub async fn census(line: Line, games: usize) -> BTreeMap<String, usize> {
    let mut counts = BTreeMap::new();
    for kind in 0..games {
        *counts.entry(order(kind)["game"].as_str().expect("a game").to_owned()).or_default() += 1;
    }
    let catalogue = line.request("GET", "/api/games", "", "").await.and_then(|answer| answer.json());
    let catalogue = catalogue.expect("the server lists its games");
    let listed = catalogue["games"].as_array().expect("games");
    let ids: Vec<&str> = listed.iter().map(|entry| entry["id"].as_str().expect("an id")).collect();
    let missing: Vec<&&str> = ids.iter().filter(|id| !counts.contains_key(**id)).collect();
    assert!(!ids.is_empty(), "the server lists no games");
    assert!(missing.len() <= 1 || games < KINDS, "no kind of match plays {missing:?}; only the example may be missing");
    counts
}

/// Sets up one match of a kind, see [`order`].
pub async fn new_game(line: Line, cookie: &str, kind: usize) -> Known {
    let mut order = order(kind);
    let game = order["game"].as_str().expect("a game").to_owned();
    let seat = match game.as_str() {
        "toy-battle" => "blue",
        "plastic-fudge" => "green",
        "attacktix" => "p1",
        _ => "red",
    };
    if game != "toy-battle" {
        let page = line.request("GET", &format!("/api/games/{game}"), cookie, "").await;
        let page = page.and_then(|answer| answer.json()).expect("the server answers with JSON");
        let own = &page["own"];
        let ready = own.get("ready").unwrap_or(&own["forces"]);
        let ready = &ready[0];
        let mut forces = json!({});
        forces[seat] = ready.get("force").unwrap_or(ready).clone();
        order["forces"] = forces;
    }
    let made = order_match(line, cookie, &order)
        .await
        .unwrap_or_else(|why| panic!("a match of {game} cannot be set up: {why}"));
    let id = made["id"].as_str().expect("an id").to_owned();
    Known { id, cookie: cookie.to_owned(), kind, seat, ..Known::default() }
}
