//! Tests the limits of the server, and its answers to the requests that it refuses.

use crate::common::{Client, Host, setup, talk};
use serde_json::{Value, json};
use server::{Limits, Rate};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

const HOT_SEAT: fn() -> Value = || json!([{ "kind": "me" }, { "kind": "same_device" }]);

async fn one_match(client: &mut Client) -> String {
    let made = client.create(HOT_SEAT(), json!({ "kind": "none" })).await;
    made["id"].as_str().expect("an id").to_owned()
}

fn slow(burst: u32) -> Rate {
    Rate { per_second: 1, burst }
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_have_a_rate_limit_for_each_guest_and_each_address() {
    let limits = Limits { requests_per_guest: slow(5), ..Limits::default() };
    let host = Host::with(limits).await;
    let (mut fast, mut other) = (host.guest().await, host.guest().await);
    let mut refused = 0;
    for _ in 0..10 {
        let response = fast.get("/api/me").await;
        if response.status == 429 {
            response.expect_problem(429, "too-many");
            assert_eq!(response.header("retry-after"), Some("1"));
            refused += 1;
        }
    }
    assert!(refused >= 3, "the server refused {refused} of 10 requests; it must refuse at least 3");
    other.get("/api/me").await.expect_status(200);

    let host = Host::with(Limits { requests_per_address: slow(4), ..Limits::default() }).await;
    let mut statuses = Vec::new();
    for _ in 0..8 {
        statuses.push(host.client().get("/api/games").await.status);
    }
    assert!(statuses.contains(&429), "{statuses:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_of_an_address_and_matches_of_a_guest_are_limited() {
    let limits = Limits { guests_per_address: slow(2), matches_per_guest: 2, ..Limits::default() };
    let host = Host::with(limits).await;
    let (mut client, _) = (host.guest().await, host.guest().await);
    host.client().post("/api/me", json!({})).await.expect_problem(429, "too-many");
    let first = one_match(&mut client).await;
    one_match(&mut client).await;
    let order = json!({ "game": "toy-battle", "setup": setup(), "seats": HOT_SEAT(), "clock": { "kind": "none" } });
    let problem = client.post("/api/matches", order.clone()).await.expect_problem(429, "too-many-matches");
    assert!(problem["detail"].as_str().is_some_and(|detail| detail.contains("2 are allowed")));
    let (mut socket, _) = client.look_at(&first, json!("blue")).await;
    socket.act("blue", json!({ "resign": {} })).await;
    client.post("/api/matches", order).await.expect_status(201);
}

#[tokio::test(flavor = "multi_thread")]
async fn unusable_orders_count_toward_the_rate_limit_too() {
    let host = Host::with(Limits { orders_per_guest: slow(3), ..Limits::default() }).await;
    let mut client = host.guest().await;
    one_match(&mut client).await;
    let order = json!({ "game": "toy-battle", "setup": setup(), "seats": HOT_SEAT(), "clock": { "kind": "none" } });
    let mut bad = order.clone();
    bad["setup"] = json!(3);
    for _ in 0..2 {
        client.post("/api/matches", bad.clone()).await.expect_problem(422, "bad-setup");
    }
    client.post("/api/matches", bad).await.expect_problem(429, "too-many");
    host.guest().await.post("/api/matches", order).await.expect_status(201);
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_are_limited_for_each_guest_and_each_address() {
    let host = Host::with(Limits { sockets_per_guest: 2, sockets_per_address: 1, ..Limits::default() }).await;
    let (mut one, two) = (host.guest().await, host.guest().await);
    let id = one_match(&mut one).await;
    let (first, _second) = (one.sit(&id).await, one.sit(&id).await);
    assert_eq!(one.try_sit(&id, &[]).await.err(), Some(429));
    let _others = (two.sit(&id).await, host.client().sit(&id).await);
    assert_eq!(
        host.client().try_sit(&id, &[]).await.err(),
        Some(429),
        "clients without a cookie at one address may have one socket together"
    );
    two.sit(&id).await;
    drop(first);
    let begun = Instant::now();
    while one.try_sit(&id, &[]).await.is_err() {
        assert!(
            begun.elapsed() < Duration::from_secs(5),
            "5 s after a socket was closed, the guest still may not open another one"
        );
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn messages_have_a_rate_limit_and_a_largest_size() {
    let host = Host::with(Limits { messages_per_guest: slow(5), ..Limits::default() }).await;
    let mut client = host.guest().await;
    let id = one_match(&mut client).await;
    let (mut socket, _) = client.look_at(&id, json!("blue")).await;
    for _ in 0..8 {
        socket.say(json!({ "type": "ping" })).await;
    }
    let rejected = socket.expect("rejected").await;
    assert_eq!(rejected["problem"]["type"], "/problems/too-many");

    let host = Host::with(Limits { message_bytes: 1024, ..Limits::default() }).await;
    let mut client = host.guest().await;
    let id = one_match(&mut client).await;
    let (mut socket, _) = client.look_at(&id, json!("blue")).await;
    socket.say(json!({ "type": "look", "viewer": "x".repeat(5_000) })).await;
    let bye = socket.expect("bye").await;
    assert!(bye["reason"].as_str().is_some_and(|reason| reason.contains("1024 bytes")), "{bye}");
    assert_eq!(socket.next().await, None, "the server must close the socket");
}

#[tokio::test(flavor = "multi_thread")]
async fn catching_up_has_a_rate_limit() {
    let host = Host::with(Limits { replays_per_guest: slow(2), ..Limits::default() }).await;
    let mut client = host.guest().await;
    let id = one_match(&mut client).await;
    let (mut socket, _) = client.look_at(&id, json!("blue")).await;
    for _ in 0..4 {
        socket.say(json!({ "type": "hello", "seq": 0, "look": "blue" })).await;
    }
    assert_eq!(socket.expect("rejected").await["problem"]["type"], "/problems/too-many");
}

#[tokio::test(flavor = "multi_thread")]
async fn unreadable_messages_are_refused() {
    let host = Host::start().await;
    let mut client = host.guest().await;
    let id = one_match(&mut client).await;
    let (mut socket, _) = client.look_at(&id, json!("blue")).await;
    for (message, id) in [
        (json!({ "type": "peek", "id": "p" }), "p"),
        (json!(7), ""),
        (json!({ "type": "act", "id": 3, "seat": "blue", "action": {} }), ""),
    ] {
        socket.say(message).await;
        let rejected = socket.expect("rejected").await;
        assert_eq!((&rejected["problem"]["type"], &rejected["id"]), (&json!("/problems/unreadable"), &json!(id)));
    }
    let answer = socket.act_as(&"long".repeat(40), "blue", json!({ "draw": {} })).await;
    assert_eq!(answer["problem"]["type"], "/problems/bad-id");
    let answer = socket.act("green", json!({ "draw": {} })).await;
    assert_eq!(answer["problem"]["type"], "/problems/not-your-seat");
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_other_sites_can_change_nothing_and_open_no_socket() {
    let host = Host::start().await;
    let mut client = host.guest().await;
    let id = one_match(&mut client).await;
    let body = Some(json!({ "name": "Eve" }).to_string());
    let evil = [("origin", "http://evil.example")];
    let response = client.send("PUT", "/api/me", &evil, body.clone()).await;
    response.expect_problem(403, "foreign-origin");
    let cross = [("sec-fetch-site", "cross-site")];
    client.send("PUT", "/api/me", &cross, body.clone()).await.expect_problem(403, "foreign-origin");
    let own = format!("http://{}", client.address);
    client.send("PUT", "/api/me", &[("origin", &own)], body.clone()).await.expect_status(200);
    let form = [("content-type", "text/plain")];
    client.send("PUT", "/api/me", &form, body).await.expect_problem(415, "wrong-media-type");
    assert_eq!(client.try_sit(&id, &evil).await.err(), Some(403));
    assert!(client.try_sit(&id, &[("origin", &own)]).await.is_ok());
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_with_slow_heads_idle_connections_and_silent_sockets_are_closed() {
    let quick = Duration::from_millis(700);
    let host = Host::with(Limits { header_timeout: quick, idle_timeout: quick, ..Limits::default() }).await;
    let address = host.running.address;
    for opening in ["GET /api/games HTTP/1.1\r\nhost: x\r\nx-slow: ", "", "GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n"] {
        let mut stream = TcpStream::connect(address).await.expect("the server listens");
        stream.write_all(opening.as_bytes()).await.expect("the server takes the bytes");
        let mut rest = Vec::new();
        let ended = tokio::time::timeout(Duration::from_secs(10), stream.read_to_end(&mut rest)).await;
        assert!(ended.is_ok(), "the connection is still open 10 s after the client sent {opening:?}");
    }
    let mut client = host.guest().await;
    let id = one_match(&mut client).await;
    let key = "dGhlIHNhbXBsZSBub25jZQ==";
    let cookie = client.cookie.clone().expect("a cookie");
    let mut stream = TcpStream::connect(address).await.expect("the server listens");
    let request = format!(
        "GET /api/matches/{id}/socket HTTP/1.1\r\nhost: {address}\r\ncookie: {cookie}\r\nconnection: Upgrade\r\n\
         upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).await.expect("the server takes the bytes");
    let mut rest = Vec::new();
    let ended = tokio::time::timeout(Duration::from_secs(10), stream.read_to_end(&mut rest)).await;
    assert!(ended.is_ok(), "the server must close a socket that answers no ping");
    assert!(String::from_utf8_lossy(&rest).contains("The client sent nothing"));
}

#[tokio::test(flavor = "multi_thread")]
async fn bodies_have_a_largest_size() {
    let host = Host::with(Limits { body_bytes: 2_000, ..Limits::default() }).await;
    let mut client = host.guest().await;
    let long = json!({ "name": "x".repeat(4_000) });
    client.put("/api/me", long).await.expect_problem(413, "too-long");
}

#[tokio::test(flavor = "multi_thread")]
async fn bodies_have_a_largest_number_of_values() {
    let host = Host::with(Limits { body_values: 100, ..Limits::default() }).await;
    let mut client = host.guest().await;
    let path = "/api/games/toy-battle/boards/check";
    let refused = client.post(path, json!(vec![0; 200])).await.expect_problem(413, "too-many-values");
    assert_eq!(refused["limit"], "body_values");
    assert_ne!(client.post(path, json!(vec![0; 90])).await.status, 413);
    let text = json!({ "name": "[,[,[,".repeat(50) });
    client.put("/api/me", text).await.expect_problem(422, "bad-name");
}

#[tokio::test(flavor = "multi_thread")]
async fn refused_requests_get_the_right_status_and_problem() {
    let host = Host::start().await;
    let mut client = host.guest().await;
    client.get("/api/matches/nothing").await.expect_problem(404, "no-such-match");
    client.get("/api/matches/nothing/socket").await.expect_problem(404, "no-such-match");
    client.get("/api/games/chess").await.expect_problem(404, "no-such-game");
    client.get("/api/nothing").await.expect_problem(404, "no-such-path");
    client.get("/api/matches?list=all").await.expect_problem(400, "bad-query");
    client.send("DELETE", "/api/games", &[], None).await.expect_problem(405, "wrong-method");
    client.put("/api/me", json!({ "name": "" })).await.expect_problem(422, "bad-name");
    client.put("/api/me", json!({ "nom": "x" })).await.expect_problem(422, "unreadable");
    client.send("PUT", "/api/me", &[], Some("{".into())).await.expect_problem(400, "unreadable");
    let id = one_match(&mut client).await;
    client.get(&format!("/api/matches/{id}/socket")).await.expect_problem(426, "no-socket");
    host.client().post(&format!("/api/matches/{id}/rematch"), json!({})).await.expect_problem(401, "no-guest");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unusable_order_of_a_match_is_refused_with_the_reason() {
    let host = Host::start().await;
    let mut client = host.guest().await;
    let good = json!({ "game": "toy-battle", "setup": setup(), "seats": HOT_SEAT(), "clock": { "kind": "none" } });
    let with = |key: &str, value: Value| {
        let mut order = good.clone();
        order[key] = value;
        order
    };
    client.post("/api/matches", with("game", json!("chess"))).await.expect_problem(404, "no-such-game");
    client.post("/api/matches", with("seats", json!([{ "kind": "me" }]))).await.expect_problem(422, "wrong-seats");
    let bot = json!([{ "kind": "me" }, { "kind": "bot", "level": 7 }]);
    client.post("/api/matches", with("seats", bot)).await.expect_problem(422, "no-such-level");
    let six = json!([{ "kind": "bot", "level": 6 }, { "kind": "me" }]);
    client.post("/api/matches", with("seats", six.clone())).await.expect_status(201);
    let planned = json!({ "game": "plastic-fudge", "setup": {}, "seats": six, "clock": { "kind": "none" } });
    client.post("/api/matches", planned).await.expect_problem(422, "no-such-level");
    let clock = json!({ "kind": "fischer", "seconds": 0, "increment": 0 });
    client.post("/api/matches", with("clock", clock)).await.expect_problem(422, "bad-clock");
    client.post("/api/matches", with("setup", json!({ "board": "moon" }))).await.expect_problem(422, "bad-setup");
    client.post("/api/matches", with("setup", json!(3))).await.expect_problem(422, "bad-setup");

    let mut board = client.get("/api/games/toy-battle").await.expect_status(200)["boards"][0].clone();
    assert_eq!(
        client.post("/api/games/toy-battle/boards/check", board.clone()).await.expect_status(200)["faults"],
        json!([])
    );
    let check = "/api/games/toy-battle/boards/check";
    let marked = format!("\u{feff}{board}");
    let checked = client.send("POST", check, &[], Some(marked)).await.expect_status(200);
    assert_eq!(checked["faults"], json!([]), "the server must ignore a byte order mark");
    board["medals_to_win"] = json!(0);
    board["paths"] = json!([]);
    let setup = json!({ "board": board.clone() });
    let problem = client.post("/api/matches", with("setup", setup)).await.expect_problem(422, "bad-setup");
    let checked = client.post("/api/games/toy-battle/boards/check", board).await.expect_status(200);
    for faults in [&problem["faults"], &checked["faults"]] {
        let faults = faults.as_array().expect("a list");
        assert!(faults.len() > 1, "the answer must list all faults, not only the first: {faults:?}");
        let named = |fault: &Value| fault["rule"].as_str().is_some_and(|rule| rule.starts_with("MAP-V-"));
        assert!(faults.iter().all(named), "{faults:?}");
    }
    client.send("POST", check, &[], Some("[1, 2]".into())).await.expect_problem(400, "no-board");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_has_the_security_headers() {
    let host = Host::start().await;
    let mut client = host.client();
    for path in ["/api/me", "/api/nothing", "/", "/healthz", "/watch/any/page"] {
        let response = client.get(path).await;
        let policy = response.header("content-security-policy").expect("a policy");
        for part in ["default-src 'self'", "script-src 'self';", "object-src 'none'", "frame-ancestors 'none'"] {
            assert!(policy.contains(part), "{path}: {policy}");
        }
        assert!(!policy.contains("unsafe"), "{policy}");
        assert!(policy.contains(&format!("ws://{}", client.address)), "{policy}");
        assert_eq!(response.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(response.header("cross-origin-opener-policy"), Some("same-origin"), "{path}");
        assert!(response.header("referrer-policy").is_some() && response.header("permissions-policy").is_some());
    }
    let cookie = host.client().post("/api/me", json!({})).await;
    let cookie = cookie.header("set-cookie").expect("a new guest gets a cookie").to_owned();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_serves_its_openapi_document_and_a_folder_has_one_server() {
    let host = Host::start().await;
    let mut client = host.guest().await;
    let id = one_match(&mut client).await;
    let (mut socket, _) = client.look_at(&id, json!("blue")).await;
    socket.act("blue", json!({ "draw": {} })).await;
    let document = client.get("/api/openapi.json").await.expect_status(200);
    assert!(document["openapi"].as_str().is_some_and(|version| version.starts_with("3.1")));
    assert!(document["paths"]["/api/matches/{id}/branch"]["post"].is_object());
    assert!(document["components"]["schemas"]["ServerMessage"].is_object());
    let again = server::Server::start(server::Options { port: 0, ..server::Options::new(&host.folder.0) }).await;
    assert!(again.is_err(), "a second server must not start on the same folder");
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_have_entity_tags_and_unknown_pages_get_the_first_page() {
    let host = Host::start().await;
    let mut client = host.client();
    let first = client.get("/").await;
    let tag = first.header("etag").expect("a tag").to_owned();
    assert_eq!(client.get("/matches/any").await.body, first.body);
    assert_eq!(client.send("GET", "/", &[("if-none-match", &tag)], None).await.status, 304);
    client.get("/no-such-file.js").await.expect_problem(404, "no-such-file");
    client.get("/.sources").await.expect_problem(404, "no-such-file");
    let raw = format!("GET /../Cargo.toml HTTP/1.1\r\nhost: {0}\r\nconnection: close\r\n\r\n", client.address);
    assert_eq!(talk(client.address, raw.as_bytes()).await.status, 404);
}
