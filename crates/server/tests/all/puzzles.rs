//! Tests puzzles over HTTP. A puzzle is solved only by the decisions of its solution.

use crate::common::Host;
use serde_json::{Value, json};

const PUZZLES: &str = "/api/games/toy-battle/puzzles";

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_is_solved_by_the_decisions_of_its_solution_and_a_wrong_one_gets_a_text() {
    let host = Host::start().await;
    let mut ann = host.guest().await;
    let list = ann.get(PUZZLES).await.expect_status(200);
    let id = list["puzzles"][0]["id"].as_str().expect("there is a puzzle");
    let path = format!("{PUZZLES}/{id}");
    let page = ann.get(&path).await.expect_status(200);
    assert_eq!((&page["id"], &page["title"]["en"]), (&json!(id), &json!("Puzzle 1")));
    let wrong = ann.post(&path, json!({ "actions": [{ "draw": {} }] })).await.expect_status(200);
    assert_eq!((&wrong["taken"], &wrong["step"], &wrong["refusal"]), (&json!(0), &json!(0), &Value::Null), "{wrong}");
    assert!(wrong["otherwise"]["ko"].is_string(), "{wrong}");
    let steps = page["steps"].as_array().expect("steps");
    let line: Vec<&Value> = steps.iter().map(|step| &step["play"]).collect();
    let solved = ann.post(&path, json!({ "actions": line })).await.expect_status(200);
    assert_eq!(solved["step"], json!(steps.len()), "{solved}");
    let last = solved["frames"].as_array().and_then(|frames| frames.last()).expect("a frame");
    assert_eq!(last["status"]["over"]["winners"], json!([page["seat"]]), "{last}");
}

/// If the player ends the turn, that is not an attempt, and the answer holds only a text. An attack that misses is an
/// attempt, so the answer shows it.
#[tokio::test(flavor = "multi_thread")]
async fn a_failed_attack_is_shown_and_leaves_the_puzzle_as_it_was() {
    let host = Host::start().await;
    let mut ann = host.guest().await;
    let puzzles = "/api/games/attacktix/puzzles";
    let list = ann.get(puzzles).await.expect_status(200);
    let mut shown = None;
    for puzzle in list["puzzles"].as_array().expect("a list of puzzles") {
        let path = format!("{puzzles}/{}", puzzle["id"].as_str().expect("an id"));
        let page = ann.get(&path).await.expect_status(200);
        let right = &page["steps"][0]["play"]["attack"];
        let mut aim = right["aim"].clone();
        aim["yaw"] = json!(if right["aim"]["yaw"].as_i64() > Some(0) { -7000 } else { 7000 });
        let wide = json!({ "attack": { "figure": right["figure"], "aim": aim } });
        let missed = ann.post(&path, json!({ "actions": [wide] })).await.expect_status(200);
        assert_eq!((&missed["taken"], &missed["step"]), (&json!(0), &json!(0)), "{missed}");
        // A figure in cover may not aim that far aside (AT-COVER-03).
        if missed["refusal"].is_null() {
            shown = Some((path, missed));
            break;
        }
    }
    let (path, missed) = shown.expect("in some puzzle the figure may aim far aside");
    assert_eq!(missed["attempt"]["events"][0]["type"], "attack", "{missed}");
    assert_eq!(
        missed["frames"].as_array().map(Vec::len),
        Some(1),
        "the answer must hold only the position before the attack"
    );
    let ended = ann.post(&path, json!({ "actions": [{ "end_turn": {} }] })).await.expect_status(200);
    assert_eq!((&ended["attempt"], ended["otherwise"]["en"].is_string()), (&Value::Null, true), "{ended}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_puzzle_of_a_day_is_the_same_for_every_guest() {
    let host = Host::start().await;
    let (mut ann, mut bob) = (host.guest().await, host.guest().await);
    let daily = ann.get("/api/puzzles/2026-11-26").await.expect_status(200);
    assert_eq!(daily, bob.get("/api/puzzles/2026-11-26").await.expect_status(200));
    let path = format!(
        "/api/games/{}/puzzles/{}",
        daily["game"].as_str().expect("a game"),
        daily["puzzle"]["id"].as_str().expect("an id")
    );
    assert_eq!(ann.get(&path).await.expect_status(200)["title"]["en"], json!(format!("Puzzle {}", daily["number"])));
    ann.get("/api/puzzles/2026-02-30").await.expect_problem(404, "no-such-day");
}

#[tokio::test(flavor = "multi_thread")]
async fn unknown_puzzles_and_unusable_decisions_are_refused() {
    let host = Host::start().await;
    let mut ann = host.guest().await;
    ann.get(&format!("{PUZZLES}/nothing")).await.expect_problem(404, "no-such-puzzle");
    ann.post(&format!("{PUZZLES}/nothing"), json!({ "actions": [] })).await.expect_problem(404, "no-such-puzzle");
    ann.get("/api/games/chess/puzzles").await.expect_problem(404, "no-such-game");
    let list = ann.get(PUZZLES).await.expect_status(200);
    let path = format!("{PUZZLES}/{}", list["puzzles"][0]["id"].as_str().expect("there is a puzzle"));
    ann.post(&path, json!({ "actions": [{}, {}] })).await.expect_problem(422, "not-taken");
    ann.post(&path, json!({ "actions": vec![json!({}); 201] })).await.expect_problem(422, "too-many-actions");
}
