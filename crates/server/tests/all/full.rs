//! Tests what the server does when resources run short: the disk is nearly full, a guest stores too much, a client does
//! not read its answers, or an address has too many connections.

use crate::common::{Client, Host, first_action, setup};
use serde_json::{Value, json};
use server::{Limits, Options, Rate, Server};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

const HOT_SEAT: fn() -> Value = || json!([{ "kind": "me" }, { "kind": "same_device" }]);

async fn one_match(client: &mut Client) -> String {
    let made = client.create(HOT_SEAT(), json!({ "kind": "none" })).await;
    made["id"].as_str().expect("an id").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_nearly_full_disk_new_matches_are_refused_and_games_go_on() {
    let host = Host::with(Limits { free_space: 0, ..Limits::default() }).await;
    let mut ann = host.guest().await;
    let id = one_match(&mut ann).await;
    let Host { folder, running } = host;
    running.shutdown().await.expect("the server stops");
    let full =
        Options { port: 0, limits: Limits { free_space: u64::MAX, ..Limits::default() }, ..Options::new(&folder.0) };
    let running = Server::start(full).await.expect("the server starts");
    ann.address = running.address;
    let order = json!({ "game": "toy-battle", "setup": setup(), "seats": HOT_SEAT(), "clock": { "kind": "none" } });
    let problem = ann.post("/api/matches", order).await.expect_problem(507, "disk-full");
    assert_eq!(problem["limit"], "free_space");
    let (mut socket, welcome) = ann.look_at(&id, Value::Null).await;
    let action = first_action(&welcome["frame"]);
    assert_eq!(socket.act("blue", action).await["type"], "accepted", "games in progress go on");
    running.shutdown().await.expect("the server stops");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_who_has_stored_too_much_is_refused_and_others_are_not() {
    let few = Rate { per_second: 1, burst: 3 };
    let host = Host::with(Limits { stored_kib_per_guest: few, ..Limits::default() }).await;
    let (mut ann, mut ben) = (host.guest().await, host.guest().await);
    let order = json!({ "game": "toy-battle", "setup": setup(), "seats": HOT_SEAT(), "clock": { "kind": "none" } });
    let mut refused = None;
    for _ in 0..6 {
        let answer = ann.post("/api/matches", order.clone()).await;
        if answer.status != 201 {
            refused = Some(answer.expect_problem(429, "too-many"));
            break;
        }
    }
    assert_eq!(refused.expect("six matches are more than the guest may store")["limit"], "stored_kib_per_guest");
    ben.post("/api/matches", order).await.expect_status(201);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_connection_of_a_client_that_reads_nothing_is_closed() {
    let host = Host::with(Limits { write_timeout: Duration::from_millis(500), ..Limits::default() }).await;
    let index = host.client().get("/").await.text();
    let (_, path) = index.split_once("src=\"").expect("a script");
    let path = path.split('"').next().expect("its path");
    let ask = format!("GET {path} HTTP/1.1\r\nhost: x\r\n\r\n");
    let mut deaf = TcpStream::connect(host.running.address).await.expect("the server listens");
    let hung_up = async { while deaf.write_all(ask.repeat(20).as_bytes()).await.is_ok() {} };
    tokio::time::timeout(Duration::from_secs(20), hung_up).await.expect("the server gives up");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_beyond_the_limit_of_its_address_is_refused_with_the_limit() {
    let host = Host::with(Limits { connections_per_address: 2, ..Limits::default() }).await;
    let open = [TcpStream::connect(host.running.address).await, TcpStream::connect(host.running.address).await];
    tokio::time::sleep(Duration::from_millis(200)).await;
    let mut third = TcpStream::connect(host.running.address).await.expect("the server listens");
    let mut text = String::new();
    third.read_to_string(&mut text).await.expect("an answer");
    let (head, body) = text.split_once("\r\n\r\n").expect("a head");
    assert!(head.starts_with("HTTP/1.1 429 ") && head.contains(&format!("content-length: {}", body.len())), "{text}");
    let problem: Value = serde_json::from_str(body).expect("JSON");
    assert_eq!(problem["limit"], "connections_per_address");
    drop(open);
}
