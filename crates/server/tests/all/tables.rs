//! Tests matches with lost connections, several tabs, clocks, and restarts of the server.

use crate::common::{Client, Host, Socket, first_action};
use serde_json::{Value, json};
use std::time::Duration;

const NO_CLOCK: fn() -> Value = || json!({ "kind": "none" });

async fn hot_seat(host: &Host) -> (Client, String) {
    let mut client = host.guest().await;
    let made = client.create(json!([{ "kind": "me" }, { "kind": "same_device" }]), NO_CLOCK()).await;
    let id = made["id"].as_str().expect("an id").to_owned();
    (client, id)
}

/// Sets up a match of Toy Battle between two guests; returns the guests and the id of the match.
async fn pair(host: &Host, clock: Value) -> (Client, Client, String) {
    let (mut ann, mut ben) = (host.guest().await, host.guest().await);
    let made = ann.create(json!([{ "kind": "me" }, { "kind": "invite" }]), clock).await;
    let id = made["id"].as_str().expect("an id").to_owned();
    let invite = made["seats"][1]["invite"].as_str().expect("a link");
    let token = invite.rsplit('/').next().expect("a token");
    ben.post(&format!("/api/matches/{id}/join"), json!({ "token": token })).await.expect_status(200);
    (ann, ben, id)
}

