//! Tests stand-ins: when another player asks, a bot plays for an absent player until that player is back.

use crate::common::{Client, Host, Player, SEATS, Socket, army, first_action, order, token};
use serde_json::{Value, json};
use server::Limits;
use std::time::Duration;

const NO_CLOCK: fn() -> Value = || json!({ "kind": "none" });

/// Starts a server on which a bot may stand in for a player who has been away for 50 ms.
async fn hasty() -> Host {
    Host::with(Limits { stand_in_after: Duration::from_millis(50), ..Limits::default() }).await
}

/// Sets up a match of Toy Battle between two guests. The first guest is blue and begins.
async fn pair(host: &Host, clock: Value) -> (Client, Client, String) {
    let (mut ann, mut ben) = (host.guest().await, host.guest().await);
    let made = ann.create(json!([{ "kind": "me" }, { "kind": "invite" }]), clock).await;
    let id = made["id"].as_str().expect("an id").to_owned();
    ben.join(&id, &token(&made, 1)).await.expect_status(200);
    (ann, ben, id)
}

/// Asks for a stand-in for a seat, and returns the answer: a summary in which a bot plays for the seat, or a rejection.
async fn ask(socket: &mut Socket, seat: &str) -> Value {
    socket.say(json!({ "type": "stand_in", "id": "please", "seat": seat })).await;
    loop {
        let answer = socket.next().await.expect("the socket stays open");
        if answer["id"] == "please" || word(&answer["summary"], seat) == "playing" {
            return answer;
        }
    }
}

/// Returns the state of the stand-in for a seat in a summary, `offered` or `playing`; null if there is none.
fn word<'a>(summary: &'a Value, seat: &str) -> &'a Value {
    let seats = summary["seats"].as_array().map(Vec::as_slice).unwrap_or_default();
    seats.iter().find(|row| row["seat"] == seat).map_or(&Value::Null, |row| &row["stand_in"])
}

/// Reads messages until a summary has this state of the stand-in for a seat.
async fn hear(socket: &mut Socket, seat: &str, said: Value) {
    while *word(&socket.expect("summary").await["summary"], seat) != said {}
}

/// Returns whether the game waits for a seat, according to a frame.
fn awaits(frame: &Value, seat: &str) -> bool {
    frame["status"]["awaiting"].as_array().is_some_and(|seats| seats.iter().any(|name| name == seat))
}

/// Asks for a stand-in for a seat, and asserts that the server grants it.
async fn granted(socket: &mut Socket, seat: &str) {
    let answer = ask(socket, seat).await;
    assert_eq!(answer["type"], "summary", "{answer}");
}

