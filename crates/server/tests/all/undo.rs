//! Tests that players take decisions back: at once if only one person plays, and otherwise once all other players allow
//! it.

use crate::common::{Client, Host, Player, Socket, listed, token};
use referee::Record;
use serde_json::{Value, json};
use std::time::Duration;

const NO_CLOCK: fn() -> Value = || json!({ "kind": "none" });

fn id_of(made: &Value) -> String {
    made["id"].as_str().expect("an id").to_owned()
}

/// Returns a decision that draws no luck, shows nothing hidden and ends the turn: it places a Hook, a Roxy or a Kwak.
pub fn find_quiet(frame: &Value) -> Option<Value> {
    let is_quiet = |action: &Value| ["hook", "roxy", "kwak"].iter().any(|troop| action["place"]["troop"] == *troop);
    listed(frame).into_iter().find(is_quiet)
}

fn quiet(frame: &Value) -> Value {
    find_quiet(frame).expect("the chosen rack allows a decision without luck")
}

/// Sets up matches until [`find_quiet`] finds a decision of blue. Returns the last match, blue's socket and blue's
/// first frame.
async fn dealt(client: &mut Client, other: Value) -> (Value, Socket, Value) {
    loop {
        let made = client.create(json!([{ "kind": "me" }, other]), NO_CLOCK()).await;
        let (socket, welcome) = client.look_at(&id_of(&made), json!("blue")).await;
        if find_quiet(&welcome["frame"]).is_some() {
            return (made, socket, welcome["frame"].clone());
        }
    }
}

/// Sends a message that has an id, and returns the answer with the same id.
async fn said(socket: &mut Socket, message: Value) -> Value {
    let id = message["id"].clone();
    socket.say(message).await;
    loop {
        let answer = socket.next().await.expect("the socket stays open");
        if answer["id"] == id {
            return answer;
        }
    }
}

pub async fn undo(socket: &mut Socket, id: &str, seat: &str, to: u64) -> Value {
    said(socket, json!({ "type": "undo", "id": id, "seat": seat, "to": to })).await
}

pub async fn answer(socket: &mut Socket, id: &str, seat: &str, allow: bool) -> Value {
    said(socket, json!({ "type": "answer_undo", "id": id, "seat": seat, "allow": allow })).await
}

fn expect_refusal(answer: &Value, kind: &str) {
    assert_eq!(answer["problem"]["type"], format!("/problems/{kind}"), "{answer}");
}

/// Waits for the next message `undo`, and returns its field `now`: the present offer, request or refusal.
async fn news(socket: &mut Socket) -> Value {
    loop {
        let message = socket.next().await.expect("the socket stays open");
        if message["type"] == "undo" {
            return message["now"].clone();
        }
    }
}

/// Returns the offer in the last message `step`: the seat that may take back, and the step to which it may go back.
fn offer(socket: &Socket) -> Value {
    let sent = socket.texts.iter().rev().map(|text| serde_json::from_str::<Value>(text).expect("JSON"));
    let step = { sent }.find(|message| message["type"] == "step").expect("a step");
    json!({ "seat": step["seat"], "to": step["offer"] })
}

/// Returns the present offer, request or refusal from a welcome.
fn at_first(welcome: &Value) -> Value {
    welcome["summary"]["undo_now"].clone()
}

/// Waits for the next step that takes something back, and returns its frame.
async fn undone(socket: &mut Socket) -> Value {
    loop {
        let frame = socket.expect("step").await["frame"].clone();
        if !frame["undo"].is_null() {
            return frame;
        }
    }
}