/// Plays this many turns for a guest with both seats, and returns the frames of the steps.
async fn take_turns(socket: &mut Socket, turns: u32) -> Vec<Value> {
    let mut frames = Vec::new();
    for _ in 0..turns {
        socket.say(json!({ "type": "hello", "seq": null, "look": null })).await;
        let frame = socket.expect("welcome").await["frame"].clone();
        let seat = frame["status"]["awaiting"][0].as_str().expect("somebody is asked").to_owned();
        socket.say(json!({ "type": "look", "viewer": "blue" })).await;
        socket.expect("frame").await;
        let id = format!("turn-{}", frame["seq"]);
        socket.say(json!({ "type": "act", "id": id, "seat": seat, "action": first_action(&frame) })).await;
        frames.push(socket.expect("step").await["frame"].clone());
        socket.expect("accepted").await;
    }
    frames
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_reconnects_gets_exactly_the_missing_steps() {
    let host = Host::start().await;
    let (client, id) = hot_seat(&host).await;
    let mut socket = client.sit(&id).await;
    let live = take_turns(&mut socket, 9).await;
    drop(socket);
    for seq in [0, 4, 8] {
        let mut again = client.sit(&id).await;
        again.say(json!({ "type": "hello", "seq": seq, "look": "blue" })).await;
        assert_eq!(again.next().await.expect("open")["type"], "summary");
        if seq == 0 {
            assert_eq!(
                again.next().await.expect("open")["frame"]["seq"],
                0,
                "a client that has only the start must get it again"
            );
        }
        for expected in &live[seq..] {
            let step = again.next().await.expect("open");
            assert_eq!((&step["type"], &step["frame"]), (&json!("step"), expected));
        }
        again.say(json!({ "type": "ping" })).await;
        assert_eq!(
            again.next().await.expect("open")["type"],
            "pong",
            "after the missing steps, nothing more must come"
        );
    }
    let mut ahead = client.sit(&id).await;
    ahead.say(json!({ "type": "hello", "seq": 1000, "look": "blue" })).await;
    assert_eq!(
        ahead.next().await.expect("open")["frame"]["seq"],
        9,
        "a client that names a later step must get the full frame of the last step"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn two_tabs_of_one_player_get_the_same_steps() {
    let host = Host::start().await;
    let (client, id) = hot_seat(&host).await;
    let (mut one, welcome) = client.look_at(&id, json!("blue")).await;
    let (mut two, _) = client.look_at(&id, json!("blue")).await;
    one.act("blue", first_action(&welcome["frame"])).await;
    let (in_one, in_two) = (one.texts.iter().find(|text| text.contains("\"step\"")).cloned(), two.expect("step").await);
    let named = |text: &String| format!("{},\"id\":\"test-1\"}}", text.strip_suffix('}').expect("an object"));
    assert_eq!(
        in_one,
        two.texts.last().map(named),
        "both sockets must get the same bytes, except for the id of the decision on the socket that sent it"
    );
    let seat = in_two["frame"]["status"]["awaiting"][0].as_str().expect("somebody is asked").to_owned();
    assert_eq!(two.act(&seat, json!({ "resign": {} })).await["type"], "accepted");
    assert!(one.expect("step").await["frame"]["status"]["over"].is_object());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_retried_decision_gets_the_same_answer() {
    let host = Host::start().await;
    let (client, id) = hot_seat(&host).await;
    let (mut socket, welcome) = client.look_at(&id, json!("blue")).await;
    let forbidden = json!({ "place": { "troop": "kwak", "on": "HR" } });
    let refused = socket.act_as("no", "blue", forbidden).await;
    assert_eq!(refused["type"], "rejected");
    let draw = json!({ "draw": {} });
    let accepted = socket.act_as("yes", "blue", draw.clone()).await;
    assert_eq!((&accepted["type"], &accepted["seq"]), (&json!("accepted"), &json!(1)));
    assert_eq!(socket.act_as("yes", "blue", draw.clone()).await, accepted);
    assert_eq!(
        socket.act_as("no", "blue", draw.clone()).await,
        refused,
        "an id must keep its answer, even with another decision"
    );
    drop(socket);

    let host = host.restart().await;
    let client = Client { address: host.running.address, ..client };
    let (mut socket, after) = client.look_at(&id, json!("blue")).await;
    assert_eq!(after["frame"]["seq"], 1);
    assert_ne!(after["frame"]["view"], welcome["frame"]["view"]);
    assert_eq!(socket.act_as("yes", "blue", draw.clone()).await, accepted);
    assert_eq!(socket.act_as("no", "blue", draw).await, refused);
    let (_, after) = client.look_at(&id, json!("blue")).await;
    assert_eq!(after["frame"]["seq"], 1, "the retries must take no further step");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_the_same_after_a_restart() {
    let host = Host::start().await;
    let (client, id) = hot_seat(&host).await;
    let mut socket = client.sit(&id).await;
    take_turns(&mut socket, 12).await;
    drop(socket);
    let mut pictures = Vec::new();
    for look in ["blue", "red", "public"] {
        pictures.push(client.look_at(&id, json!(look)).await.1);
    }
    let host = host.restart().await;
    let client = Client { address: host.running.address, ..client };
    for (look, before) in ["blue", "red", "public"].iter().zip(pictures) {
        let (_, after) = client.look_at(&id, json!(look)).await;
        assert_eq!((&after["frame"], &after["setup"]), (&before["frame"], &before["setup"]));
    }
    let mut socket = client.sit(&id).await;
    assert_eq!(take_turns(&mut socket, 1).await[0]["seq"], 13, "the game must go on after the restart");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_goes_on_after_a_restart() {
    let host = Host::start().await;
    let mut client = host.guest().await;
    let made = client.create(json!([{ "kind": "bot", "level": 4 }, { "kind": "me" }]), NO_CLOCK()).await;
    let id = made["id"].as_str().expect("an id").to_owned();
    let host = host.restart().await;
    let client = Client { address: host.running.address, ..client };
    let (mut socket, welcome) = client.look_at(&id, Value::Null).await;
    let mut status = welcome["frame"]["status"].clone();
    while status["awaiting"] != json!(["red"]) {
        status = socket.expect("step").await["frame"]["status"].clone();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn both_players_get_the_same_rematch_with_swapped_seats() {
    let host = Host::start().await;
    let (mut ann, mut ben, id) = pair(&host, json!({ "kind": "fischer", "seconds": 600, "increment": 5 })).await;
    let path = format!("/api/matches/{id}/rematch");
    ann.post(&path, json!({})).await.expect_problem(409, "no-rematch");
    let (mut socket, _) = ann.look_at(&id, Value::Null).await;
    socket.act("blue", json!({ "resign": {} })).await;
    host.guest().await.post(&path, json!({})).await.expect_problem(403, "not-a-player");
    let mut other = ann.clone();
    let (first, second) = tokio::join!(other.post(&path, json!({})), ben.post(&path, json!({})));
    let (first, second) = (first.expect_status(200), second.expect_status(200));
    assert_eq!(first["id"], second["id"]);
    assert_ne!(first["id"], id);
    assert_eq!((&first["seats"][1]["you"], &second["seats"][0]["you"]), (&json!(true), &json!(true)));
    assert_eq!(first["status"], "playing");
    loop {
        let summary = socket.expect("summary").await["summary"].clone();
        if summary["rematch"] == first["id"] {
            break;
        }
    }
    assert_eq!(ann.post(&path, json!({})).await.expect_status(200)["id"], first["id"]);
    let again = first["id"].as_str().expect("an id");
    let (mut anns, welcome) = ann.look_at(again, Value::Null).await;
    let running = &welcome["frame"]["clock"]["running"];
    assert!(running == &json!([]) || running == &json!(["blue"]), "{running}");
    let _bens = ben.look_at(again, Value::Null).await;
    if running == &json!([]) {
        let clock = anns.expect("clock").await;
        assert_eq!(
            clock["clock"]["running"],
            json!(["blue"]),
            "the clock must start only once the other player has come"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn time_runs_out_even_when_no_player_is_connected() {
    let host = Host::start().await;
    let (ann, mut ben, id) = pair(&host, json!({ "kind": "fischer", "seconds": 2, "increment": 1 })).await;
    let (mut socket, welcome) = ann.look_at(&id, Value::Null).await;
    assert_eq!(
        welcome["frame"]["clock"]["running"],
        json!(["blue"]),
        "the clock must start when the last seat is taken"
    );
    socket.say(json!({ "type": "act", "id": "a", "seat": "blue", "action": { "draw": {} } })).await;
    let step = socket.expect("step").await;
    let clock = &step["frame"]["clock"];
    assert_eq!(clock["running"], json!(["red"]));
    let blue_ms = clock["remaining_ms"]["blue"].as_f64().expect("a number");
    assert!((2_000.0..=3_000.0).contains(&blue_ms), "the turn must add a second to blue's time: {blue_ms} ms");
    drop(socket);
    tokio::time::sleep(Duration::from_millis(3_500)).await;
    let summary = ben.get(&format!("/api/matches/{id}")).await.expect_status(200);
    let over = &summary["over"];
    assert_eq!((&over["winners"], &over["by"]), (&json!(["blue"]), &json!("timeout")), "{summary}");
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_stand_still_during_a_restart() {
    let host = Host::start().await;
    let (ann, ben, id) = pair(&host, json!({ "kind": "fischer", "seconds": 100, "increment": 0 })).await;
    let _first = (ann.look_at(&id, Value::Null).await, ben.look_at(&id, Value::Null).await);
    let host = host.restart().await;
    let ann = Client { address: host.running.address, ..ann };
    let (_, welcome) = ann.look_at(&id, Value::Null).await;
    let clock = &welcome["frame"]["clock"];
    assert_eq!(clock["running"], json!(["blue"]));
    let left = clock["remaining_ms"]["blue"].as_f64().expect("a number");
    assert!((60_000.0..100_000.0).contains(&left), "{left}");
    assert_eq!(clock["remaining_ms"]["red"], 100_000.0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_of_days_gives_each_turn_its_days() {
    let host = Host::start().await;
    let (ann, ben, id) = pair(&host, json!({ "kind": "days", "days": 2 })).await;
    let _bens = ben.look_at(&id, Value::Null).await;
    let (_, welcome) = ann.look_at(&id, Value::Null).await;
    let clock = &welcome["frame"]["clock"];
    assert_eq!(clock["remaining_ms"]["red"].as_f64(), Some(2.0 * 86_400_000.0));
    assert!(clock["remaining_ms"]["blue"].as_f64().expect("a number") > 2.0 * 86_400_000.0 - 60_000.0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_can_be_played_on_from_any_step() {
    let host = Host::start().await;
    let (mut client, id) = hot_seat(&host).await;
    let mut socket = client.sit(&id).await;
    let live = take_turns(&mut socket, 6).await;
    let path = format!("/api/matches/{id}/branch");
    client.post(&path, json!({ "step": 2, "seat": "red", "level": 1 })).await.expect_problem(409, "not-over");
    let seat = live[5]["status"]["awaiting"][0].as_str().expect("somebody is asked").to_owned();
    socket.act(&seat, json!({ "resign": {} })).await;
    for (order, kind) in [
        (json!({ "step": 7, "seat": "red", "level": 1 }), "no-such-step"),
        (json!({ "step": 900, "seat": "red", "level": 1 }), "no-such-step"),
        (json!({ "step": 2, "seat": "green", "level": 1 }), "no-such-seat"),
        (json!({ "step": 2, "seat": "red", "level": 9 }), "no-such-level"),
    ] {
        client.post(&path, order).await.expect_problem(422, kind);
    }
    let mut other = host.client();
    let made = other.post(&path, json!({ "step": 4, "seat": "blue", "level": 1 })).await.expect_status(201);
    assert_eq!(made["branch_of"], json!({ "match": id, "step": 4 }));
    assert_eq!((&made["seats"][0]["you"], &made["seats"][1]["kind"]), (&json!(true), &json!("bot")));
    let mut branch = other.sit(made["id"].as_str().expect("an id")).await;
    branch.say(json!({ "type": "hello", "seq": 0, "look": "blue" })).await;
    assert_eq!(branch.expect("step").await["frame"]["seq"], 0, "the branch must begin with the start of the game");
    for expected in &live[..4] {
        assert_eq!(
            branch.expect("step").await["frame"],
            *expected,
            "the branch must have the first steps of its match"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_does_not_replay_is_suspended_and_other_matches_go_on() {
    let host = Host::start().await;
    let (client, broken) = hot_seat(&host).await;
    let mut socket = client.sit(&broken).await;
    take_turns(&mut socket, 3).await;
    drop(socket);
    let (other, sound) = hot_seat(&host).await;
    let crate::common::Host { folder, running } = host;
    running.shutdown().await.expect("the server stops");
    let query = "UPDATE steps SET step = replace(step, '\"blue\"', '\"red\"') WHERE match = ?";
    crate::common::database(&folder.0).execute(query, [&broken]).expect("a row to spoil");
    let options = server::Options { port: 0, ..server::Options::new(&folder.0) };
    let running = server::Server::start(options).await.expect("the server starts all the same");
    let client = Client { address: running.address, ..client };
    let (_, welcome) = client.look_at(&broken, Value::Null).await;
    assert_eq!(welcome["summary"]["suspended"]["reason"], "diverged", "{welcome}");
    let other = Client { address: running.address, ..other };
    assert_eq!(other.look_at(&sound, Value::Null).await.1["frame"]["seq"], 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stops_tells_its_clients_and_loses_nothing() {
    let host = Host::start().await;
    let (client, id) = hot_seat(&host).await;
    let (mut socket, _) = client.look_at(&id, json!("blue")).await;
    assert_eq!(socket.act("blue", json!({ "draw": {} })).await["type"], "accepted");
    let begun = std::time::Instant::now();
    let (host, bye) = tokio::join!(host.restart(), socket.expect("bye"));
    assert!(bye["reason"].as_str().is_some_and(|reason| reason.contains("restarting")), "{bye}");
    assert!(begun.elapsed() < Duration::from_secs(5), "the server must not wait for its clients");
    let client = Client { address: host.running.address, ..client };
    assert_eq!(client.look_at(&id, json!("blue")).await.1["frame"]["seq"], 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_creator_can_call_off_a_match_that_nobody_joins() {
    let host = Host::start().await;
    let mut client = host.guest().await;
    let made = client.create(json!([{ "kind": "me" }, { "kind": "invite" }]), NO_CLOCK()).await;
    let id = made["id"].as_str().expect("an id").to_owned();
    let (mut socket, _) = client.look_at(&id, Value::Null).await;
    assert_eq!(socket.act("blue", json!({ "resign": {} })).await["type"], "accepted");
    assert_eq!(client.get(&format!("/api/matches/{id}")).await.expect_status(200)["status"], "over");
    let token = made["seats"][1]["invite"].as_str().and_then(|path| path.rsplit('/').next()).expect("a token");
    let join = format!("/api/matches/{id}/join");
    host.guest().await.post(&join, json!({ "token": token })).await.expect_problem(409, "seat-taken");
    client.post(&format!("/api/matches/{id}/rematch"), json!({})).await.expect_problem(409, "no-rematch");
}
