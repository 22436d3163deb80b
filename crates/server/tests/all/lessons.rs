//! Tests lessons over HTTP. Each request holds all decisions of the learner so far; the server plays them anew and
//! stores nothing.

use crate::common::Host;
use serde_json::{Value, json};

const LESSONS: &str = "/api/games/toy-battle/lessons";

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_complete_after_the_decisions_of_its_steps() {
    let host = Host::start().await;
    let mut ann = host.guest().await;
    let list = ann.get(LESSONS).await.expect_status(200);
    let id = list["lessons"][0]["id"].as_str().expect("there is a lesson").to_owned();
    let path = format!("{LESSONS}/{id}");
    let page = ann.get(&path).await.expect_status(200);
    let steps = page["steps"].as_array().expect("steps").clone();
    assert!(page["setup"].is_object() && page["seats"].as_array().is_some_and(|seats| seats.contains(&page["seat"])));
    let mut done: Vec<Value> = Vec::new();
    let start = ann.post(&path, json!({ "actions": done })).await.expect_status(200);
    assert_eq!(
        (&start["taken"], &start["step"], start["frames"].as_array().map(Vec::len)),
        (&json!(0), &json!(0), Some(1))
    );
    for (n, step) in steps.iter().enumerate() {
        done.push(step["play"].clone());
        let at = ann.post(&path, json!({ "actions": done })).await.expect_status(200);
        assert_eq!((&at["taken"], &at["step"]), (&json!(n + 1), &json!(n + 1)), "{at}");
        assert!(at["refusal"].is_null() && at["otherwise"].is_null(), "{at}");
        let frames = at["frames"].as_array().expect("frames");
        assert!(
            frames.iter().all(|frame| frame["seat"].is_string()),
            "the answer must hold a frame for each step of the game"
        );
    }
    done.push(steps[0]["play"].clone());
    let over = ann.post(&path, json!({ "actions": done })).await.expect_status(200);
    assert_eq!(
        (&over["taken"], &over["otherwise"]),
        (&json!(steps.len()), &page["end"]),
        "after the end the lesson must take no decision"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn every_lesson_can_be_read_and_begun() {
    let host = Host::start().await;
    let mut ann = host.guest().await;
    for game in shelf::names() {
        for lesson in shelf::find(game).expect("the game is on the shelf").lessons() {
            let path = format!("/api/games/{game}/lessons/{}", lesson.id);
            let page = ann.get(&path).await.expect_status(200);
            assert_eq!(page["steps"].as_array().map(Vec::len), Some(lesson.steps.len()), "{path}");
            let start = ann.post(&path, json!({ "actions": [] })).await.expect_status(200);
            assert_eq!(start["step"], 0, "{path}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_decision_that_the_rules_forbid_is_refused_and_the_lesson_stays_as_it_was() {
    let host = Host::start().await;
    let mut ann = host.guest().await;
    let list = ann.get(LESSONS).await.expect_status(200);
    let path = format!("{LESSONS}/{}", list["lessons"][0]["id"].as_str().expect("there is a lesson"));
    let start = ann.post(&path, json!({ "actions": [] })).await.expect_status(200);
    for nonsense in [json!({ "place": 3 }), json!("draw"), json!({})] {
        let at = ann.post(&path, json!({ "actions": [nonsense] })).await.expect_status(200);
        assert!(at["refusal"]["because"].is_string(), "{at}");
        assert_eq!((&at["taken"], &at["frames"][0]["view"]), (&json!(0), &start["frames"][0]["view"]));
    }
    let why = ann.post(&path, json!({ "actions": [], "why": {} })).await.expect_status(200);
    assert!(why["refusal"]["because"].is_string(), "{why}");
    let asked = ann.post(&path, json!({ "actions": [], "ask": { "reach": 3 } })).await.expect_status(200);
    assert_eq!(asked["unanswered"], "this game answers no questions");
    ann.post(&path, json!({ "actions": [{}, {}] })).await.expect_problem(422, "not-taken");
    ann.post(&path, json!({ "actions": vec![json!({}); 201] })).await.expect_problem(422, "too-many-actions");
    ann.post(&path, json!({ "deeds": [] })).await.expect_problem(422, "unreadable");
    ann.get(&format!("{LESSONS}/nothing")).await.expect_problem(404, "no-such-lesson");
    ann.post(&format!("{LESSONS}/nothing"), json!({ "actions": [] })).await.expect_problem(404, "no-such-lesson");
    ann.get("/api/games/chess/lessons").await.expect_problem(404, "no-such-game");
}
