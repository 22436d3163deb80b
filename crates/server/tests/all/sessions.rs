//! Tests the cookies and data of guests: renewal, logging out, download and deletion of a guest's data, and orders that
//! a client sends twice.

use crate::common::{Client, Folder, Host, Socket, database, setup, token};
use serde_json::{Value, json};
use server::{Limits, Options, Running, Server};
use std::time::Duration;

const NEW: &[(&str, &str)] = &[];

fn order() -> Value {
    json!({ "game": "toy-battle", "setup": setup(), "seats": [{ "kind": "me" }, { "kind": "invite" }],
        "clock": { "kind": "none" } })
}

async fn order_as(client: &mut Client, key: &str, order: &Value) -> crate::common::Response {
    client.send("POST", "/api/matches", &[("idempotency-key", key)], Some(order.to_string())).await
}

async fn me(client: &mut Client) -> Value {
    client.get("/api/me").await.expect_status(200)
}

/// Waits until the server closes a socket, and returns the reason that it gives.
async fn closed(mut socket: Socket) -> String {
    socket.expect("bye").await["reason"].as_str().expect("a reason").to_owned()
}

/// Starts a server that browsers reach by https, through a proxy that adds no headers. Returns the server, and a client
/// that has no cookie yet.
async fn behind_https(folder: &Folder) -> (Running, Client) {
    let origins = vec!["https://play.example.org".to_owned()];
    let options = Options { port: 0, origins, ..Options::new(&folder.0) };
    let running = Server::start(options).await.expect("the server starts");
    let client = Client { address: running.address, cookie: None };
    (running, client)
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_https_cookies_are_for_this_host_alone_and_old_ones_are_replaced() {
    let folder = Folder::new();
    let plain = Server::start(Options { port: 0, ..Options::new(&folder.0) }).await.expect("the server starts");
    let mut ann = Client { address: plain.address, cookie: None };
    let before = ann.post("/api/me", json!({})).await.expect_status(200);
    assert!(ann.cookie.as_deref().is_some_and(|cookie| cookie.starts_with("rumpus=")));
    plain.shutdown().await.expect("the server stops");

    let (running, mut stranger) = behind_https(&folder).await;
    ann.address = running.address;
    let renewed = ann.post("/api/me", json!({})).await;
    let cookies: Vec<&str> =
        renewed.head.lines().filter(|line| line.to_lowercase().starts_with("set-cookie")).collect();
    assert_eq!(renewed.json(), before, "the new cookie must be of the same guest");
    assert_eq!(cookies.len(), 2, "the answer must set the new cookie and delete the old one: {cookies:?}");
    for part in ["__Host-rumpus=", "; Secure", "; Path=/", "; HttpOnly"] {
        assert!(cookies[0].contains(part), "{part} in {}", cookies[0]);
    }
    assert!(!cookies[0].to_lowercase().contains("domain"), "{}", cookies[0]);
    assert_eq!(me(&mut ann).await, before);

    // A page on another subdomain can set a cookie whose name lacks the prefix `__Host-`. The server must ignore this
    // cookie, even if it holds a token that the server gave out in a cookie with the prefix.
    stranger.post("/api/me", json!({})).await.expect_status(200);
    let stolen = stranger.cookie.clone().expect("a cookie").replace("__Host-", "");
    let mut victim = Client { address: running.address, cookie: Some(stolen) };
    victim.get("/api/me").await.expect_problem(401, "no-guest");
    running.shutdown().await.expect("the server stops");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_cookie_is_renewed_and_stays_valid_until_the_new_one_has_arrived() {
    let host = Host::with(Limits { session_renewal: Duration::ZERO, ..Limits::default() }).await;
    let mut ann = host.guest().await;
    let first = ann.cookie.clone().expect("a cookie");
    ann.post("/api/me", json!({})).await.expect_status(200);
    let lost = ann.cookie.replace(first.clone()).expect("a cookie");
    assert_ne!(lost, first, "the server must renew an old cookie");
    // Suppose that the answer with the new cookie is lost: the browser still has the first cookie, and gets another new
    // one.
    let guest = me(&mut ann).await;
    ann.post("/api/me", json!({})).await.expect_status(200);
    let second = ann.cookie.clone().expect("a cookie");
    assert_eq!(me(&mut ann).await, guest);
    let mut with_first = Client { cookie: Some(first.clone()), ..ann.clone() };
    assert_eq!(
        me(&mut with_first).await,
        guest,
        "the old cookie must still work for requests that are already on their way"
    );
    with_first.post("/api/me", json!({})).await.expect_status(200);
    assert_eq!(with_first.cookie, Some(first.clone()), "the server must not renew a replaced cookie again");
    let mut with_lost = Client { cookie: Some(lost), ..ann.clone() };
    with_lost.get("/api/me").await.expect_problem(401, "no-guest");
    let past = "UPDATE sessions SET until_ms = 1 WHERE until_ms IS NOT NULL";
    assert_eq!(database(&host.folder.0).execute(past, []).expect("the database can be written"), 1);
    with_first.get("/api/me").await.expect_problem(401, "no-guest");
    assert_ne!(second, first);
}

#[tokio::test(flavor = "multi_thread")]
async fn logging_out_ends_sessions_and_closes_sockets() {
    let host = Host::start().await;
    let mut ann = host.guest().await;
    let made = order_as(&mut ann, "one", &order()).await.expect_status(201);
    let id = made["id"].as_str().expect("an id");
    // A thief has a copy of Ann's cookie.
    let mut thief = ann.clone();
    let (thiefs, _) = thief.look_at(id, Value::Null).await;
    let guest = ann.send("DELETE", "/api/me/sessions", NEW, None).await.expect_status(200);
    assert_eq!(me(&mut ann).await, guest, "the browser that logs out all others must get a new cookie");
    thief.get("/api/me").await.expect_problem(401, "no-guest");
    assert!(closed(thiefs).await.contains("logged out"));
    let (anns, _) = ann.look_at(id, Value::Null).await;
    let (mut eves, _) = host.client().look_at(id, Value::Null).await;
    let before = ann.clone();
    ann.send("DELETE", "/api/me/session", NEW, None).await.expect_status(204);
    assert!(closed(anns).await.contains("logged out"));
    before.clone().get("/api/me").await.expect_problem(401, "no-guest");
    eves.say(json!({ "type": "look", "viewer": "public" })).await;
    eves.expect("welcome").await;
    for path in ["/api/me", "/api/me/session", "/api/me/sessions"] {
        host.client().send("DELETE", path, NEW, None).await.expect_problem(401, "no-guest");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_downloads_its_data_and_is_deleted() {
    let host = Host::start().await;
    let (mut ann, mut ben) = (host.guest().await, host.guest().await);
    ann.put("/api/me", json!({ "name": "Annabel Lee" })).await.expect_status(200);
    let made = order_as(&mut ann, "one", &order()).await.expect_status(201);
    let id = made["id"].as_str().expect("an id");
    ben.join(id, &token(&made, 1)).await.expect_status(200);
    let answer = ann.get("/api/me/data").await;
    assert!(answer.header("content-disposition").is_some_and(|value| value.contains("rumpus-data.json")));
    let data = answer.expect_status(200);
    assert_eq!(data["guest"]["name"], "Annabel Lee");
    assert_eq!((&data["matches"][0]["id"], data["seats"].as_array().map(Vec::len)), (&json!(id), Some(1)));
    assert_eq!(data["decisions"], json!([]), "the data must not hold decisions of games in progress");
    let text = data.to_string();
    let cookie = ann.cookie.clone().expect("a cookie");
    for secret in [cookie.split_once('=').expect("a pair").1, &token(&made, 1), "header", "digest"] {
        assert!(!text.contains(secret), "the data must not hold {secret}: {text}");
    }
    host.client().get("/api/me/data").await.expect_problem(401, "no-guest");

    let (mut bens, welcome) = ben.look_at(id, Value::Null).await;
    assert!(welcome.to_string().contains("Annabel Lee"));
    ann.clone().send("DELETE", "/api/me", NEW, None).await.expect_status(204);
    let told = bens.expect("summary").await;
    assert!(!told.to_string().contains("Annabel"), "{told}");
    assert_eq!(told["summary"]["seats"][0]["name"], "", "the seat must stay, without the name");
    ann.get("/api/me").await.expect_problem(401, "no-guest");
    let mut host = host.restart().await;
    ben.address = host.running.address;
    let summary = ben.get(&format!("/api/matches/{id}")).await.expect_status(200);
    assert_eq!((&summary["status"], &summary["seats"][0]["name"]), (&json!("playing"), &json!("")));
    let rows = "SELECT (SELECT count(*) FROM guests WHERE name LIKE 'Anna%') + (SELECT count(*) FROM orders)";
    let left: i64 = database(&host.folder.0).query_row(rows, [], |row| row.get(0)).expect("a number");
    assert_eq!(left, 0);
    host = host.restart().await;
    drop(host);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_order_that_a_client_sends_again_makes_no_second_match() {
    let host = Host::start().await;
    let (mut ann, mut ben) = (host.guest().await, host.guest().await);
    let made = order_as(&mut ann, "a-key", &order()).await.expect_status(201);
    let again = order_as(&mut ann, "a-key", &order()).await.expect_status(201);
    assert_eq!(again["id"], made["id"]);
    let mut other = order();
    other["clock"] = json!({ "kind": "days", "days": 3 });
    order_as(&mut ann, "a-key", &other).await.expect_problem(422, "key-reused");
    let bens = order_as(&mut ben, "a-key", &order()).await.expect_status(201);
    assert_ne!(bens["id"], made["id"], "another guest may use the same key");
    let long = "x".repeat(65);
    for bad in ["", "two words", &long] {
        order_as(&mut ann, bad, &order()).await.expect_problem(400, "bad-key");
    }
    // The client sends the same order eight times at once, as if an impatient player clicked eight times.
    let eight = (0..8).map(|_| {
        let mut ann = ann.clone();
        tokio::spawn(async move { order_as(&mut ann, "eight", &order()).await.expect_status(201)["id"].clone() })
    });
    let mut ids = Vec::new();
    for one in eight.collect::<Vec<_>>() {
        ids.push(one.await.expect("the task ends").as_str().expect("an id").to_owned());
    }
    ids.dedup();
    assert_eq!(ids.len(), 1, "{ids:?}");
    let host = host.restart().await;
    ann.address = host.running.address;
    let after = order_as(&mut ann, "a-key", &order()).await.expect_status(201);
    assert_eq!(after["id"], made["id"], "the key must still work after a restart");
}
