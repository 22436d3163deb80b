//! Tests the operators' console: logging in, and every action. For each action, tests its effect, how an operator
//! undoes it, and its entry in the audit log.

use crate::common::{Client, Folder, Host, Response, database, first_action, setup, token};
use serde_json::{Value, json};
use server::{AdminOptions, Options, Server, upkeep};
use std::time::Duration;

/// Returns a client that has used a link to log in as an operator.
pub async fn operator(host: &Host) -> Client {
    let mut client = host.client();
    enter(&mut client, &link(host)).await.expect_status(200);
    client
}

/// Makes a link for operators and returns its token.
fn link(host: &Host) -> String {
    let link = upkeep::admin_link(&host.folder.0).expect("a server runs");
    let (page, token) = link.split_once('#').expect("the token stands in the fragment, which no log holds");
    assert_eq!(page, format!("http://{}/admin", host.running.address));
    token.to_owned()
}

async fn enter(client: &mut Client, token: &str) -> Response {
    client.post("/api/admin/session", json!({ "token": token })).await
}

/// Returns the client's guest id.
pub async fn id_of(client: &mut Client) -> String {
    client.get("/api/me").await.expect_status(200)["id"].as_str().expect("an id").to_owned()
}

/// Returns the newest entry of the audit log: the action, its subject (the id of a guest, match or sanction, or empty)
/// and the operator's reason.
pub async fn latest(admin: &mut Client) -> (String, String, String) {
    let log = admin.get("/api/admin/audit").await.expect_status(200);
    let word = |key: &str| log["entries"][0][key].as_str().expect("a text").to_owned();
    (word("act"), word("subject"), word("reason"))
}

