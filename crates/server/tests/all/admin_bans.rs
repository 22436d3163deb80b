//! Tests mutes of guests, and bans of guests and of ranges of addresses.

use crate::admin::{id_of, latest, operator};
use crate::common::{Client, Folder, Host, army, army_named, battle, first_action, setup, token};
use serde_json::{Value, json};
use server::{Options, Server, upkeep};

async fn sanction(admin: &mut Client, id: &str, kind: &str, hours: Value) -> Value {
    let order = json!({ "kind": kind, "reason": "rude to others", "hours": hours });
    let file = admin.post(&format!("/api/admin/guests/{id}/sanctions"), order).await.expect_status(200);
    file["sanctions"][0]["id"].clone()
}

async fn lift(admin: &mut Client, sanction: &Value) {
    let path = format!("/api/admin/sanctions/{}/lift", sanction.as_str().expect("an id"));
    admin.post(&path, json!({ "reason": "enough" })).await.expect_status(200);
    admin.post(&path, json!({ "reason": "again" })).await.expect_problem(404, "no-such-sanction");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_banned_guest_is_told_why_and_counts_as_absent() {
    let host = Host::start().await;
    let (mut ann, mut ben, mut admin) = (host.guest().await, host.guest().await, operator(&host).await);
    let clock = json!({ "kind": "fischer", "seconds": 600, "increment": 0 });
    let made = ann.create(json!([{ "kind": "me" }, { "kind": "invite" }]), clock).await;
    let match_id = made["id"].as_str().expect("an id").to_owned();
    ben.join(&match_id, &token(&made, 1)).await.expect_status(200);
    let (mut anns, _) = ann.look_at(&match_id, Value::Null).await;
    let (mut bens, _) = ben.look_at(&match_id, Value::Null).await;
    let id = id_of(&mut ann).await;
    let ban = sanction(&mut admin, &id, "ban", json!(24)).await;
    let (act, subject, reason) = latest(&mut admin).await;
    assert_eq!((act.as_str(), subject.as_str(), reason.as_str()), ("ban", id.as_str(), "rude to others"));
    let bye = anns.expect("bye").await;
    assert!(bye["reason"].as_str().is_some_and(|why| why.contains("rude to others") && why.contains("until")), "{bye}");
    let problem = ann.get("/api/me").await.expect_problem(403, "banned");
    assert_eq!(problem["reason"], "rude to others");
    assert!(problem["until_ms"].as_f64().is_some());
    for path in ["/api/matches", &format!("/api/matches/{match_id}"), &format!("/api/matches/{match_id}/socket")] {
        ann.get(path).await.expect_problem(403, "banned");
    }
    assert_eq!(ann.try_sit(&match_id, &[]).await.err(), Some(403));
    ann.get("/api/me/data").await.expect_status(200);
    loop {
        let summary = bens.expect("summary").await["summary"].clone();
        if summary["seats"][0]["online"] == false {
            assert_eq!(summary["status"], "playing", "the match and its clocks go on");
            break;
        }
    }
    let again = json!({ "kind": "ban", "reason": "more", "hours": 1 });
    admin.post(&format!("/api/admin/guests/{id}/sanctions"), again).await.expect_problem(409, "already");
    let host = host.restart().await;
    (ann.address, admin.address) = (host.running.address, host.running.address);
    ann.get("/api/me").await.expect_problem(403, "banned");
    lift(&mut admin, &ban).await;
    let (act, subject, reason) = latest(&mut admin).await;
    assert_eq!((act.as_str(), subject.as_str(), reason.as_str()), ("unban", id.as_str(), "enough"));
    let (mut socket, welcome) = ann.look_at(&match_id, Value::Null).await;
    let action = first_action(&welcome["frame"]);
    assert_eq!(
        socket.act("blue", action).await["type"],
        "accepted",
        "the guest must still have the seat after the ban"
    );
    let host = host.restart().await;
    ann.address = host.running.address;
    ann.get("/api/me").await.expect_status(200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ban_ends_by_itself() {
    let host = Host::start().await;
    let (mut ann, mut admin) = (host.guest().await, operator(&host).await);
    let id = id_of(&mut ann).await;
    sanction(&mut admin, &id, "ban", json!(1)).await;
    ann.get("/api/me").await.expect_problem(403, "banned");
    let Host { folder, running } = host;
    running.shutdown().await.expect("the server stops");
    crate::common::database(&folder.0).execute("UPDATE sanctions SET until_ms = 1", []).expect("an hour passes");
    let running = Server::start(Options { port: 0, ..Options::new(&folder.0) }).await.expect("the server starts");
    ann.address = running.address;
    ann.get("/api/me").await.expect_status(200);
    running.shutdown().await.expect("the server stops");
    for hours in [json!(0), json!(87_601), json!(-1), json!("1")] {
        let order = json!({ "kind": "ban", "reason": "x", "hours": hours });
        assert!(
            serde_json::from_value::<wire::SanctionOrder>(order)
                .map_or(true, |order| !(1..=87_600).contains(&order.hours.unwrap_or(0)))
        );
    }
}

/// Plays a match to its end on a custom board with a name that the guest chose, and returns the id of the match.
async fn finished_on_an_own_board(client: &mut Client) -> String {
    let mut board = shelf::page("toy-battle").expect("a game")["boards"][0].clone();
    board["name"] = json!({ "en": "A board of yesterday" });
    let order = json!({ "game": "toy-battle", "setup": { "board": board, "options": { "starter": "blue" } },
        "seats": [{ "kind": "me" }, { "kind": "bot", "level": 1 }], "clock": { "kind": "none" } });
    let made = client.post("/api/matches", order).await.expect_status(201);
    let id = made["id"].as_str().expect("an id").to_owned();
    let (mut socket, _) = client.look_at(&id, Value::Null).await;
    socket.act("blue", json!({ "resign": {} })).await;
    while client.get(&format!("/api/matches/{id}")).await.expect_status(200)["status"] != "over" {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    id
}

#[tokio::test(flavor = "multi_thread")]
async fn a_muted_guest_sends_no_texts_of_its_own_and_plays_on() {
    let host = Host::start().await;
    let (mut ann, mut admin) = (host.guest().await, operator(&host).await);
    let id = id_of(&mut ann).await;
    let earlier = finished_on_an_own_board(&mut ann).await;
    let mute = sanction(&mut admin, &id, "mute", Value::Null).await;
    let refused = ann.put("/api/me", json!({ "name": "Louder" })).await.expect_problem(403, "muted");
    assert_eq!(refused["reason"], "rude to others");
    let game = "plastic-attack-2009";
    let (seats, ready) = (json!([{ "kind": "me" }, { "kind": "invite" }]), json!({ "red": army(game, 0) }));
    let (_, match_id) = ann.muster(game, seats.clone(), ready).await;
    let own = army_named(game, 0, "A rude word");
    ann.bring(&match_id, "red", own.clone()).await.expect_problem(403, "muted");
    ann.bring(&match_id, "red", army(game, 1)).await.expect_status(200);
    let order = json!({ "game": game, "setup": battle("2009", 2), "seats": seats, "clock": { "kind": "none" }, "forces": { "red": own } });
    ann.post("/api/matches", order.clone()).await.expect_problem(403, "muted");
    let mut board = shelf::page("toy-battle").expect("a game")["boards"][0].clone();
    board["name"] = json!({ "en": "A rude board" });
    let with_board = |board: &Value| {
        json!({ "game": "toy-battle", "setup": { "board": board, "options": { "starter": "blue" } },
        "seats": [{ "kind": "me" }, { "kind": "same_device" }], "clock": { "kind": "none" } })
    };
    ann.post("/api/matches", with_board(&board)).await.expect_problem(403, "muted");
    ann.create(json!([{ "kind": "me" }, { "kind": "bot", "level": 1 }]), json!({ "kind": "none" })).await;
    let rematch = format!("/api/matches/{earlier}/rematch");
    ann.post(&rematch, json!({})).await.expect_problem(403, "muted");
    let branch = json!({ "step": 0, "seat": "blue", "level": 1 });
    ann.post(&format!("/api/matches/{earlier}/branch"), branch).await.expect_problem(403, "muted");
    let host = host.restart().await;
    (ann.address, admin.address) = (host.running.address, host.running.address);
    ann.put("/api/me", json!({ "name": "Louder" })).await.expect_problem(403, "muted");
    lift(&mut admin, &mute).await;
    assert_eq!(latest(&mut admin).await.0, "unmute");
    ann.put("/api/me", json!({ "name": "Louder" })).await.expect_status(200);
    ann.post("/api/matches", order).await.expect_status(201);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_can_submit_texts_with_invisible_characters() {
    let host = Host::start().await;
    let mut ann = host.guest().await;
    let game = "plastic-attack-2009";
    let (seats, ready) = (json!([{ "kind": "me" }, { "kind": "invite" }]), json!({ "red": army(game, 0) }));
    let (_, match_id) = ann.muster(game, seats, ready).await;
    let hidden = army_named(game, 0, "a\u{202e}b");
    ann.bring(&match_id, "red", hidden).await.expect_problem(422, "bad-text");
    ann.bring(&match_id, "red", army_named(game, 0, "A name")).await.expect_status(200);
}

/// Starts a server behind a trusted proxy, so that a test can choose the address of a client. Returns the server, and
/// an operator who connects from this machine.
async fn behind_proxy() -> (Host, Client) {
    let folder = Folder::new();
    let trusted_proxies = vec!["127.0.0.0/8".parse().expect("a network")];
    let options = Options { port: 0, trusted_proxies, ..Options::new(&folder.0) };
    let host = Host { running: Server::start(options).await.expect("the server starts"), folder };
    let link = upkeep::admin_link(&host.folder.0).expect("a server runs");
    let token = link.split_once('#').expect("a token").1.to_owned();
    let mut admin = host.client();
    admin.post("/api/admin/session", json!({ "token": token })).await.expect_status(200);
    (host, admin)
}

async fn status_from(host: &Host, address: &str, path: &str) -> u16 {
    host.client().send("GET", path, &[("x-forwarded-for", address)], None).await.status
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ban_of_a_range_holds_for_all_its_addresses_and_for_no_other() {
    let (host, mut admin) = behind_proxy().await;
    let ban = |network: &str| json!({ "network": network, "reason": "a flood", "hours": 24 });
    for (said, kept, inside, outside) in [
        ("203.0.113.77/24", "203.0.113.0/24", "203.0.113.200", "203.0.114.1"),
        ("::ffff:198.51.100.7", "198.51.100.7/32", "::ffff:198.51.100.7", "198.51.100.8"),
        ("2001:db8:1::9/48", "2001:db8:1::/48", "2001:db8:1:ffff::1", "2001:db8:2::1"),
        ("2001:db8:9:9::1", "2001:db8:9:9::/64", "2001:db8:9:9:8:7:6:5", "2001:db8:9:a::1"),
    ] {
        assert_eq!(status_from(&host, inside, "/api/games").await, 200);
        let all = admin.post("/api/admin/ranges", ban(said)).await.expect_status(200);
        assert_eq!(all["sanctions"][0]["network"], kept, "{all}");
        assert_eq!(latest(&mut admin).await.1, kept);
        assert_eq!(status_from(&host, inside, "/api/games").await, 403, "{inside}");
        assert_eq!(status_from(&host, outside, "/api/games").await, 200, "{outside}");
        assert_eq!(status_from(&host, inside, "/").await, 200, "{inside} must get the page, which can show the reason");
    }
    for bad in ["0.0.0.0/0", "::/0", "1.2.3.4/33", "nobody", "", "2001:db8::1/128", "::ffff:0.0.0.0/96"] {
        admin.post("/api/admin/ranges", ban(bad)).await.expect_problem(422, "bad-range");
    }
    let all = admin.get("/api/admin/sanctions").await.expect_status(200);
    for held in all["sanctions"].as_array().expect("bans") {
        lift(&mut admin, &held["id"]).await;
    }
    assert_eq!(status_from(&host, "203.0.113.200", "/api/games").await, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_operator_who_bans_its_own_address_is_warned_and_keeps_the_console() {
    let (host, mut admin) = behind_proxy().await;
    let mut ann = host.guest().await;
    let made = ann.create(json!([{ "kind": "me" }, { "kind": "invite" }]), json!({ "kind": "none" })).await;
    let (mut socket, _) = ann.look_at(made["id"].as_str().expect("an id"), Value::Null).await;
    let order = |confirm: bool| json!({ "network": "127.0.0.0/8", "reason": "a test", "hours": 1, "confirm": confirm });
    admin.post("/api/admin/ranges", order(false)).await.expect_problem(409, "own-range");
    ann.get("/api/me").await.expect_status(200);
    let all = admin.post("/api/admin/ranges", order(true)).await.expect_status(200);
    assert!(socket.expect("bye").await["reason"].as_str().is_some_and(|why| why.contains("a test")));
    ann.get("/api/me").await.expect_problem(403, "banned");
    let setup = json!({ "game": "toy-battle", "setup": setup(), "seats": [{ "kind": "me" }, { "kind": "me" }], "clock": { "kind": "none" } });
    host.client().post("/api/matches", setup).await.expect_problem(403, "banned");
    lift(&mut admin, &all["sanctions"][0]["id"]).await;
    ann.get("/api/me").await.expect_status(200);
}
