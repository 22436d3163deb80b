//! Tests the visibility of matches, and reports about players.

use crate::admin::{id_of, latest, operator};
use crate::common::{Client, Host, Player, setup, token};
use serde_json::{Value, json};
use server::{Limits, Rate};
use std::collections::BTreeSet;

async fn with_visibility(client: &mut Client, visibility: &str) -> Value {
    let order = json!({ "game": "toy-battle", "setup": setup(), "seats": [{ "kind": "me" }, { "kind": "invite" }],
        "clock": { "kind": "none" }, "visibility": visibility });
    let made = client.post("/api/matches", order).await.expect_status(201);
    assert_eq!(made["visibility"], visibility);
    made
}

/// Returns the method and path of every route that names a match, except those of the console.
async fn addresses(host: &Host, id: &str) -> Vec<(String, String)> {
    let document = host.client().get("/api/openapi.json").await.expect_status(200);
    let paths = document["paths"].as_object().expect("paths");
    let ours = paths.iter().filter(|(path, _)| path.contains("/matches/{id}") && !path.starts_with("/api/admin/"));
    let all = ours.flat_map(|(path, methods)| {
        let path = path.replace("{id}", id);
        methods.as_object().expect("methods").keys().map(move |method| (method.to_uppercase(), path.clone()))
    });
    all.collect()
}

/// Returns a body of the form that the route with this path accepts.
fn body_for(path: &str) -> Value {
    match path.rsplit('/').next().unwrap_or_default() {
        "join" => json!({ "token": "0".repeat(64) }),
        "force" => json!({ "seat": "blue", "force": {} }),
        "branch" => json!({ "step": 0, "seat": "blue", "level": 1 }),
        "invite" | "hint" => json!({ "seat": "red" }),
        "reports" => json!({ "category": "other" }),
        _ => json!({}),
    }
}

/// Returns the server's answers to a client on every route of a match, with `ID` in place of the id of the match.
async fn told(host: &Host, client: &Client, id: &str) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for (method, path) in addresses(host, id).await {
        let body = (method != "GET").then(|| body_for(&path).to_string());
        let query = if method == "GET" && path.ends_with("/force") { "?seat=blue" } else { "" };
        let answer = client.clone().send(&method, &format!("{path}{query}"), &[], body).await;
        let text = answer.text_without_id().replace(id, "ID");
        all.insert(format!("{method} {} {} {text}", path.replace(id, "ID"), answer.status));
    }
    all
}

