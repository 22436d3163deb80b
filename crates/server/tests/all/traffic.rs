//! Tests the size and the order of the messages on sockets, and that a slow reader does not slow other clients down.

use crate::common::twins::generous;
use crate::common::{Client, Host, Player, Socket, listed, token};
use futures_util::StreamExt;
use referee::{Chance, Clause, Seeded};
use serde_json::{Value, json};
use server::Limits;
use std::time::{Duration, Instant};
use tokio_tungstenite::tungstenite::Message;

const NO_CLOCK: fn() -> Value = || json!({ "kind": "none" });

/// The largest number of bytes that both clients together may receive for a move of Toy Battle, on average.
const MOST_BYTES_A_MOVE: usize = 940;

/// Sets up a match of Toy Battle between two guests on this board; returns the guests and the id of the match.
async fn pair(host: &Host, board: &str) -> (Client, Client, String) {
    let (mut ann, mut ben) = (host.guest().await, host.guest().await);
    let order = json!({ "game": "toy-battle", "setup": { "board": board, "options": { "starter": "blue" } },
        "seats": [{ "kind": "me" }, { "kind": "invite" }], "clock": NO_CLOCK() });
    let made = ann.post("/api/matches", order).await.expect_status(201);
    let id = made["id"].as_str().expect("an id").to_owned();
    ben.join(&id, &token(&made, 1)).await.expect_status(200);
    (ann, ben, id)
}