fn said(act: &str, subject: &str, reason: &str) -> (String, String, String) {
    (act.into(), subject.into(), reason.into())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_lets_one_operator_in_once() {
    let host = Host::start().await;
    let token = link(&host);
    let mut first = host.client();
    let entered = enter(&mut first, &token).await;
    let cookie = entered.header("set-cookie").expect("a cookie").to_owned();
    for part in ["rumpus-admin=", "; HttpOnly", "; SameSite=Strict", "; Path=/", "Max-Age=43200"] {
        assert!(cookie.contains(part), "{part} in {cookie}");
    }
    let session = entered.expect_status(200);
    assert_eq!(first.get("/api/admin/session").await.expect_status(200)["id"], session["id"]);
    enter(&mut host.client(), &token).await.expect_problem(401, "no-such-link");
    enter(&mut host.client(), "").await.expect_problem(401, "no-such-link");
    let stored = database(&host.folder.0);
    let kept: Vec<u8> =
        stored.query_row("SELECT token_hash FROM admin_sessions", [], |row| row.get(0)).expect("one session");
    assert_ne!(kept, first.cookie.as_deref().expect("a cookie").as_bytes());
    let file = std::fs::read(host.folder.0.join("rumpus.sqlite3")).expect("a file");
    let secret = first.cookie.clone().expect("a cookie").replace("rumpus-admin=", "");
    for secret in [token.as_bytes(), secret.as_bytes()] {
        assert!(!file.windows(secret.len()).any(|some| some == secret), "only hashes are kept");
    }
    let before = first.clone();
    first.send("DELETE", "/api/admin/session", &[], None).await.expect_status(204);
    before.clone().get("/api/admin/overview").await.expect_problem(401, "no-operator");
    assert_eq!(latest(&mut operator(&host).await).await.0, "enter");
    let log = operator(&host).await.get("/api/admin/audit").await.expect_status(200);
    assert!(log["entries"].as_array().expect("entries").iter().any(|entry| entry["act"] == "leave"), "{log}");
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_clients_that_use_a_link_at_once_one_is_let_in() {
    let host = Host::start().await;
    let token = link(&host);
    let tries = (0..8).map(|_| {
        let (mut client, token) = (host.client(), token.clone());
        tokio::spawn(async move { enter(&mut client, &token).await.status })
    });
    let mut entered = Vec::new();
    for one in tries.collect::<Vec<_>>() {
        entered.push(one.await.expect("the task ends"));
    }
    entered.sort_unstable();
    assert_eq!(entered, [200, 401, 401, 401, 401, 401, 401, 401]);
}

#[tokio::test(flavor = "multi_thread")]
async fn links_and_sessions_end_when_their_time_is_up_and_by_the_command() {
    let folder = Folder::new();
    let admin = AdminOptions { link_life: Duration::ZERO, ..AdminOptions::default() };
    let running =
        Server::start(Options { port: 0, admin, ..Options::new(&folder.0) }).await.expect("the server starts");
    let host = Host { folder, running };
    enter(&mut host.client(), &link(&host)).await.expect_problem(401, "no-such-link");

    let host = host.restart().await;
    let mut admin = operator(&host).await;
    let unused = link(&host);
    assert_eq!(upkeep::admin_revoke(&host.folder.0).expect("a server runs"), 1);
    admin.get("/api/admin/overview").await.expect_problem(401, "no-operator");
    enter(&mut host.client(), &unused).await.expect_problem(401, "no-such-link");
    let mut admin = operator(&host).await;
    let log = admin.get("/api/admin/audit").await.expect_status(200);
    let words: Vec<&str> =
        log["entries"].as_array().expect("entries").iter().map(|act| act["act"].as_str().expect("a word")).collect();
    assert_eq!(words, ["enter", "link", "revoke-sessions", "link", "enter", "link", "link"]);

    let Host { folder, running } = host;
    running.shutdown().await.expect("the server stops");
    let short = AdminOptions { session_life: Duration::ZERO, ..AdminOptions::default() };
    let running =
        Server::start(Options { port: 0, admin: short, ..Options::new(&folder.0) }).await.expect("the server starts");
    admin.address = running.address;
    admin.get("/api/admin/overview").await.expect_problem(401, "no-operator");
    running.shutdown().await.expect("the server stops");
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_https_the_cookie_of_an_operator_belongs_to_this_host_alone() {
    let folder = Folder::new();
    let origins = vec!["https://play.example.org".to_owned()];
    let running =
        Server::start(Options { port: 0, origins, ..Options::new(&folder.0) }).await.expect("the server starts");
    let link = upkeep::admin_link(&folder.0).expect("a server runs");
    let token = link.strip_prefix("https://play.example.org/admin#").expect("the address that browsers use");
    let mut admin = Client { address: running.address, cookie: None };
    let entered = enter(&mut admin, token).await;
    let cookie = entered.header("set-cookie").expect("a cookie");
    assert!(cookie.starts_with("__Host-rumpus-admin=") && cookie.contains("; Secure"), "{cookie}");
    admin.get("/api/admin/session").await.expect_status(200);
    // A page on another subdomain can set a cookie whose name lacks the prefix `__Host-`. So the server must ignore
    // such a cookie.
    admin.cookie = admin.cookie.map(|cookie| cookie.replace("__Host-", ""));
    admin.get("/api/admin/session").await.expect_problem(401, "no-operator");
    running.shutdown().await.expect("the server stops");
}

/// Returns the method and path of every route of the console except the login, as the OpenAPI document lists them.
async fn addresses(host: &Host) -> Vec<(String, String)> {
    let document = host.client().get("/api/openapi.json").await.expect_status(200);
    let paths = document["paths"].as_object().expect("paths");
    let ours = paths.iter().filter(|(path, _)| path.starts_with("/api/admin/"));
    let all = ours.flat_map(|(path, methods)| {
        let path = path.replace("{id}", "nobody").replace("{n}", "1");
        methods.as_object().expect("methods").keys().map(move |method| (method.to_uppercase(), path.clone()))
    });
    let all: Vec<_> = all.filter(|(method, path)| !(method == "POST" && path == "/api/admin/session")).collect();
    assert!(all.len() >= 19, "{all:?}");
    all
}

#[tokio::test(flavor = "multi_thread")]
async fn only_operators_get_answers_from_the_addresses_of_the_console() {
    let host = Host::start().await;
    let mut guest = host.guest().await;
    let guests_token =
        guest.cookie.as_deref().and_then(|cookie| cookie.split_once('=')).expect("a cookie").1.to_owned();
    let mut admin = operator(&host).await;
    let forged = ["0".repeat(64), guests_token, "x".into(), String::new()];
    for (method, path) in addresses(&host).await {
        let body = (method != "GET").then(|| "{}".to_owned());
        host.client().send(&method, &path, &[], body.clone()).await.expect_problem(401, "no-operator");
        guest.send(&method, &path, &[], body.clone()).await.expect_problem(401, "no-operator");
        for token in &forged {
            let mut forger = Client { cookie: Some(format!("rumpus-admin={token}")), ..host.client() };
            forger.send(&method, &path, &[], body.clone()).await.expect_problem(401, "no-operator");
        }
        if method != "GET" {
            for origin in ["https://evil.example", "null"] {
                let headers = [("origin", origin)];
                let from_elsewhere = admin.send(&method, &path, &headers, body.clone()).await;
                from_elsewhere.expect_problem(403, "foreign-origin");
            }
        }
        if (method.as_str(), path.as_str()) == ("DELETE", "/api/admin/session") {
            continue; // This route would end the session; another test uses it.
        }
        let known = admin.clone().send(&method, &path, &[], body).await;
        assert!(known.status != 401, "{method} {path} must not ask an operator to log in: {}", known.text());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_audit_log_is_never_changed() {
    let host = Host::start().await;
    let _admin = operator(&host).await;
    let stored = database(&host.folder.0);
    for sql in ["UPDATE audit_log SET act = 'nothing'", "DELETE FROM audit_log", "DELETE FROM audit_log WHERE n = 1"] {
        assert!(stored.execute(sql, []).is_err(), "{sql}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_overview_counts_guests_and_matches_and_shows_disk_use() {
    let host = Host::start().await;
    let mut ann = host.guest().await;
    ann.create(json!([{ "kind": "me" }, { "kind": "invite" }]), json!({ "kind": "none" })).await;
    let mut admin = operator(&host).await;
    let overview = admin.get("/api/admin/overview").await.expect_status(200);
    assert_eq!((&overview["guests"], &overview["waiting"], &overview["playing"]), (&json!(1), &json!(1), &json!(0)));
    for key in ["database_bytes", "free_bytes", "started_ms"] {
        assert!(overview[key].as_f64().is_some_and(|value| value > 0.0), "{key}: {overview}");
    }
    assert!(overview["commits"]["count"].as_f64().is_some_and(|count| count > 0.0), "{overview}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_operator_finds_and_renames_a_guest_and_undoes_it() {
    let host = Host::start().await;
    let (mut ann, mut admin) = (host.guest().await, operator(&host).await);
    ann.put("/api/me", json!({ "name": "Rude Name" })).await.expect_status(200);
    let id = id_of(&mut ann).await;
    let made = ann.create(json!([{ "kind": "me" }, { "kind": "invite" }]), json!({ "kind": "none" })).await;
    let (mut socket, _) = ann.look_at(made["id"].as_str().expect("an id"), Value::Null).await;
    let found = admin.get("/api/admin/guests?search=rude").await.expect_status(200);
    assert_eq!(found["guests"][0]["id"], id.as_str());
    let none = admin.get("/api/admin/guests?search=%25").await.expect_status(200);
    assert_eq!(none["guests"], json!([]), "% must match only itself");
    let path = format!("/api/admin/guests/{id}/name");
    for (name, reason) in [("Bot 3", "why"), ("Tin Fox", ""), ("Tin Fox", " "), ("", "why")] {
        assert_eq!(admin.put(&path, json!({ "name": name, "reason": reason })).await.status, 422);
    }
    let file = admin.put(&path, json!({ "name": "Tin Fox", "reason": "rude" })).await.expect_status(200);
    assert_eq!(file["guest"]["name"], "Tin Fox");
    assert_eq!(latest(&mut admin).await, said("rename", &id, "rude"));
    let log = admin.get("/api/admin/audit").await.expect_status(200);
    assert_eq!(
        log["entries"][0]["detail"], "Rude Name → Tin Fox",
        "the entry holds the old name, so that an operator can undo the renaming"
    );
    assert_eq!(
        socket.expect("summary").await["summary"]["seats"][0]["name"],
        "Tin Fox",
        "the table shows the new name"
    );
    admin.put(&path, json!({ "name": "Rude Name", "reason": "a mistake" })).await.expect_status(200);
    assert_eq!(ann.get("/api/me").await.expect_status(200)["name"], "Rude Name");
    let nobody = admin.put("/api/admin/guests/nobody/name", json!({ "name": "Tin Fox", "reason": "rude" })).await;
    nobody.expect_problem(404, "no-such-guest");
    let file = admin.get(&format!("/api/admin/guests/{id}")).await.expect_status(200);
    assert_eq!((&file["matches"][0]["id"], &file["network"]), (&made["id"], &json!("127.0.0.1/32")));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_match_stays_over_and_shows_the_reason() {
    let host = Host::start().await;
    let (mut ann, mut ben, mut admin) = (host.guest().await, host.guest().await, operator(&host).await);
    let made = ann
        .create(
            json!([{ "kind": "me" }, { "kind": "invite" }]),
            json!({ "kind": "fischer", "seconds": 600, "increment": 5 }),
        )
        .await;
    let id = made["id"].as_str().expect("an id").to_owned();
    ben.join(&id, &token(&made, 1)).await.expect_status(200);
    let (mut socket, welcome) = ann.look_at(&id, Value::Null).await;
    let action = first_action(&welcome["frame"]);
    assert_eq!(socket.act("blue", action.clone()).await["type"], "accepted");
    let path = format!("/api/admin/matches/{id}/close");
    admin.post(&path, json!({ "reason": "" })).await.expect_problem(422, "bad-text");
    let html = "<script>alert(1)</script> & rude";
    let file = admin.post(&path, json!({ "reason": html })).await.expect_status(200);
    assert_eq!((&file["status"], &file["closed"]), (&json!("over"), &json!(html)));
    assert_eq!(latest(&mut admin).await, said("close", &id, html));
    loop {
        let summary = socket.expect("summary").await["summary"].clone();
        if summary["status"] == "over" {
            assert_eq!(
                (&summary["closed"], &summary["over"], &summary["to_move"]),
                (&json!(html), &Value::Null, &json!([]))
            );
            break;
        }
    }
    let refused = socket.act("red", action).await;
    assert_eq!(refused["type"], "rejected", "a closed match accepts no decision");
    admin.post(&path, json!({ "reason": "again" })).await.expect_problem(409, "over");
    let record = ann.get(&format!("/api/matches/{id}/record")).await;
    assert_eq!(record.status, 200);
    assert!(record.text().lines().any(|line| line.contains("\"digest\"")), "{}", record.text());
    let mut host = host.restart().await;
    (ann.address, admin.address) = (host.running.address, host.running.address);
    let summary = ann.get(&format!("/api/matches/{id}")).await.expect_status(200);
    assert_eq!(
        (&summary["status"], &summary["closed"]),
        (&json!("over"), &json!(html)),
        "a restart must not reopen the match"
    );
    let (_socket, welcome) = ann.look_at(&id, Value::Null).await;
    assert_eq!(welcome["summary"]["status"], "over");
    let replay = ann.get(&format!("/api/matches/{id}/replay")).await.expect_status(200);
    assert_eq!(replay["frames"].as_array().map(Vec::len), Some(2));
    host = host.restart().await;
    let Host { folder, running } = host;
    running.shutdown().await.expect("the server stops");
    let report = upkeep::check(&folder.0, &mut |_, _, _| {}).expect("a data folder");
    assert!(report.is_sound(), "a closed match must still replay");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_closed_while_moves_arrive_keeps_the_accepted_moves() {
    let host = Host::start().await;
    let (mut ann, admin) = (host.guest().await, operator(&host).await);
    for _ in 0..6 {
        let made = ann.create(json!([{ "kind": "me" }, { "kind": "same_device" }]), json!({ "kind": "none" })).await;
        let id = made["id"].as_str().expect("an id").to_owned();
        let (mut socket, welcome) = ann.look_at(&id, json!("blue")).await;
        let action = first_action(&welcome["frame"]);
        let closing = {
            let (mut admin, id) = (admin.clone(), id.clone());
            tokio::spawn(async move {
                admin.post(&format!("/api/admin/matches/{id}/close"), json!({ "reason": "a race" })).await
            })
        };
        let answer = socket.act("blue", action).await;
        closing.await.expect("the task ends").expect_status(200);
        let summary = ann.get(&format!("/api/matches/{id}")).await.expect_status(200);
        let steps = u64::from(answer["type"] != "rejected");
        assert_eq!((summary["steps"].as_u64(), &summary["status"]), (Some(steps), &json!("over")), "{answer}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_operator_can_close_a_match_that_waits_for_players() {
    let host = Host::start().await;
    let (mut ann, mut ben, mut admin) = (host.guest().await, host.guest().await, operator(&host).await);
    let made = ann.create(json!([{ "kind": "me" }, { "kind": "invite" }]), json!({ "kind": "none" })).await;
    let id = made["id"].as_str().expect("an id").to_owned();
    admin.post(&format!("/api/admin/matches/{id}/close"), json!({ "reason": "spam" })).await.expect_status(200);
    ben.join(&id, &token(&made, 1)).await.expect_problem(409, "seat-taken");
    let (_socket, welcome) = ann.look_at(&id, Value::Null).await;
    assert_eq!((&welcome["summary"]["status"], &welcome["summary"]["closed"]), (&json!("over"), &json!("spam")));
    admin.post("/api/admin/matches/none/close", json!({ "reason": "spam" })).await.expect_problem(404, "no-such-match");
    let over = admin.get("/api/admin/matches?state=over").await.expect_status(200);
    assert_eq!(over["matches"][0]["id"], id.as_str());
    let playing = admin.get("/api/admin/matches?state=playing").await.expect_status(200);
    assert_eq!(playing["matches"], json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_revoked_invite_link_gives_no_seat_and_the_creator_makes_another() {
    let host = Host::start().await;
    let (mut ann, mut ben, mut admin) = (host.guest().await, host.guest().await, operator(&host).await);
    let made = ann.create(json!([{ "kind": "me" }, { "kind": "invite" }]), json!({ "kind": "none" })).await;
    let id = made["id"].as_str().expect("an id").to_owned();
    let old = token(&made, 1);
    let path = format!("/api/admin/matches/{id}/revoke");
    let order = json!({ "seat": "red", "reason": "it was posted in public" });
    let file = admin.post(&path, order.clone()).await.expect_status(200);
    assert_eq!(file["seats"][1]["invited"], false);
    assert_eq!(latest(&mut admin).await, said("revoke", &id, "it was posted in public"));
    admin.post(&path, order).await.expect_problem(409, "no-invite");
    let wrong = json!({ "seat": "mauve", "reason": "why" });
    admin.post(&path, wrong).await.expect_problem(422, "no-such-seat");
    ben.join(&id, &old).await.expect_problem(403, "no-such-invite");
    let host = host.restart().await;
    (ann.address, ben.address) = (host.running.address, host.running.address);
    ben.join(&id, &old).await.expect_problem(403, "no-such-invite");
    let renew = format!("/api/matches/{id}/invite");
    ben.post(&renew, json!({ "seat": "red" })).await.expect_problem(403, "not-the-creator");
    let renewed = ann.post(&renew, json!({ "seat": "red" })).await.expect_status(200);
    let new = token(&renewed, 1);
    assert_ne!(new, old);
    ben.join(&id, &old).await.expect_problem(403, "no-such-invite");
    ben.join(&id, &new).await.expect_status(200);
    ann.post(&renew, json!({ "seat": "red" })).await.expect_problem(409, "seat-taken");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draining_server_refuses_new_matches_and_games_in_progress_go_on() {
    let host = Host::start().await;
    let (mut ann, mut admin) = (host.guest().await, operator(&host).await);
    let order = json!({ "game": "toy-battle", "setup": setup(), "seats": [{ "kind": "me" }, { "kind": "same_device" }],
        "clock": { "kind": "none" } });
    let made = ann.post("/api/matches", order.clone()).await.expect_status(201);
    assert_eq!(host.client().get("/api/notice").await.expect_status(200)["drain"], Value::Null);
    let soon = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("a time").as_millis() as f64
        + 600_000.0;
    for bad in [
        json!({ "at_ms": 1.0, "reason": "x" }),
        json!({ "at_ms": soon * 2.0, "reason": "x" }),
        json!({ "at_ms": null, "reason": "" }),
    ] {
        assert_eq!(admin.post("/api/admin/drain", bad).await.status, 422);
    }
    admin.post("/api/admin/drain", json!({ "at_ms": soon, "reason": "an upgrade" })).await.expect_status(200);
    assert_eq!(latest(&mut admin).await, said("drain", "", "an upgrade"));
    assert_eq!(host.client().get("/api/notice").await.expect_status(200)["drain"]["at_ms"], soon);
    let refused = ann.post("/api/matches", order.clone()).await;
    assert!(refused.header("retry-after").is_some());
    refused.expect_problem(503, "draining");
    host.operator().get("/readyz").await.expect_problem(503, "draining");
    host.operator().get("/healthz").await.expect_status(200);
    let id = made["id"].as_str().expect("an id");
    let (mut socket, welcome) = ann.look_at(id, json!("blue")).await;
    let action = first_action(&welcome["frame"]);
    assert_eq!(socket.act("blue", action).await["type"], "accepted", "games in progress go on");
    let cancel = Some(json!({ "reason": "not today" }).to_string());
    admin.send("DELETE", "/api/admin/drain", &[], cancel.clone()).await.expect_status(200);
    assert_eq!(latest(&mut admin).await, said("end-drain", "", "not today"));
    admin.send("DELETE", "/api/admin/drain", &[], cancel).await.expect_problem(409, "no-drain");
    ann.post("/api/matches", order).await.expect_status(201);
    host.operator().get("/readyz").await.expect_status(200);
}
