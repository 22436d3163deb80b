//! Canaries are strings that must stay secret, such as tokens and names. The test makes the server handle them. Then it
//! searches for them in logs, metrics, error answers and exports.

use crate::common::{scratch, word};
use load::http::{Answer, Line};
use load::process::Server;
use load::socket::Socket;
use serde_json::{Value, json};
use std::net::TcpListener;
use std::path::Path;

/// The name that the guest has chosen.
const NAME: &str = "Kanarienvogel";

/// The name of a figure in an army that is not opened yet.
const FIGURE: &str = "Canary Lancer";

/// Returns a port that is free at this moment.
fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("there are ports");
    listener.local_addr().expect("an address").port()
}

async fn ask(line: Line, method: &str, path: &str, cookie: &str, body: &Value) -> Answer {
    line.request(method, path, cookie, &body.to_string()).await.expect("an answer")
}

/// Sets up a match between two people. One of them brings an army, which the other may not see yet. Returns the id of
/// the match and the code of the invite link.
async fn sealed(line: Line, cookie: &str) -> (String, String) {
    let mut army = shelf::page("plastic-attack-2009").expect("a game of the shelf")["own"]["ready"][0].clone();
    for figure in army["army"].as_array_mut().expect("figures") {
        figure.as_object_mut().expect("a figure").remove("mount");
    }
    army["army"][0]["figure"] = json!(FIGURE);
    let setup = json!({ "edition": "2009", "seats": ["red", "blue"], "options": { "max_turns": 30 }, "odds": true });
    let order = json!({ "game": "plastic-attack-2009", "setup": setup, "seats": [{ "kind": "me" }, { "kind": "invite" }],
        "clock": { "kind": "none" }, "forces": { "red": army } });
    let made = ask(line, "POST", "/api/matches", cookie, &order).await.json().expect("a match");
    let invite =
        made["seats"][1]["invite"].as_str().expect("an invite").rsplit('/').next().expect("a token").to_owned();
    (made["id"].as_str().expect("an id").to_owned(), invite)
}

/// Sets up a match in which a seat resigns at once. Returns its id.
async fn given_up(line: Line, cookie: &str) -> String {
    let order = json!({ "game": "toy-battle", "setup": { "board": "castle-field" },
        "seats": [{ "kind": "me" }, { "kind": "same_device" }], "clock": { "kind": "none" } });
    let made = ask(line, "POST", "/api/matches", cookie, &order).await.json().expect("a match");
    let id = made["id"].as_str().expect("an id").to_owned();
    let mut socket = Socket::open(line, &format!("/api/matches/{id}/socket"), cookie).await.expect("a socket");
    socket.say(json!({ "type": "hello", "seq": null, "look": "blue" }).to_string()).await;
    socket.say(json!({ "type": "act", "id": "a", "seat": "blue", "action": { "resign": {} } }).to_string()).await;
    loop {
        let message = socket.hear().await.expect("the server answers the decision");
        if message["id"] == "a" {
            assert_eq!(message["type"], "accepted", "{message}");
            break;
        }
    }
    id
}

/// Makes a program for the guest. Sends requests with the program's token, of which the server allows only one. Returns
/// the token.
async fn program(line: Line, cookie: &str, id: &str) -> String {
    let made = ask(line, "POST", "/api/me/programs", cookie, &json!({ "name": "Clockwork Cat" })).await;
    let token = made.json().expect("a program")["token"].as_str().expect("a token").to_owned();
    // `Line::request` writes this text into the cookie header, so the line break adds another header.
    let with = |token: &str| format!("none=1\r\nauthorization: Bearer {token}");
    for (token, path, status) in [
        (token.clone(), "/api/me".to_owned(), 200),
        (token.clone(), format!("/api/matches/{id}/engine"), 403),
        (format!("{token}0"), "/api/me".into(), 401),
    ] {
        assert_eq!(ask(line, "GET", &path, &with(&token), &json!({})).await.status, status);
    }
    token
}

