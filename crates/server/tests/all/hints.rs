//! Tests hints, the decisions that a bot suggests. A player may ask for one only in a match without a clock, and only
//! if all other seats belong to bots or to the player.

use crate::common::{Client, Host, first_action};
use serde_json::{Value, json};
use server::{Limits, Rate};

async fn made(client: &mut Client, other: &str, clock: Value) -> String {
    let other = match other {
        "bot" => json!({ "kind": "bot", "level": 1 }),
        kind => json!({ "kind": kind }),
    };
    let made = client.create(json!([{ "kind": "me" }, other]), clock).await;
    made["id"].as_str().expect("an id").to_owned()
}

/// Returns the seat for which a match at one screen waits, and this seat's frame.
async fn asked(client: &Client, id: &str) -> (String, Value) {
    let (_, welcome) = client.look_at(id, json!("blue")).await;
    let seat = welcome["frame"]["status"]["awaiting"][0].as_str().expect("a seat is asked").to_owned();
    (seat.clone(), client.look_at(id, json!(seat)).await.1["frame"].clone())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_legal_and_changes_nothing() {
    let host = Host::start().await;
    let mut ann = host.guest().await;
    let id = made(&mut ann, "same_device", json!({ "kind": "none" })).await;
    let (seat, before) = asked(&ann, &id).await;
    let hint = ann.post(&format!("/api/matches/{id}/hint"), json!({ "seat": seat })).await.expect_status(200);
    let (_, after) = asked(&ann, &id).await;
    assert_eq!((&hint["seq"], &after["view"]), (&before["seq"], &before["view"]));
    assert!(hint["reason"].is_null() || hint["reason"].is_string(), "{hint}");
    let (mut socket, _) = ann.look_at(&id, json!(seat)).await;
    let accepted = socket.act(&seat, hint["action"].clone()).await;
    assert_eq!(accepted["type"], "accepted", "{accepted}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_for_another_guests_seat_against_people_or_with_a_clock_is_refused() {
    let host = Host::start().await;
    let (mut ann, mut ben) = (host.guest().await, host.guest().await);
    let id = made(&mut ann, "same_device", json!({ "kind": "none" })).await;
    let (seat, frame) = asked(&ann, &id).await;
    let path = format!("/api/matches/{id}/hint");
    ben.post(&path, json!({ "seat": seat })).await.expect_problem(403, "not-your-seat");
    ann.post(&path, json!({ "seat": "green" })).await.expect_problem(403, "not-your-seat");
    ann.post(&path, json!({})).await.expect_problem(422, "unreadable");
    let (mut socket, _) = ann.look_at(&id, json!(seat)).await;
    socket.act(&seat, first_action(&frame)).await;
    let (next, _) = asked(&ann, &id).await;
    let waits = if next == "blue" { "red" } else { "blue" };
    ann.post(&path, json!({ "seat": waits })).await.expect_problem(409, "not-asked");

    let timed = made(&mut ann, "bot", json!({ "kind": "fischer", "seconds": 600, "increment": 5 })).await;
    ann.post(&format!("/api/matches/{timed}/hint"), json!({ "seat": "blue" })).await.expect_problem(422, "no-hints");
    let shared = made(&mut ann, "invite", json!({ "kind": "none" })).await;
    ann.post(&format!("/api/matches/{shared}/hint"), json!({ "seat": "blue" })).await.expect_problem(422, "no-hints");
    ann.post("/api/matches/none/hint", json!({ "seat": "blue" })).await.expect_problem(404, "no-such-match");
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_have_a_rate_limit_for_each_guest() {
    let few = Rate { per_second: 1, burst: 1 };
    let host = Host::with(Limits { hints_per_guest: few, ..Limits::default() }).await;
    let mut ann = host.guest().await;
    let id = made(&mut ann, "same_device", json!({ "kind": "none" })).await;
    let path = format!("/api/matches/{id}/hint");
    let mut refused = 0;
    for _ in 0..3 {
        let answer = ann.post(&path, json!({ "seat": "green" })).await;
        refused += usize::from(answer.status == 429);
    }
    assert!(refused >= 1);
}