/// Sets up a match of Toy Battle between two guests, in which blue has placed a Troop and red can place one without
/// luck. Returns the guests, their sockets, blue's frame before its decision, and the id of the match.
async fn pair(host: &Host) -> (Client, Client, Socket, Socket, Value, String) {
    let (mut ann, mut ben) = (host.guest().await, host.guest().await);
    loop {
        let made = ann.create(json!([{ "kind": "me" }, { "kind": "invite" }]), NO_CLOCK()).await;
        assert_eq!(made["undo"], "on_request", "a free seat counts as the seat of another player");
        let id = id_of(&made);
        ben.join(&id, &token(&made, 1)).await.expect_status(200);
        let (mut anns, welcome) = ann.look_at(&id, Value::Null).await;
        let Some(action) = find_quiet(&welcome["frame"]) else { continue };
        assert_eq!(anns.act("blue", action).await["seq"], 1);
        assert_eq!(offer(&anns), json!({ "seat": "blue", "to": 0 }));
        let (bens, seen) = ben.look_at(&id, Value::Null).await;
        if find_quiet(&seen["frame"]).is_some() {
            return (ann, ben, anns, bens, welcome["frame"].clone(), id);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn at_one_screen_a_decision_is_taken_back_at_once_and_a_restart_keeps_the_undo() {
    let host = Host::start().await;
    let mut ann = host.guest().await;
    let (made, mut socket, start) = dealt(&mut ann, json!({ "kind": "same_device" })).await;
    assert_eq!(made["undo"], "at_once");
    let id = id_of(&made);
    expect_refusal(&undo(&mut socket, "early", "blue", 0).await, "no-undo");
    socket.act("blue", quiet(&start)).await;
    assert_eq!(offer(&socket), json!({ "seat": "blue", "to": 0 }));
    expect_refusal(&undo(&mut socket, "other", "red", 0).await, "no-undo");
    expect_refusal(&undo(&mut socket, "far", "blue", 7).await, "no-undo");
    let done = undo(&mut socket, "back", "blue", 0).await;
    assert_eq!((&done["type"], &done["seq"]), (&json!("accepted"), &json!(2)), "{done}");
    assert_eq!(undo(&mut socket, "back", "blue", 0).await["seq"], 2, "a retry must get the same answer");
    let (_, again) = ann.look_at(&id, json!("blue")).await;
    assert_eq!((&again["frame"]["view"], &again["frame"]["seq"]), (&start["view"], &json!(2)));
    assert_eq!(again["frame"]["hints"], start["hints"]);

    // Blue decides again, the server restarts, and blue goes back to the same position.
    socket.act("blue", quiet(&again["frame"])).await;
    let host = host.restart().await;
    let ann = Client { address: host.running.address, ..ann };
    let (mut socket, welcome) = ann.look_at(&id, json!("blue")).await;
    assert_eq!(at_first(&welcome), json!({ "offer": { "seat": "blue", "to": 2 } }));
    assert_eq!(
        undo(&mut socket, "back", "blue", 0).await["seq"],
        2,
        "a retry after a restart must get the same answer"
    );
    assert_eq!(undo(&mut socket, "again", "blue", 2).await["seq"], 4);
    let (mut socket, third) = ann.look_at(&id, json!("blue")).await;
    assert_eq!(third["frame"]["view"], start["view"]);

    // The record holds both undos and verifies, and the replay shows both.
    assert_eq!(socket.act_as("give up", "blue", json!({ "resign": {} })).await["seq"], 5);
    expect_refusal(&undo(&mut socket, "late", "blue", 4).await, "over");
    let mut ann = ann;
    let record = Record::parse(&ann.get(&format!("/api/matches/{id}/record")).await.text()).expect("a record");
    assert_eq!(shelf::of_record(&record.header).expect("a game").verify(&record), Ok(5));
    let replay = ann.get(&format!("/api/matches/{id}/replay")).await.expect_status(200);
    let undos: Vec<&Value> = (0..6).map(|n| &replay["frames"][n]["undo"]).collect();
    assert_eq!(json!(undos), json!([null, null, 0, null, 2, null]));
    assert_eq!(replay["frames"][4]["view"], replay["frames"][0]["view"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_undo_stops_the_bot_that_thinks_about_the_next_decision() {
    let host = Host::start().await;
    let mut ann = host.guest().await;
    let (made, mut socket, start) = dealt(&mut ann, json!({ "kind": "bot", "level": 5 })).await;
    assert_eq!(made["undo"], "at_once");
    assert_eq!(socket.act("blue", quiet(&start)).await["seq"], 1);
    assert_eq!(
        undo(&mut socket, "back", "blue", 0).await["seq"],
        2,
        "the undo must come before the bot of level 5 decides"
    );
    // If the server had not stopped the bot, messages about its progress would come. The game waits for blue alone.
    let told = tokio::time::timeout(Duration::from_millis(1500), socket.expect("thinking")).await;
    assert!(told.is_err(), "{told:?}");
    let (_, now) = ann.look_at(&id_of(&made), json!("blue")).await;
    assert_eq!((&now["frame"]["seq"], &now["frame"]["status"]), (&json!(2), &json!({ "awaiting": ["blue"] })));
    assert_eq!(socket.act("blue", quiet(&now["frame"])).await["seq"], 3);
    assert_eq!(socket.expect("thinking").await["seat"], "red", "the bot must think again after blue's new decision");
}

#[tokio::test(flavor = "multi_thread")]
async fn among_people_a_decision_is_taken_back_once_the_other_player_allows_it() {
    let host = Host::start().await;
    let (mut ann, _ben, mut anns, mut bens, before, id) = pair(&host).await;
    let asked = undo(&mut anns, "please", "blue", 0).await;
    assert_eq!((&asked["type"], &asked["seq"]), (&json!("accepted"), &json!(0)), "{asked}");
    let request = json!({ "seat": "blue", "to": 0, "awaits": ["red"] });
    assert_eq!(news(&mut bens).await["request"], request);
    assert_eq!(news(&mut anns).await, json!({ "request": request }), "there must be no offer while there is a request");
    assert_eq!(
        undo(&mut anns, "please", "blue", 0).await["seq"],
        0,
        "a request with the same id must get the same answer"
    );
    expect_refusal(&undo(&mut anns, "twice", "blue", 0).await, "undo-asked");
    expect_refusal(&answer(&mut anns, "own", "blue", true).await, "not-asked-for-undo");
    expect_refusal(&answer(&mut anns, "other", "red", true).await, "not-your-seat");
    assert_eq!(answer(&mut bens, "yes", "red", true).await["seq"], 2);
    let frame = undone(&mut anns).await;
    assert_eq!((&frame["view"], &frame["undo"], &frame["seat"]), (&before["view"], &json!(0), &json!("blue")));
    assert_eq!(undo(&mut anns, "please", "blue", 0).await["seq"], 2, "a retry must get the seq of the undo");
    expect_refusal(&answer(&mut bens, "late", "red", true).await, "no-undo-request");
    anns.act("blue", json!({ "resign": {} })).await;
    let record = Record::parse(&ann.get(&format!("/api/matches/{id}/record")).await.text()).expect("a record");
    assert_eq!(json!(record.steps[1].undo), json!({ "to": 0, "agreed": ["red"] }));
    assert_eq!(shelf::of_record(&record.header).expect("a game").verify(&record), Ok(3));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_to_undo_ends_when_an_operator_closes_the_match() {
    let host = Host::start().await;
    let (ann, _ben, mut anns, mut bens, _, id) = pair(&host).await;
    undo(&mut anns, "please", "blue", 0).await;
    assert_eq!(news(&mut bens).await["request"]["seat"], "blue");
    let mut admin = crate::admin::operator(&host).await;
    admin.post(&format!("/api/admin/matches/{id}/close"), json!({ "reason": "spam" })).await.expect_status(200);
    let over = loop {
        let summary = bens.expect("summary").await["summary"].clone();
        if summary["status"] == "over" {
            break summary;
        }
    };
    assert_eq!(over["undo_now"], Value::Null, "a closed match must have no request");
    let (_socket, welcome) = ann.look_at(&id, Value::Null).await;
    assert_eq!(at_first(&welcome), Value::Null);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_request_to_undo_is_open_at_a_time_and_a_new_decision_ends_it() {
    let host = Host::start().await;
    let (ann, ben, mut anns, mut bens, _, id) = pair(&host).await;
    undo(&mut anns, "please", "blue", 0).await;
    assert_eq!(answer(&mut bens, "no", "red", false).await["seq"], 0);
    while news(&mut anns).await["refused"] != "red" {}
    expect_refusal(&undo(&mut anns, "pester", "blue", 0).await, "undo-refused");

    // Once red has decided, blue can take nothing back. Then red asks and withdraws its request.
    let (_, seen) = ben.look_at(&id, json!("red")).await;
    assert_eq!(at_first(&seen), json!({ "refused": "red" }));
    assert_eq!(bens.act("red", quiet(&seen["frame"])).await["seq"], 2);
    expect_refusal(&undo(&mut anns, "answered", "blue", 0).await, "no-undo");
    assert_eq!(undo(&mut bens, "please", "red", 1).await["seq"], 0);
    assert_eq!(answer(&mut bens, "never mind", "red", false).await["seq"], 0);
    while news(&mut anns).await["refused"] != "red" {}

    // A new decision ends a request.
    let (mut anns, seen) = ann.look_at(&id, json!("blue")).await;
    let is_placing = |action: &Value| !action["place"].is_null();
    let placing = listed(&seen["frame"]).into_iter().find(is_placing).expect("blue has two Troops left");
    assert_eq!(anns.act_as("third", "blue", placing).await["seq"], 3);
    assert_eq!(undo(&mut anns, "once more", "blue", 2).await["seq"], 0);
    assert_eq!(anns.act_as("give up", "blue", json!({ "resign": {} })).await["seq"], 4);
    expect_refusal(&answer(&mut bens, "late", "red", true).await, "no-undo-request");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_undo_with_a_clock_or_by_a_spectator_is_refused() {
    let host = Host::start().await;
    let mut ann = host.guest().await;
    let clock = json!({ "kind": "fischer", "seconds": 600, "increment": 5 });
    let made = ann.create(json!([{ "kind": "me" }, { "kind": "same_device" }]), clock).await;
    assert_eq!(made["undo"], "never");
    let (mut socket, welcome) = ann.look_at(&id_of(&made), json!("blue")).await;
    let place = listed(&welcome["frame"]).into_iter().find(|action| !action["place"].is_null()).expect("a Troop");
    socket.act("blue", place).await;
    expect_refusal(&undo(&mut socket, "back", "blue", 0).await, "no-undo");
    let eve = host.guest().await;
    let (mut eves, _) = eve.look_at(&id_of(&made), Value::Null).await;
    expect_refusal(&undo(&mut eves, "back", "blue", 0).await, "not-your-seat");
    expect_refusal(&answer(&mut eves, "yes", "blue", true).await, "not-your-seat");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_reconnects_gets_the_undos_too() {
    let host = Host::start().await;
    let mut ann = host.guest().await;
    let (made, _, _) = dealt(&mut ann, json!({ "kind": "same_device" })).await;
    let id = id_of(&made);
    let mut first = Player::sit(&ann, &id, "blue", 1).await;
    let action = quiet(&first.frame);
    first.decide_on(&action).await;
    undo(&mut first.socket, "back", "blue", 0).await;
    let (mut socket, _) = ann.look_at(&id, json!("blue")).await;
    socket.say(json!({ "type": "hello", "seq": 0, "look": "blue" })).await;
    let frame = undone(&mut socket).await;
    assert_eq!((&frame["seq"], &frame["undo"], &frame["events"]), (&json!(2), &json!(0), &json!([])));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_says_that_decisions_stay_if_the_rules_of_its_game_say_so() {
    let host = Host::start().await;
    let mut ann = host.guest().await;
    let game = shelf::games().find(|game| game.decisions_stay()).expect("a game whose decisions stay");
    let order = json!({
        "game": game.entry().about().id,
        "seats": [{ "kind": "me" }, { "kind": "bot", "level": 1 }],
        "clock": NO_CLOCK(),
        "setup": { "players": 2 },
    });
    let made = ann.post("/api/matches", order).await.expect_status(201);
    assert_eq!(made["undo"], "stays");
}