/// Sends requests that fail and contain secrets. Returns the answers to requests without a cookie.
async fn mistakes(line: Line, cookie: &str, id: &str, invite: &str) -> String {
    let mut told = String::new();
    for (method, path, cookie, body) in [
        ("GET", format!("/join/{id}/{invite}"), cookie, json!({})),
        ("POST", format!("/api/matches/{id}/join"), cookie, json!({ "token": invite, "and": NAME })),
        ("PUT", "/api/me".into(), cookie, json!({ "nom": NAME })),
        ("GET", format!("/api/matches/{id}/force?seat=red"), "", json!({})),
        ("GET", format!("/api/matches/{id}/record"), "", json!({})),
        ("GET", format!("/api/matches/{id}/replay"), "", json!({})),
        ("POST", format!("/api/matches/{id}/rematch"), "", json!({})),
        ("POST", "/api/matches".into(), cookie, json!({ "game": "chess" })),
        ("DELETE", format!("/api/matches/{id}"), cookie, json!({})),
    ] {
        let answer = ask(line, method, &path, cookie, &body).await;
        if cookie.is_empty() {
            told += &answer.body;
        }
    }
    told
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_secret_is_in_logs_metrics_errors_or_exports() {
    let data = scratch("canary", "data");
    let _nothing_there = std::fs::remove_dir_all(&data);
    let ops = free_port();
    let mut command = Server::command(Path::new(env!("CARGO_BIN_EXE_rumpus")), &data, 0);
    command.args(["--ops", &format!("127.0.0.1:{ops}")]);
    command.envs([("RUMPUS_LOG_LEVEL", "trace"), ("RUMPUS_LOG_FORMAT", "json")]);
    let server = Server::start(command).expect("the server starts");
    let line = Line::to(server.address);

    let me = ask(line, "POST", "/api/me", "", &json!({})).await;
    let cookie = me.cookie.expect("a cookie");
    ask(line, "PUT", "/api/me", &cookie, &json!({ "name": NAME })).await.json().expect("a name");
    let (sealed, invite) = sealed(line, &cookie).await;
    let over = given_up(line, &cookie).await;
    let program = program(line, &cookie, &over).await;
    let errors = mistakes(line, &cookie, &sealed, &invite).await;
    let record = ask(line, "GET", &format!("/api/matches/{over}/record"), "", &json!({})).await;
    assert_eq!(record.status, 200, "{}", record.body);
    let metrics = ask(Line::to(([127, 0, 0, 1], ops).into()), "GET", "/metrics", "", &json!({})).await.body;
    let key: Value =
        serde_json::from_slice(&std::fs::read(data.join("signing-key.json")).expect("a key")).expect("JSON");
    let log = server.kill();

    let token = cookie.split('=').next_back().expect("a token");
    let key = key["secret_key"].as_str().expect("a secret");
    let canaries = [
        ("cookie", token),
        ("program", program.as_str()),
        ("invite", &invite),
        ("name", NAME),
        ("figure", FIGURE),
        ("key", key),
    ];
    let places = [("log", &log), ("metrics", &metrics), ("errors", &errors), ("record", &record.body)];
    for (place, text) in places {
        assert!(text.len() > 500, "{place} has only {} bytes, too few to prove anything: {text}", text.len());
        for (what, canary) in canaries {
            assert!(canary.len() > 8 && !text.contains(canary), "{what} is in {place}: {}", around(text, canary));
        }
    }
    let lines: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).expect("each line is JSON")).collect();
    let joined = lines.iter().find(|line| line["route"] == "/api/matches/{id}/join").expect("each request has a line");
    assert_eq!((&joined["method"], &joined["client"]), (&json!("POST"), &json!("127.0.0.1")), "{joined}");
    assert!(joined["span"]["id"].as_str().is_some_and(|id| id.len() == 16) && joined["status"].is_u64(), "{joined}");
    assert!(word(&data).len() > 1);
}

/// Returns the part of the text around a canary.
fn around<'a>(text: &'a str, canary: &str) -> &'a str {
    let at = text.find(canary).unwrap_or(0);
    text.get(at.saturating_sub(200)..(at + 100).min(text.len())).unwrap_or(text)
}