async fn expect_refusal(socket: &mut Socket, seat: &str, kind: &str) {
    let answer = ask(socket, seat).await;
    assert_eq!(answer["type"], "rejected", "{answer}");
    assert_eq!(answer["problem"]["type"], format!("/problems/{kind}"), "{answer}");
    assert!(answer["problem"]["detail"].as_str().is_some_and(|detail| detail.len() > 10));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stand_in_for_a_player_who_has_just_left_is_refused() {
    let host = Host::start().await;
    let (ann, ben, id) = pair(&host, NO_CLOCK()).await;
    let (mut bens, _) = ben.look_at(&id, Value::Null).await;
    let (anns, welcome) = ann.look_at(&id, Value::Null).await;
    assert!(awaits(&welcome["frame"], "blue"));
    drop(anns);
    while bens.expect("summary").await["summary"]["seats"][0]["online"] != false {}
    expect_refusal(&mut bens, "blue", "not-away-long-enough").await;
    let (_again, _) = ann.look_at(&id, Value::Null).await;
    expect_refusal(&mut bens, "blue", "not-away").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_players_may_ask_for_a_stand_in_and_only_for_an_awaited_seat() {
    let host = hasty().await;
    let (ann, ben, id) = pair(&host, NO_CLOCK()).await;
    let (mut anns, welcome) = ann.look_at(&id, Value::Null).await;
    hear(&mut anns, "red", json!("offered")).await;
    expect_refusal(&mut anns, "red", "not-awaited").await;
    expect_refusal(&mut anns, "blue", "own-seat").await;
    expect_refusal(&mut anns, "green", "no-such-seat").await;
    for eve in [host.client(), host.guest().await] {
        let (mut eves, welcome) = eve.look_at(&id, Value::Null).await;
        assert_eq!(
            word(&welcome["summary"], "red"),
            "offered",
            "every viewer must see that a stand-in for red is possible"
        );
        expect_refusal(&mut eves, "red", "not-a-player").await;
    }
    anns.say(json!({ "type": "stand_in", "id": "", "seat": "red" })).await;
    assert_eq!(anns.expect("rejected").await["problem"]["type"], "/problems/bad-id");
    let draw = anns.act("blue", first_action(&welcome["frame"])).await;
    assert_eq!(draw["type"], "accepted");
    let (mut bens, welcome) = ben.look_at(&id, Value::Null).await;
    assert!(awaits(&welcome["frame"], "red"));
    expect_refusal(&mut anns, "red", "not-away").await;
    assert_eq!(bens.act("red", json!({ "resign": {} })).await["type"], "accepted");
    expect_refusal(&mut anns, "red", "over").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stand_in_is_refused_for_bots_for_own_seats_with_a_clock_and_before_the_game() {
    let host = hasty().await;
    let mut ann = host.guest().await;
    let made = ann.create(json!([{ "kind": "me" }, { "kind": "bot", "level": 1 }]), NO_CLOCK()).await;
    let (mut anns, _) = ann.look_at(made["id"].as_str().expect("an id"), Value::Null).await;
    expect_refusal(&mut anns, "red", "bot-seat").await;
    let made = ann.create(json!([{ "kind": "me" }, { "kind": "invite" }]), NO_CLOCK()).await;
    let (mut anns, _) = ann.look_at(made["id"].as_str().expect("an id"), Value::Null).await;
    expect_refusal(&mut anns, "red", "waiting").await;
    let made = ann.create(json!([{ "kind": "me" }, { "kind": "same_device" }]), NO_CLOCK()).await;
    let (mut anns, _) = ann.look_at(made["id"].as_str().expect("an id"), Value::Null).await;
    expect_refusal(&mut anns, "red", "own-seat").await;
    let (ann, ben, id) = pair(&host, json!({ "kind": "days", "days": 1 })).await;
    drop(ann);
    let (mut bens, _) = ben.look_at(&id, Value::Null).await;
    expect_refusal(&mut bens, "blue", "clock-decides").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_four_goes_on_to_its_end_without_a_player_who_never_came() {
    for game in ["plastic-attack-2009", "plastic-attack-revised"] {
        let host = hasty().await;
        let (mut ann, mut ben) = (host.guest().await, host.guest().await);
        let bot = json!({ "kind": "bot", "level": 1 });
        let (made, id) = ann.muster(game, json!([{ "kind": "me" }, { "kind": "invite" }, bot, bot]), json!({})).await;
        ben.join(&id, &token(&made, 1)).await.expect_status(200);
        ben.bring(&id, "blue", army(game, 1)).await.expect_status(200);
        ann.bring(&id, "red", army(game, 0)).await.expect_status(200);
        let (mut desk, welcome) = ann.look_at(&id, json!("red")).await;
        if word(&welcome["summary"], "blue") != "offered" {
            hear(&mut desk, "blue", json!("offered")).await;
        }
        let mut player = Player::sit(&ann, &id, "red", 7).await;
        player.play_until(|frame| awaits(frame, "blue")).await;
        granted(&mut desk, "blue").await;
        player.play_out().await;
        let told = player.socket.told();
        let blue = told.iter().filter(|message| message["frame"]["seat"] == "blue").count();
        assert!(blue > 0, "the bot must decide for blue");
        let record = ann.get(&format!("/api/matches/{id}/record")).await;
        assert_eq!(record.status, 200);
        assert_eq!(
            record.text().matches("\"seat\":\"blue\"").count(),
            blue,
            "the record must hold the decisions of the bot as decisions of blue"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_comes_back_plays_on_and_the_bot_stops() {
    let host = hasty().await;
    let (ann, ben, id) = pair(&host, NO_CLOCK()).await;
    let mut bens = Player::sit(&ben, &id, "red", 3).await;
    let (mut desk, _) = ben.look_at(&id, json!("red")).await;
    for _ in 0..3 {
        let (_, welcome) = ben.look_at(&id, Value::Null).await;
        if word(&welcome["summary"], "blue") != "offered" {
            hear(&mut desk, "blue", json!("offered")).await;
        }
        assert!(awaits(&bens.frame, "blue"));
        granted(&mut desk, "blue").await;
        // By now the bot is thinking, or has already decided.
        let (mut anns, welcome) = ann.look_at(&id, Value::Null).await;
        assert_eq!((&welcome["viewer"], word(&welcome["summary"], "blue")), (&json!("blue"), &Value::Null));
        hear(&mut desk, "blue", Value::Null).await;
        let frame = &welcome["frame"];
        bens.watch_until(|seen| seen["seq"].as_u64() >= frame["seq"].as_u64()).await;
        if awaits(frame, "blue") {
            let next = frame["seq"].as_u64().expect("a number") + 1;
            let answer = anns.act_as(&format!("ann-{next}"), "blue", first_action(frame)).await;
            assert_eq!(
                (&answer["type"], &answer["seq"]),
                (&json!("accepted"), &json!(next)),
                "the bot must not decide after Ann is back"
            );
            bens.watch_until(|frame| frame["seq"].as_u64() >= Some(next)).await;
        }
        drop(anns);
        bens.play_until(|frame| awaits(frame, "blue") || !frame["status"]["over"].is_null()).await;
        if !awaits(&bens.frame, "blue") {
            break;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stand_in_plays_on_from_turn_to_turn() {
    let host = hasty().await;
    let (ann, ben, id) = pair(&host, NO_CLOCK()).await;
    drop(ann);
    let mut bens = Player::sit(&ben, &id, "red", 5).await;
    let (mut desk, welcome) = ben.look_at(&id, json!("red")).await;
    if word(&welcome["summary"], "blue") != "offered" {
        hear(&mut desk, "blue", json!("offered")).await;
    }
    granted(&mut desk, "blue").await;
    bens.play_out().await;
    let (_, welcome) = ben.look_at(&id, Value::Null).await;
    assert_eq!(word(&welcome["summary"], "blue"), &Value::Null, "the stand-in must end with the game");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_ends_a_stand_in_and_the_game_waits_for_the_player() {
    let host = hasty().await;
    let (_, ben, id) = pair(&host, NO_CLOCK()).await;
    let (mut bens, welcome) = ben.look_at(&id, Value::Null).await;
    if word(&welcome["summary"], "blue") != "offered" {
        hear(&mut bens, "blue", json!("offered")).await;
    }
    granted(&mut bens, "blue").await;
    // Blue begins, and a turn of blue may have more than one decision.
    let mut frame = welcome["frame"].clone();
    while !awaits(&frame, "red") {
        frame = bens.expect("step").await["frame"].clone();
    }
    drop(bens);
    let host = host.restart().await;
    let ben = Client { address: host.running.address, ..ben };
    let (mut bens, welcome) = ben.look_at(&id, Value::Null).await;
    assert_eq!((&welcome["frame"]["seq"], &welcome["frame"]["view"]), (&frame["seq"], &frame["view"]));
    assert_eq!(word(&welcome["summary"], "blue"), &Value::Null);
    expect_refusal(&mut bens, "blue", "not-away-long-enough").await;
    bens.act("red", first_action(&frame)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_card_that_a_stand_in_lays_stays_hidden() {
    let game = "plastic-attack-2009";
    let host = hasty().await;
    let (mut ann, mut ben) = (host.guest().await, host.guest().await);
    let made = ann.post("/api/matches", order(game, json!([{ "kind": "me" }, { "kind": "invite" }]), json!({}))).await;
    let made = made.expect_status(201);
    let id = made["id"].as_str().expect("an id").to_owned();
    ben.join(&id, &token(&made, 1)).await.expect_status(200);
    ben.bring(&id, "blue", army(game, 1)).await.expect_status(200);
    ann.bring(&id, "red", army(game, 0)).await.expect_status(200);
    let both = |frame: &Value| SEATS[..2].iter().all(|seat| awaits(frame, seat));
    let mut anns = Player::sit(&ann, &id, "red", 1).await;
    let mut bens = Player::sit(&ben, &id, "blue", 2).await;
    tokio::join!(anns.play_until(both), bens.play_until(both));
    let (mut desk, _) = ann.look_at(&id, json!("red")).await;
    let actions = bens.frame["hints"]["actions"].as_array().expect("cards").clone();
    let hand: Vec<&Value> = actions.iter().map(|action| &action["play"]["card"]).collect();
    drop(bens);
    hear(&mut desk, "blue", json!("offered")).await;
    granted(&mut desk, "blue").await;
    anns.watch_until(|frame| !awaits(frame, "blue")).await;
    assert!(awaits(&anns.frame, "red"), "red must still owe its card");
    let step = anns.frame.clone();
    let (_bens, welcome) = ben.look_at(&id, Value::Null).await;
    let others = step["events"].to_string();
    assert!(hand.iter().all(|card| card.is_string() && !others.contains(&card.to_string())), "{hand:?}: {others}");
    let held = welcome["frame"]["view"]["seats"].as_array().and_then(|seats| seats[1]["hand"].as_array());
    let held = held.expect("a hand");
    let laid: Vec<_> = hand.iter().filter(|card| !held.contains(card)).collect();
    assert_eq!(
        (welcome["viewer"].as_str(), laid.len()),
        (Some("blue"), 1),
        "Ben must have blue's seat again, with one card laid"
    );
    anns.play_until(|frame| frame["seq"].as_u64() > step["seq"].as_u64()).await;
}
