//! Tests that bots do not slow down the rest of the server while they think, and that a bot stops once no match waits
//! for it.

use crate::common::{Client, Host, Socket};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// Sets up a match against a bot of this level, and draws for blue, so that the bot has to decide.
async fn against(client: &mut Client, level: u32) -> Socket {
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": level }]);
    let made = client.create(seats, json!({ "kind": "none" })).await;
    let (mut socket, _) = client.look_at(made["id"].as_str().expect("an id"), Value::Null).await;
    assert_eq!(socket.act("blue", json!({ "draw": {} })).await["type"], "accepted");
    socket
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_whose_game_ends_stops_and_lets_other_bots_think() {
    let host = Host::start().await;
    let mut client = host.guest().await;
    let mut deep = Vec::new();
    for _ in 0..12 {
        deep.push(against(&mut client, 5).await);
    }
    for socket in &mut deep {
        assert_eq!(socket.act("blue", json!({ "resign": {} })).await["type"], "accepted");
    }
    let begun = Instant::now();
    let mut quick = against(&mut client, 1).await;
    let step = quick.expect("step").await;
    assert_eq!(step["frame"]["seat"], "red", "the bot of level 1 must decide");
    // Twelve decisions of the strongest bot take at least twelve seconds, even on a fast core.
    assert!(begun.elapsed() < Duration::from_secs(8), "{:?}", begun.elapsed());
}

#[tokio::test(flavor = "multi_thread")]
async fn every_client_gets_the_progress_of_a_slow_bot_and_no_more() {
    let host = Host::start().await;
    let mut client = host.guest().await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": 5 }]);
    let made = client.create(seats, json!({ "kind": "none" })).await;
    let id = made["id"].as_str().expect("an id");
    let (mut player, _) = client.look_at(id, Value::Null).await;
    let (mut spectator, _) = host.client().look_at(id, Value::Null).await;
    assert_eq!(player.act("blue", json!({ "draw": {} })).await["type"], "accepted");
    // The test reads both sockets at the same time. A socket that nobody reads answers no ping, so the server would
    // close it.
    let (player, spectator) = tokio::join!(thinking_told(&mut player), thinking_told(&mut spectator));
    for done in [player, spectator] {
        let known: Vec<u64> = done.iter().filter_map(Value::as_u64).collect();
        assert!(!known.is_empty() && known.is_sorted() && known.iter().all(|done| *done <= 1_000), "{done:?}");
    }
}

/// Returns the messages about the progress of red's bot that a socket gets until the bot decides.
async fn thinking_told(socket: &mut Socket) -> Vec<Value> {
    let mut done = Vec::new();
    loop {
        let message = socket.next().await.expect("the socket stays open");
        if message["frame"]["seat"] == "red" {
            return done;
        }
        if message["type"] == "thinking" {
            let fields: Vec<&str> = message.as_object().expect("a message").keys().map(String::as_str).collect();
            assert_eq!((fields, &message["seat"]), (vec!["done", "seat", "type"], &json!("red")), "{message}");
            done.push(message["done"].clone());
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn while_bots_think_everything_else_goes_on() {
    let host = Host::start().await;
    let mut client = host.guest().await;
    let mut deep = Vec::new();
    for _ in 0..6 {
        deep.push(against(&mut client, 5).await);
    }
    let begun = Instant::now();
    for _ in 0..20 {
        client.get("/healthz").await.expect_status(200);
    }
    assert!(begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
    let begun = Instant::now();
    host.running.shutdown().await.expect("the server stops");
    assert!(
        begun.elapsed() < Duration::from_secs(4),
        "bots must stop with the server, which took {:?}",
        begun.elapsed()
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_with_many_matches_does_not_keep_others_waiting() {
    let host = Host::start().await;
    let (mut busy, mut other) = (host.guest().await, host.guest().await);
    let begun = Instant::now();
    against(&mut busy, 5).await.expect("step").await;
    let alone = begun.elapsed();
    let mut deep = Vec::new();
    for _ in 0..20 {
        deep.push(against(&mut busy, 5).await);
    }
    let begun = Instant::now();
    against(&mut other, 1).await.expect("step").await;
    let (took, most) = (begun.elapsed(), Duration::from_secs(12).max(8 * alone));
    assert!(
        took < most,
        "the bot waited for too many other bots: it took {took:?}; one decision alone takes {alone:?}"
    );
}