/// Plays a whole game at random; returns the number of moves. `first` holds the status and both players' hints at the
/// start.
async fn play(sockets: &mut [Socket; 2], first: Value, luck: &mut Seeded) -> usize {
    let mut frames = first;
    let mut moves = 0;
    while frames["status"]["over"].is_null() {
        let who = usize::from(frames["status"]["awaiting"][0] == "red");
        let actions = listed(&frames["hints"][who]);
        let action = actions[luck.below(actions.len() as u32, Clause::new("TEST-03")) as usize].clone();
        // The id is as long as the ids that browsers use.
        let id = format!("{moves:032x}");
        let seat = ["blue", "red"][who];
        sockets[who].say(json!({ "type": "act", "id": id, "seat": seat, "action": action })).await;
        let mut hints = Vec::new();
        for socket in sockets.iter_mut() {
            let step = socket.expect("step").await;
            frames["status"] = step["frame"]["status"].clone();
            hints.push(json!({ "hints": step["frame"]["hints"] }));
        }
        frames["hints"] = json!(hints);
        moves += 1;
    }
    moves
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_stays_below_its_limit_of_bytes() {
    let host = Host::start().await;
    let (mut bytes, mut moves) = (0, 0);
    for (n, board) in ["castle-field", "training-yard", "caribbean-sea"].into_iter().enumerate() {
        let (ann, ben, id) = pair(&host, board).await;
        let (blue, first) = ann.look_at(&id, json!("blue")).await;
        let (red, _) = ben.look_at(&id, json!("red")).await;
        let mut sockets = [blue, red];
        // The test does not count messages before the first move.
        sockets.iter_mut().for_each(|socket| socket.texts.clear());
        let frame = &first["frame"];
        let first = json!({ "status": frame["status"], "hints": [{ "hints": frame["hints"] }, { "hints": null }] });
        moves += play(&mut sockets, first, &mut Seeded::new(n as u64, 5)).await;
        // The header of a web socket frame has two bytes, or four if the text is longer than 125 bytes.
        let size = |text: &String| text.len() + if text.len() > 125 { 4 } else { 2 };
        bytes += sockets.iter().flat_map(|socket| &socket.texts).map(size).sum::<usize>();
    }
    let each = bytes / moves;
    println!("{moves} moves of Toy Battle: {each} bytes a move, both clients together");
    assert!(each <= MOST_BYTES_A_MOVE, "a move costs {each} bytes on average, and {MOST_BYTES_A_MOVE} are allowed");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_player_who_moves_gets_the_step_and_the_answer_in_one_message() {
    let host = Host::start().await;
    let (ann, ben, id) = pair(&host, "castle-field").await;
    let (mut blue, _) = ann.look_at(&id, json!("blue")).await;
    let (mut red, _) = ben.look_at(&id, json!("red")).await;
    while blue.expect("summary").await["summary"]["seats"][1]["online"] != true {}
    let before = blue.texts.len();
    assert_eq!(blue.act_as("mine", "blue", json!({ "draw": {} })).await["type"], "accepted");
    red.expect("step").await;
    assert_eq!(blue.texts.len(), before + 1, "{:?}", &blue.texts[before..]);
    let (mine, theirs) = (blue.texts.last().expect("a step"), red.texts.last().expect("a step"));
    assert!(mine.contains("\"diff\"") && theirs.contains("\"diff\""), "{mine} {theirs}");
    assert!(mine.contains("\"id\":\"mine\"") && !theirs.contains("mine"), "{mine} {theirs}");
    let again = blue.act_as("mine", "blue", json!({ "draw": {} })).await;
    assert_eq!(
        (&again["type"], &again["seq"]),
        (&json!("accepted"), &json!(1)),
        "a retry must get a message `accepted`"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn the_changes_in_steps_add_up_to_the_frames_of_the_server() {
    let host = Host::with(Limits { sockets_per_guest: 500, ..generous() }).await;
    let mut ann = host.guest().await;
    let seats = json!([{ "kind": "me" }, { "kind": "same_device" }]);
    let made = ann.create(seats, NO_CLOCK()).await;
    let id = made["id"].as_str().expect("an id");
    let mut players = [Player::sit(&ann, id, "blue", 1).await, Player::sit(&ann, id, "red", 2).await];
    let (mut watcher, _) = ann.look_at(id, json!("public")).await;
    while players[0].frame["status"]["over"].is_null() {
        let who = usize::from(players[0].frame["status"]["awaiting"][0] == "red");
        let action = crate::common::first_action(&players[who].frame);
        players[who].decide_on(&action).await;
        let seq = players[who].frame["seq"].clone();
        players[1 - who].watch_until(|frame| frame["seq"] == seq).await;
        let public = watcher.expect("step").await["frame"].clone();
        if seq.as_u64().is_some_and(|seq| seq % 7 == 0) {
            for (viewer, had) in [("blue", &players[0].frame), ("red", &players[1].frame), ("public", &public)] {
                let (_, welcome) = ann.look_at(id, json!(viewer)).await;
                assert_eq!((&welcome["frame"]["view"], &welcome["frame"]["hints"]), (&had["view"], &had["hints"]));
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_catches_up_during_play_gets_every_step_once() {
    let host = Host::start().await;
    let mut ann = host.guest().await;
    let made = ann.create(json!([{ "kind": "me" }, { "kind": "same_device" }]), NO_CLOCK()).await;
    let id = made["id"].as_str().expect("an id").to_owned();
    let mut players = [Player::sit(&ann, &id, "blue", 3).await, Player::sit(&ann, &id, "red", 4).await];
    let mut late = Vec::new();
    for turn in 0..30 {
        if !players[0].frame["status"]["over"].is_null() {
            break;
        }
        if turn % 3 == 0 {
            let mut socket = ann.sit(&id).await;
            socket.say(json!({ "type": "hello", "seq": 0, "look": "public" })).await;
            late.push(socket);
        }
        let who = usize::from(players[0].frame["status"]["awaiting"][0] == "red");
        let action = crate::common::first_action(&players[who].frame);
        players[who].decide_on(&action).await;
        let seq = players[who].frame["seq"].clone();
        players[1 - who].watch_until(|frame| frame["seq"] == seq).await;
    }
    let (_, welcome) = ann.look_at(&id, json!("public")).await;
    let last = welcome["frame"]["seq"].as_u64().expect("a number");
    for mut socket in late {
        // A client that said hello before the first step of the game gets step 1 first; a later client gets the start,
        // step 0, first.
        let first = socket.expect("step").await["frame"]["seq"].as_u64().expect("a number");
        assert!(first <= 1);
        let mut frame = Value::Null;
        for seq in first + 1..=last {
            frame = socket.expect("step").await["frame"].clone();
            assert_eq!(frame["seq"], seq, "steps must arrive in order, without gaps");
        }
        assert_eq!(frame["view"], welcome["frame"]["view"]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_new_name_of_a_guest_reaches_its_matches_at_once() {
    let host = Host::start().await;
    let (mut ann, ben, id) = pair(&host, "castle-field").await;
    let (mut bens, _) = ben.look_at(&id, Value::Null).await;
    ann.put("/api/me", json!({ "name": "Ada" })).await.expect_status(200);
    while bens.expect("summary").await["summary"]["seats"][0]["name"] != "Ada" {}
    let (_, welcome) = ben.look_at(&id, Value::Null).await;
    assert_eq!(welcome["summary"]["seats"][0]["name"], "Ada");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stops_tells_its_clients_and_does_not_wait_for_them() {
    let host = Host::start().await;
    let mut ann = host.guest().await;
    let made = ann.create(json!([{ "kind": "me" }, { "kind": "bot", "level": 5 }]), NO_CLOCK()).await;
    let id = made["id"].as_str().expect("an id").to_owned();
    let (mut socket, welcome) = ann.look_at(&id, json!("blue")).await;
    let deaf = ann.look_at(&id, json!("public")).await.0;
    let action = crate::common::first_action(&welcome["frame"]);
    socket.say(json!({ "type": "act", "id": "last", "seat": "blue", "action": action })).await;
    socket.expect("accepted").await;
    let begun = Instant::now();
    let crate::common::Host { folder, running } = host;
    running.shutdown().await.expect("the server stops");
    assert!(
        begun.elapsed() < Duration::from_secs(2),
        "the server must stop within 2 s, and took {:?}",
        begun.elapsed()
    );
    let mut closed = None;
    while let Some(Ok(message)) = socket.socket.next().await {
        if let Message::Close(frame) = message {
            closed = frame;
        }
    }
    let closed = closed.expect("the server sends a close frame");
    assert_eq!((u16::from(closed.code), closed.reason.contains("restarting")), (1012, true), "{closed:?}");
    drop((deaf, folder));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_decision_sent_to_a_stopping_server_is_carried_out_once() {
    let host = Host::start().await;
    let mut ann = host.guest().await;
    let made = ann.create(json!([{ "kind": "me" }, { "kind": "same_device" }]), NO_CLOCK()).await;
    let id = made["id"].as_str().expect("an id").to_owned();
    let (mut socket, _) = ann.look_at(&id, json!("blue")).await;
    let act = json!({ "type": "act", "id": "in flight", "seat": "blue", "action": { "draw": {} } });
    socket.say(act.clone()).await;
    let host = host.restart().await;
    let ann = Client { address: host.running.address, ..ann };
    let (mut socket, _) = ann.look_at(&id, json!("blue")).await;
    for _ in 0..2 {
        socket.say(act.clone()).await;
        assert_eq!(socket.expect("accepted").await["seq"], 1);
    }
    let (_, welcome) = ann.look_at(&id, json!("blue")).await;
    assert_eq!(welcome["frame"]["seq"], 1, "the decision must be carried out once");
}
