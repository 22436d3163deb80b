//! Tests games of Attacktix with teams, with three players of whom one wins, and with a draw.

use crate::common::{Client, Host};
use referee::Seeded;
use search::Bot;
use serde_json::{Value, json};

const GAME: &str = "attacktix";

/// Sets up a match of Attacktix in which one guest has all seats, each with a force. Returns its id.
async fn table(client: &mut Client, mode: &str, seats: usize, clock: Value) -> String {
    let names: Vec<String> = (1..=seats).map(|n| format!("p{n}")).collect();
    let plans: Vec<Value> = (0..seats).map(|n| json!({ "kind": if n == 0 { "me" } else { "same_device" } })).collect();
    let setup = json!({ "seats": names, "table": "bare", "mode": mode });
    let force = |name: &String| shelf::bot_force(GAME, &setup, name, Bot::Greedy, &mut Seeded::new(7, 1));
    let forces: serde_json::Map<String, Value> =
        names.iter().map(|name| (name.clone(), force(name).expect("a force is brought"))).collect();
    let order = json!({ "game": GAME, "setup": setup, "seats": plans, "clock": clock, "forces": forces });
    let made = client.post("/api/matches", order).await.expect_status(201);
    assert_eq!(made["status"], "playing");
    made["id"].as_str().expect("an id").to_owned()
}

/// Resigns for these seats in order. Asserts that the game ends with the last resignation and that these seats win, in
/// the frame on the socket and as [`is_over_with`] checks.
async fn ends_with(mode: &str, seats: usize, resigning: &[&str], winners: &[&str]) {
    let host = Host::start().await;
    let mut client = host.guest().await;
    let id = table(&mut client, mode, seats, json!({ "kind": "none" })).await;
    let (mut socket, _) = client.look_at(&id, json!("p1")).await;
    for (n, seat) in resigning.iter().enumerate() {
        socket.say(json!({ "type": "act", "id": seat, "seat": seat, "action": { "resign": {} } })).await;
        let over = socket.expect("step").await["frame"]["status"]["over"].clone();
        assert_eq!(over.is_object(), n + 1 == resigning.len(), "{seat}: {over}");
        if over.is_object() {
            assert_eq!(over["winners"], json!(winners), "winners in the frame");
        }
    }
    is_over_with(host, client, &id, winners).await;
}

/// Asserts that a match is over with these winners, in the summary and in the list of finished games. After a restart,
/// the record must verify and name the same winners.
async fn is_over_with(host: Host, mut client: Client, id: &str, winners: &[&str]) {
    let summary = client.get(&format!("/api/matches/{id}")).await.expect_status(200);
    assert_eq!(
        (&summary["status"], &summary["over"]["winners"]),
        (&json!("over"), &json!(winners)),
        "winners in the summary"
    );
    let list = client.get("/api/matches?list=finished").await.expect_status(200);
    assert_eq!(list["matches"][0]["over"]["winners"], json!(winners), "winners in the list");
    let host = host.restart().await;
    let mut client = Client { address: host.running.address, ..client };
    let record = client.get(&format!("/api/matches/{id}/record")).await.text();
    let record = referee::Record::parse(&record).expect("a download is a record");
    let game = shelf::of_record(&record.header).expect("the game is on the shelf");
    assert_eq!(game.verify(&record), Ok(record.steps.len() as u32), "the record must verify");
    assert_eq!(record.end.expect("the game is over").winners, winners, "winners in the record");
}

#[tokio::test(flavor = "multi_thread")]
async fn both_players_of_a_team_win() {
    ends_with("team", 4, &["p2", "p4"], &["p1", "p3"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_resigned_wins_with_the_team() {
    ends_with("team", 4, &["p4", "p1", "p2"], &["p1", "p3"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_free_for_all_of_three_has_one_winner() {
    ends_with("ffa", 3, &["p1", "p3"], &["p2"]).await;
}

/// The seat p3 resigns, and the time of p1 and p2 soon runs out. So both pass every turn until the last one, and end
/// with the same points in play.
#[tokio::test(flavor = "multi_thread")]
async fn two_players_who_share_the_first_place_draw() {
    let host = Host::start().await;
    let mut client = host.guest().await;
    let id = table(&mut client, "ffa", 3, json!({ "kind": "fischer", "seconds": 1, "increment": 0 })).await;
    let (mut socket, _) = client.look_at(&id, json!("p1")).await;
    assert_eq!(socket.act("p3", json!({ "resign": {} })).await["type"], "accepted");
    let frame = loop {
        let step = socket.expect("step").await;
        if step["frame"]["status"]["over"].is_object() {
            break step["frame"].clone();
        }
    };
    let over = json!({ "winners": [], "by": "turn-cap", "clause": "AT-R-52" });
    assert_eq!(frame["status"]["over"], over, "result in the frame");
    let places = json!([["p1", "p2"], ["p3"]]);
    assert_eq!(frame["view"]["over"]["places"], places, "places in the view");
    let result = frame["events"].as_array().expect("events").last().expect("the last event is the result");
    assert_eq!((&result["type"], &result["places"]), (&json!("result"), &places), "places in the last event");
    is_over_with(host, client, &id, &[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_dispute_adds_no_time_to_any_clock() {
    let host = Host::start().await;
    let mut client = host.guest().await;
    let clock = json!({ "kind": "fischer", "seconds": 600, "increment": 300 });
    let id = table(&mut client, "duel", 2, clock).await;
    let (mut socket, _) = client.look_at(&id, json!("p1")).await;
    for (seat, action, running) in [
        ("p1", json!({ "dispute": { "about": "who begins" } }), json!(["p2"])),
        ("p2", json!({ "call": { "colour": "red" } }), json!(["p1", "p2"])),
        ("p2", json!({ "dispute": { "about": "who ends" } }), json!(["p1"])),
        ("p1", json!({ "call": { "colour": "white" } }), json!(["p1", "p2"])),
    ] {
        assert_eq!(socket.act(seat, action).await["type"], "accepted");
        let (_, welcome) = client.look_at(&id, json!("p1")).await;
        let clock = &welcome["frame"]["clock"];
        assert_eq!(clock["running"], running);
        for seat in ["p1", "p2"] {
            assert!(clock["remaining_ms"][seat].as_f64().is_some_and(|left| left <= 600_000.0), "{clock}");
        }
    }
}
