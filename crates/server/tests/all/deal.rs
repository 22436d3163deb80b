//! Tests that the server draws no luck before the last seat is taken, so that no player can choose among deals.

use crate::common::{Client, Host, Socket, database, first_action, setup, token};
use serde_json::{Value, json};
use std::collections::BTreeSet;

const NO_CLOCK: fn() -> Value = || json!({ "kind": "none" });

/// Returns the id of each game without forces to test, with a set-up.
fn games() -> Vec<(&'static str, Value)> {
    vec![("toy-battle", setup())]
}

async fn invite(client: &mut Client, game: &str, setup: &Value) -> Value {
    let seats = json!([{ "kind": "me" }, { "kind": "invite" }]);
    let order = json!({ "game": game, "setup": setup, "seats": seats, "clock": NO_CLOCK() });
    client.post("/api/matches", order).await.expect_status(201)
}

/// Returns the stored first line of the record of a match, as JSON; null before the deal.
fn header(host: &Host, id: &str) -> Value {
    let query = "SELECT header FROM matches WHERE id = ?";
    let text: String = database(&host.folder.0).query_row(query, [id], |row| row.get(0)).expect("a row");
    serde_json::from_str(&text).expect("JSON")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_with_a_free_seat_has_no_deal_yet() {
    // If the server dealt before the last seat is taken, a guest could set up fifty matches and see fifty racks. The
    // guest could then keep the match with the best rack.
    let host = Host::start().await;
    let mut ann = host.guest().await;
    for (game, setup) in games() {
        for _ in 0..3 {
            let made = invite(&mut ann, game, &setup).await;
            assert_eq!((&made["status"], &made["steps"]), (&json!("waiting"), &json!(0)));
            assert_eq!((&made["seats"][0]["ready"], &made["seats"][1]["ready"]), (&json!(true), &json!(true)));
            let id = made["id"].as_str().expect("an id");
            let (mut socket, welcome) = ann.look_at(id, Value::Null).await;
            assert_eq!((&welcome["frame"], &welcome["setup"]), (&Value::Null, &Value::Null), "{game}");
            socket.say(json!({ "type": "look", "viewer": "public" })).await;
            assert_eq!(socket.expect("welcome").await["frame"], Value::Null);
            assert_eq!(header(&host, id), Value::Null, "{game}: no luck has been drawn");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_deal_is_drawn_when_the_last_seat_is_taken_and_everybody_sees_it() {
    let host = Host::start().await;
    let (mut ann, mut ben) = (host.guest().await, host.guest().await);
    for (game, setup) in games() {
        let made = invite(&mut ann, game, &setup).await;
        let id = made["id"].as_str().expect("an id");
        let (mut anns, _) = ann.look_at(id, Value::Null).await;
        let (mut eves, _) = host.client().look_at(id, Value::Null).await;
        ben.join(id, &token(&made, 1)).await.expect_status(200);
        for socket in [&mut anns, &mut eves] {
            let begun = socket.expect("welcome").await;
            assert_eq!((&begun["summary"]["status"], &begun["frame"]["seq"]), (&json!("playing"), &json!(0)), "{game}");
            assert!(begun["setup"].is_object());
        }
        let (_, welcome) = ben.look_at(id, Value::Null).await;
        assert_eq!(welcome["frame"]["seq"], 0);
        assert!(header(&host, id)["digest"].is_string());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn matches_of_the_same_order_get_different_deals() {
    let host = Host::start().await;
    let (mut ann, mut ben) = (host.guest().await, host.guest().await);
    let mut racks = BTreeSet::new();
    for _ in 0..8 {
        let made = invite(&mut ann, "toy-battle", &setup()).await;
        let id = made["id"].as_str().expect("an id");
        ben.join(id, &token(&made, 1)).await.expect_status(200);
        let (_, welcome) = ann.look_at(id, Value::Null).await;
        racks.insert(welcome["frame"]["view"]["rack"].to_string());
    }
    assert!(racks.len() > 1, "all eight matches were dealt the same rack: {racks:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_random_board_shown_while_a_seat_is_free_stays_the_same() {
    let host = Host::start().await;
    let (mut ann, mut ben) = (host.guest().await, host.guest().await);
    for _ in 0..4 {
        let made = invite(&mut ann, "toy-battle", &json!({ "board": "random" })).await;
        let id = made["id"].as_str().expect("an id");
        let begun = ben.join(id, &token(&made, 1)).await.expect_status(200);
        assert!(made["board"].is_object(), "{made}");
        assert_eq!((&begun["status"], &begun["board"]), (&json!("playing"), &made["board"]));
    }
}

/// Resigns for a seat and returns the answer.
async fn resign(socket: &mut Socket, seat: &str) -> Value {
    socket.act(seat, json!({ "resign": {} })).await
}

#[tokio::test(flavor = "multi_thread")]
async fn before_the_deal_the_creator_can_call_off_the_match_and_a_restart_changes_nothing() {
    let host = Host::start().await;
    let mut ann = host.guest().await;
    let (called_off, kept) =
        (invite(&mut ann, "toy-battle", &setup()).await, invite(&mut ann, "toy-battle", &setup()).await);
    let id = called_off["id"].as_str().expect("an id");
    let (mut socket, _) = ann.look_at(id, Value::Null).await;
    let early = socket.act_as("early", "blue", json!({ "draw": {} })).await;
    assert_eq!(early["problem"]["type"], "/problems/waiting");
    assert_eq!(resign(&mut socket, "blue").await["type"], "accepted");
    let over = ann.get(&format!("/api/matches/{id}")).await.expect_status(200);
    assert_eq!((&over["status"], &over["over"]), (&json!("over"), &Value::Null), "no seat has won");

    let host = host.restart().await;
    let mut ann = Client { address: host.running.address, ..ann };
    let mut ben = host.guest().await;
    let id = kept["id"].as_str().expect("an id");
    ben.join(id, &token(&kept, 1)).await.expect_status(200);
    let (mut socket, welcome) = ann.look_at(id, Value::Null).await;
    assert_eq!(welcome["frame"]["seq"], 0);
    assert_eq!(socket.act("blue", first_action(&welcome["frame"])).await["type"], "accepted");
    assert_eq!(ann.get("/api/matches").await.expect_status(200)["matches"].as_array().map(Vec::len), Some(1));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_who_takes_a_seat_does_not_get_the_answers_of_the_guest_before() {
    let host = Host::start().await;
    let (mut ann, mut ben) = (host.guest().await, host.guest().await);
    let (mut carl, mut dan) = (host.guest().await, host.guest().await);
    let made = ann.create(json!([{ "kind": "invite" }, { "kind": "invite" }]), json!({ "kind": "none" })).await;
    let id = made["id"].as_str().expect("an id").to_owned();
    ben.join(&id, &token(&made, 0)).await.expect_status(200);
    let (mut bens, _) = ben.look_at(&id, Value::Null).await;
    assert_eq!(bens.act_as("one", "blue", json!({ "draw": {} })).await["problem"]["type"], "/problems/waiting");
    assert_eq!(bens.act_as("two", "blue", json!({ "resign": {} })).await["type"], "accepted");
    carl.join(&id, &token(&made, 0)).await.expect_status(200);
    let host = host.restart().await;
    (carl.address, dan.address) = (host.running.address, host.running.address);
    dan.join(&id, &token(&made, 1)).await.expect_status(200);
    let (mut carls, welcome) = carl.look_at(&id, Value::Null).await;
    let answer = carls.act_as("one", "blue", first_action(&welcome["frame"])).await;
    assert_eq!(answer["type"], "accepted", "{answer}");
}