#[tokio::test(flavor = "multi_thread")]
async fn other_guests_cannot_tell_a_private_match_from_one_that_does_not_exist() {
    let often = Rate { per_second: 1_000, burst: 1_000 };
    let limits = Limits {
        requests_per_guest: often,
        replays_per_guest: often,
        reports_per_guest: often,
        hints_per_guest: often,
        ..Limits::default()
    };
    let host = Host::with(limits).await;
    let (mut ann, mut ben, eve) = (host.guest().await, host.guest().await, host.guest().await);
    let made = with_visibility(&mut ann, "private").await;
    let id = made["id"].as_str().expect("an id").to_owned();
    let nothing = "abcdefghijkmnpqr";
    assert_eq!(id.len(), nothing.len());
    for client in [&eve, &host.client()] {
        assert_eq!(told(&host, client, &id).await, told(&host, client, nothing).await, "while the match waits");
        assert_eq!(client.try_sit(&id, &[]).await.err(), Some(404));
    }
    assert!(addresses(&host, &id).await.len() >= 12);
    let invited = |token: &str| format!("/api/matches/{id}?invite={token}");
    let shown = ben.get(&invited(&token(&made, 1))).await.expect_status(200);
    assert_eq!(shown["seats"][1]["kind"], "open", "a guest with the link sees the match");
    ben.get(&invited(&"0".repeat(64))).await.expect_problem(404, "no-such-match");
    ben.join(&id, &token(&made, 1)).await.expect_status(200);
    ben.clone().get(&invited(&token(&made, 1))).await.expect_status(200);
    eve.clone().get(&invited(&token(&made, 1))).await.expect_problem(404, "no-such-match");
    let (mut blue, mut red) = (Player::sit(&ann, &id, "blue", 1).await, Player::sit(&ben, &id, "red", 2).await);
    assert_eq!(told(&host, &eve, &id).await, told(&host, &eve, nothing).await, "while the match is played");
    assert!(!host.client().get("/api/matches?list=watch").await.text().contains(&id));
    tokio::join!(blue.play_out(), red.play_out());
    assert_eq!(told(&host, &eve, &id).await, told(&host, &eve, nothing).await, "once the match is over");
    for path in ["record", "replay"] {
        let path = format!("/api/matches/{id}/{path}");
        assert_eq!(ben.get(&path).await.status, 200, "the players can read the record");
        assert_eq!(eve.clone().get(&path).await.status, 404);
    }
    let again = ben.post(&format!("/api/matches/{id}/rematch"), json!({})).await.expect_status(200);
    assert_eq!(again["visibility"], "private", "a rematch must be private too");
    let next = again["id"].as_str().expect("an id");
    assert_eq!(told(&host, &eve, next).await, told(&host, &eve, nothing).await);
    let branch = ben.post(&format!("/api/matches/{id}/branch"), json!({ "step": 1, "seat": "red", "level": 1 })).await;
    assert_eq!(branch.expect_status(201)["visibility"], "private");
    let host = host.restart().await;
    let eve = Client { address: host.running.address, ..eve };
    assert_eq!(told(&host, &eve, &id).await, told(&host, &eve, nothing).await, "after a restart");
    assert!(!host.operator().get("/metrics").await.text().contains(&id));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_who_leaves_a_private_match_sees_no_more_of_it() {
    let host = Host::start().await;
    let (mut ann, mut ben) = (host.guest().await, host.guest().await);
    let order = json!({ "game": "toy-battle", "setup": setup(),
        "seats": [{ "kind": "invite" }, { "kind": "invite" }], "clock": { "kind": "none" }, "visibility": "private" });
    let made = ann.post("/api/matches", order).await.expect_status(201);
    let id = made["id"].as_str().expect("an id").to_owned();
    ben.join(&id, &token(&made, 1)).await.expect_status(200);
    let mut silent = ben.sit(&id).await;
    let (mut socket, _) = ben.look_at(&id, Value::Null).await;
    socket.say(json!({ "type": "act", "id": "a", "seat": "red", "action": { "resign": {} } })).await;
    let bye = socket.expect("bye").await;
    assert!(bye["reason"].as_str().is_some_and(|why| why.contains("private")), "{bye}");
    ben.get(&format!("/api/matches/{id}")).await.expect_problem(404, "no-such-match");
    ann.get(&format!("/api/matches/{id}")).await.expect_status(200);
    silent.say(json!({ "type": "hello", "seq": null, "look": null })).await;
    while let Some(message) = silent.next().await {
        assert_eq!(
            message["type"], "bye",
            "a socket that has not said hello before must see no more of the match either"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unlisted_match_is_open_to_guests_who_know_its_address() {
    let host = Host::start().await;
    let (mut ann, mut ben, eve) = (host.guest().await, host.guest().await, host.guest().await);
    let mut ids = Vec::new();
    for visibility in ["listed", "unlisted"] {
        let made = with_visibility(&mut ann, visibility).await;
        ids.push(made["id"].as_str().expect("an id").to_owned());
        ben.join(&ids[ids.len() - 1], &token(&made, 1)).await.expect_status(200);
    }
    let list = host.client().get("/api/matches?list=watch").await.text();
    assert!(list.contains(&ids[0]) && !list.contains(&ids[1]), "{list}");
    let (_socket, welcome) = eve.look_at(&ids[1], Value::Null).await;
    assert_eq!(welcome["summary"]["visibility"], "unlisted");
    assert!(ann.get("/api/matches").await.text().contains(&ids[1]), "a player's own matches are always listed");
    let odd = json!({ "game": "toy-battle", "setup": setup(), "seats": [{ "kind": "me" }, { "kind": "invite" }],
        "clock": { "kind": "none" }, "visibility": "secret" });
    ann.post("/api/matches", odd).await.expect_problem(422, "unreadable");
}

#[tokio::test(flavor = "multi_thread")]
async fn operators_see_close_and_reopen_a_report() {
    let often = Rate { per_second: 1_000, burst: 1_000 };
    let host = Host::with(Limits { reports_per_guest: often, ..Limits::default() }).await;
    let (mut ann, mut ben, mut admin) = (host.guest().await, host.guest().await, operator(&host).await);
    let made = with_visibility(&mut ann, "private").await;
    let id = made["id"].as_str().expect("an id").to_owned();
    ben.join(&id, &token(&made, 1)).await.expect_status(200);
    let path = format!("/api/matches/{id}/reports");
    let html = "<b>he</b> is rude & \"loud\"";
    for bad in [
        json!({ "category": "gossip" }),
        json!({ "category": "name", "text": "x".repeat(501) }),
        json!({ "category": "name", "text": "a\u{202e}b" }),
        json!({ "category": "name", "seat": "mauve" }),
        json!({ "category": "name", "seat": "blue" }),
    ] {
        assert_eq!(ann.post(&path, bad.clone()).await.status, 422, "{bad}");
    }
    let order = json!({ "category": "behaviour", "seat": "red", "text": html });
    let received = ann.post(&path, order.clone()).await.expect_status(201);
    assert_eq!(received["status"], "received");
    ann.post(&path, order.clone()).await.expect_problem(409, "reported");
    host.client().post(&path, order).await.expect_problem(404, "no-such-match");
    let reports = admin.get("/api/admin/reports").await.expect_status(200);
    let report = &reports["reports"][0];
    assert_eq!(
        (&report["match"], &report["text"], &report["category"]),
        (&json!(id), &json!(html), &json!("behaviour"))
    );
    assert_eq!(report["about"]["id"], id_of(&mut ben).await);
    assert_eq!(report["reporter"]["id"], id_of(&mut ann).await);
    let n = report["n"].as_f64().expect("a number") as i64;
    let host = host.restart().await;
    (ann.address, admin.address) = (host.running.address, host.running.address);
    admin.post(&format!("/api/admin/reports/{n}/close"), json!({ "reason": "warned" })).await.expect_status(200);
    let (act, subject, reason) = latest(&mut admin).await;
    assert_eq!((act.as_str(), subject, reason.as_str()), ("close-report", n.to_string(), "warned"));
    admin
        .post(&format!("/api/admin/reports/{n}/close"), json!({ "reason": "warned" }))
        .await
        .expect_problem(409, "changed");
    let open = admin.get("/api/admin/reports").await.expect_status(200);
    assert_eq!(open["reports"], json!([]));
    let closed = admin.get("/api/admin/reports?closed=true").await.expect_status(200);
    assert_eq!(closed["reports"][0]["note"], "warned");
    admin.post(&format!("/api/admin/reports/{n}/reopen"), json!({ "reason": "again" })).await.expect_status(200);
    assert_eq!(latest(&mut admin).await.0, "reopen-report");
    assert!(
        ann.get("/api/me/data").await.text().contains("is rude"),
        "a guest's own reports are among the guest's data"
    );
    ann.send("DELETE", "/api/me", &[], None).await.expect_status(204);
    let open = admin.get("/api/admin/reports").await.expect_status(200);
    assert_eq!((&open["reports"][0]["reporter"], &open["reports"][0]["text"]), (&Value::Null, &json!(html)));
}

#[tokio::test(flavor = "multi_thread")]
async fn reports_are_limited_by_rate() {
    let few = Rate { per_second: 1, burst: 2 };
    let host = Host::with(Limits { reports_per_guest: few, ..Limits::default() }).await;
    let (mut ann, mut eve) = (host.guest().await, host.guest().await);
    let mut statuses = Vec::new();
    for _ in 0..4 {
        let made = with_visibility(&mut ann, "listed").await;
        let path = format!("/api/matches/{}/reports", made["id"].as_str().expect("an id"));
        statuses.push(eve.post(&path, json!({ "category": "other" })).await.status);
    }
    assert_eq!(statuses[..2], [201, 201]);
    assert!(statuses[2..].contains(&429), "{statuses:?}");
}
