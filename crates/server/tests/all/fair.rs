//! Tests fair luck: players commit to seeds, the server publishes the commitments, the players reveal their seeds, and
//! the record proves that the luck follows from the seeds.

use crate::common::{Client, EDITIONS, Host, Player, SEATS, Socket, army, battle, setup, token};
use crate::undo::{answer, find_quiet, undo};
use referee::{Hex32, Record, seat_commitment};
use serde_json::{Value, json};

/// Returns the seed whose bytes are all `n`.
fn seed(n: u8) -> Hex32 {
    Hex32([n; 32])
}

/// Sets up a match with fair luck between two guests who are both connected. Returns the guests, their sockets and the
/// id of the match.
async fn two(host: &Host) -> (Client, Client, Socket, Socket, String) {
    two_in(host, "listed").await
}

/// Does the same as [`two`], for a match of this visibility.
async fn two_in(host: &Host, visibility: &str) -> (Client, Client, Socket, Socket, String) {
    let (mut blue, mut red) = (host.guest().await, host.guest().await);
    let seats = json!([{ "kind": "me" }, { "kind": "invite" }]);
    let order = json!({ "game": "toy-battle", "setup": setup(), "seats": seats, "clock": { "kind": "none" },
        "luck": "fair-1", "visibility": visibility });
    let made = blue.post("/api/matches", order).await.expect_status(201);
    let id = made["id"].as_str().expect("an id").to_owned();
    assert_eq!(made["fair"]["seats"], json!([{ "seat": "blue", "committed": false, "revealed": false }]));
    red.join(&id, &token(&made, 1)).await.expect_status(200);
    let (of_blue, welcome) = blue.look_at(&id, Value::Null).await;
    assert_eq!((&welcome["frame"], &welcome["summary"]["fair"]["published"]), (&Value::Null, &Value::Null));
    let (of_red, _) = red.look_at(&id, Value::Null).await;
    (blue, red, of_blue, of_red, id)
}

async fn said(socket: &mut Socket, kind: &str, seat: &str, value: &str) -> Value {
    let id = format!("{kind}-{seat}-{}", value.len());
    let key = if kind == "commit" { "commitment" } else { "seed" };
    socket.say(json!({ "type": kind, "id": id, "seat": seat, key: value })).await;
    loop {
        let answer = socket.next().await.expect("the socket stays open");
        if answer["id"] == id {
            return answer;
        }
    }
}

async fn commit(socket: &mut Socket, id: &str, seat: &str, n: u8) {
    let answer = said(socket, "commit", seat, &seat_commitment(id, seat, seed(n)).to_string()).await;
    assert_eq!(answer["type"], "accepted", "{answer}");
}

/// Waits until the server publishes the commitments, and returns the `fair` part of the summary.
async fn published(socket: &mut Socket) -> Value {
    loop {
        let summary = socket.expect("summary").await["summary"].clone();
        if !summary["fair"]["published"].is_null() {
            return summary["fair"].clone();
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_seeds_of_all_players_decide_the_deal_and_the_record_proves_it() {
    let host = Host::start().await;
    let (blue, red, mut of_blue, mut of_red, id) = two(&host).await;
    commit(&mut of_blue, &id, "blue", 7).await;
    commit(&mut of_red, &id, "red", 8).await;
    let before = published(&mut of_red).await["published"].clone();
    assert_eq!(before["seats"][0]["commitment"], seat_commitment(&id, "blue", seed(7)).to_string());

    // The server keeps commitments and seeds through a restart, both before and after the deal.
    let host = host.restart().await;
    let at = |client: &Client, host: &Host| Client { address: host.running.address, ..client.clone() };
    let (mut of_blue, welcome) = at(&blue, &host).look_at(&id, Value::Null).await;
    assert_eq!(welcome["summary"]["fair"]["published"], before);
    let (mut of_red, _) = at(&red, &host).look_at(&id, Value::Null).await;
    assert_eq!(said(&mut of_blue, "reveal", "blue", &seed(7).to_string()).await["type"], "accepted");
    assert_eq!(said(&mut of_red, "reveal", "red", &seed(8).to_string()).await["type"], "accepted");
    of_blue.expect("welcome").await;
    let mut first = Player::sit(&at(&blue, &host), &id, "blue", 1).await;
    let mut second = Player::sit(&at(&red, &host), &id, "red", 2).await;
    let enough = |frame: &Value| frame["seq"].as_u64() >= Some(6);
    tokio::join!(first.play_until(enough), second.play_until(enough));
    let mut client = at(&blue, &host);
    client.get(&format!("/api/matches/{id}/fair")).await.expect_problem(409, "not-over");
    let host = host.restart().await;
    let mut first = Player::sit(&at(&blue, &host), &id, "blue", 3).await;
    let mut second = Player::sit(&at(&red, &host), &id, "red", 4).await;
    tokio::join!(first.play_out(), second.play_out());

    let mut client = at(&blue, &host);
    let text = client.get(&format!("/api/matches/{id}/record")).await.text();
    let record = Record::parse(&text).expect("a record");
    let fair = record.fair.clone().expect("the record holds the commitments and seeds");
    assert_eq!((fair.seats[0].seed, fair.seats[1].seed), (seed(7), seed(8)));
    assert_eq!(
        (fair.terms.to_string(), fair.server.commitment.to_string()),
        (word(&before["terms"]), word(&before["server"]))
    );
    let game = shelf::of_record(&record.header).expect("a game");
    assert_eq!(game.verify(&record), Ok(record.steps.len() as u32));
    let check = client.get(&format!("/api/matches/{id}/fair")).await.expect_status(200);
    assert_eq!((&check["fault"], &check["commitments"]), (&Value::Null, &before));
    assert_eq!(check["server"], fair.server.seed.to_string());

    // Before the end, no message held the server's seed or the seed of another seat.
    let texts = of_red.texts.iter().chain(&of_blue.texts).chain(&first.socket.texts).chain(&second.socket.texts);
    for secret in [fair.server.seed, seed(7), seed(8)] {
        assert!(texts.clone().all(|text| !text.contains(&secret.to_string())), "{secret}");
    }

    lies_are_found(&id, &record);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_record_proves_its_luck_after_an_undo() {
    let host = Host::start().await;
    for _ in 0..20 {
        let (blue, red, mut of_blue, mut of_red, id) = two(&host).await;
        commit(&mut of_blue, &id, "blue", 7).await;
        commit(&mut of_red, &id, "red", 8).await;
        published(&mut of_red).await;
        assert_eq!(said(&mut of_blue, "reveal", "blue", &seed(7).to_string()).await["type"], "accepted");
        assert_eq!(said(&mut of_red, "reveal", "red", &seed(8).to_string()).await["type"], "accepted");
        of_blue.expect("welcome").await;
        let (mut of_blue, welcome) = blue.look_at(&id, json!("blue")).await;
        let Some(action) = find_quiet(&welcome["frame"]) else { continue };
        assert_eq!(of_blue.act("blue", action).await["seq"], 1);
        assert_eq!(undo(&mut of_blue, "back", "blue", 0).await["type"], "accepted");
        assert_eq!(answer(&mut of_red, "yes", "red", true).await["type"], "accepted");
        let (_, again) = blue.look_at(&id, json!("blue")).await;
        assert_eq!((&again["frame"]["seq"], &again["frame"]["view"]), (&json!(2), &welcome["frame"]["view"]));
        let mut first = Player::sit(&blue, &id, "blue", 1).await;
        let mut second = Player::sit(&red, &id, "red", 2).await;
        tokio::join!(first.play_out(), second.play_out());

        let mut client = blue.clone();
        let text = client.get(&format!("/api/matches/{id}/record")).await.text();
        let record = Record::parse(&text).expect("a record");
        let game = shelf::of_record(&record.header).expect("a game");
        assert_eq!(game.verify(&record), Ok(record.steps.len() as u32));
        let check = client.get(&format!("/api/matches/{id}/fair")).await.expect_status(200);
        assert_eq!(check["fault"], Value::Null);
        return;
    }
    panic!("in none of 20 matches was blue dealt a Troop without an effect");
}

/// Asserts that a record does not verify if the seed of the server or of a seat in it is changed.
fn lies_are_found(id: &str, record: &Record) {
    let game = shelf::of_record(&record.header).expect("a game");
    let terms = record.fair.as_ref().expect("seeds").terms;
    let mut lie = record.clone();
    let seeds = lie.fair.as_mut().expect("seeds");
    seeds.server.seed = seed(9);
    assert!(
        game.verify(&lie)
            .expect_err("a record with a changed seed must not verify")
            .to_string()
            .contains("the seed of the server does not match its commitment")
    );
    seeds_of(&mut lie).server.commitment = referee::server_commitment(id, terms, seed(9));
    assert!(
        game.verify(&lie)
            .expect_err("a record with a changed seed must not verify")
            .to_string()
            .contains("but the seeds give")
    );
    let mut lie = record.clone();
    seeds_of(&mut lie).seats[1].seed = seed(1);
    seeds_of(&mut lie).seats[1].commitment = seat_commitment(id, "red", seed(1));
    assert!(
        game.verify(&lie)
            .expect_err("a record with a changed seed must not verify")
            .to_string()
            .contains("but the seeds give")
    );
}

fn seeds_of(record: &mut Record) -> &mut referee::FairRecord {
    record.fair.as_mut().expect("seeds")
}

fn word(value: &Value) -> String {
    value.as_str().expect("a word").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_false_commitment_or_seed_is_refused() {
    let host = Host::start().await;
    let (_, _, mut of_blue, mut of_red, id) = two(&host).await;
    let kind = |answer: Value| word(&answer["problem"]["type"]);
    assert_eq!(kind(said(&mut of_blue, "commit", "blue", "abc").await), "/problems/bad-seed");
    assert_eq!(kind(said(&mut of_blue, "commit", "red", &seed(1).to_string()).await), "/problems/not-your-seat");
    assert_eq!(kind(said(&mut of_blue, "reveal", "blue", &seed(7).to_string()).await), "/problems/not-published");
    commit(&mut of_blue, &id, "blue", 6).await;
    commit(&mut of_blue, &id, "blue", 7).await;
    commit(&mut of_red, &id, "red", 8).await;
    published(&mut of_red).await;
    let other = seat_commitment(&id, "red", seed(9)).to_string();
    assert_eq!(kind(said(&mut of_red, "commit", "red", &other).await), "/problems/published");
    assert_eq!(kind(said(&mut of_red, "reveal", "red", &seed(9).to_string()).await), "/problems/other-seed");
    assert_eq!(said(&mut of_red, "reveal", "red", &seed(8).to_string()).await["type"], "accepted");
    assert_eq!(said(&mut of_red, "reveal", "red", &seed(8).to_string()).await["type"], "accepted", "a retry");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_leaves_after_the_commitments_are_published_ends_the_match() {
    let host = Host::start().await;
    let (mut blue, _, mut of_blue, mut of_red, id) = two(&host).await;
    commit(&mut of_blue, &id, "blue", 7).await;
    commit(&mut of_red, &id, "red", 8).await;
    published(&mut of_red).await;
    said(&mut of_blue, "reveal", "blue", &seed(7).to_string()).await;
    assert_eq!(of_red.act("red", json!({ "resign": {} })).await["type"], "accepted");
    let summary = blue.get(&format!("/api/matches/{id}")).await.expect_status(200);
    assert_eq!((&summary["status"], &summary["steps"]), (&json!("over"), &json!(0)));
    assert!(!summary["fair"]["published"].is_null(), "the summary shows that the commitments were published");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_commitment_is_dropped_when_its_guest_leaves_the_seat() {
    let host = Host::start().await;
    let (mut blue, _, mut of_blue, mut of_red, id) = two(&host).await;
    commit(&mut of_red, &id, "red", 8).await;
    assert_eq!(of_red.act("red", json!({ "resign": {} })).await["type"], "accepted");
    let made = blue.get(&format!("/api/matches/{id}")).await.expect_status(200);
    let mut third = host.guest().await;
    third.join(&id, &token(&made, 1)).await.expect_status(200);
    commit(&mut of_blue, &id, "blue", 7).await;
    let summary = blue.get(&format!("/api/matches/{id}")).await.expect_status(200);
    assert_eq!(summary["fair"]["published"], Value::Null, "the guest who took the seat has not committed yet");
    let (mut of_third, _) = third.look_at(&id, Value::Null).await;
    commit(&mut of_third, &id, "red", 9).await;
    let fair = published(&mut of_third).await;
    assert_eq!(fair["published"]["seats"][1]["commitment"], seat_commitment(&id, "red", seed(9)).to_string());
}

#[tokio::test(flavor = "multi_thread")]
async fn matches_of_bots_alone_have_no_fair_luck_and_other_matches_take_no_seeds() {
    let host = Host::start().await;
    let mut client = host.guest().await;
    let bots = json!([{ "kind": "bot", "level": 1 }, { "kind": "bot", "level": 1 }]);
    let order = json!({ "game": "toy-battle", "setup": setup(), "seats": bots, "clock": { "kind": "none" },
        "luck": "fair-1" });
    let answer = client.post("/api/matches", order).await;
    assert_eq!(answer.status / 100, 4, "{}", answer.text());
    let seats = json!([{ "kind": "me" }, { "kind": "same_device" }]);
    let made = client.create(seats, json!({ "kind": "none" })).await;
    let id = word(&made["id"]);
    let (mut socket, _) = client.look_at(&id, json!("blue")).await;
    let answer = said(&mut socket, "commit", "blue", &seed(1).to_string()).await;
    assert_eq!(answer["problem"]["type"], "/problems/no-fair-luck");
}

/// The match has hidden armies, one guest at two seats and a bot at the third. Each of the guest's seats has a seed;
/// the bot's seat has none.
#[tokio::test(flavor = "multi_thread")]
async fn all_armies_are_submitted_before_the_commitments_are_published_and_a_bot_has_no_seed() {
    let host = Host::start().await;
    let mut guest = host.guest().await;
    let (game, edition) = EDITIONS[0];
    let seats = json!([{ "kind": "me" }, { "kind": "same_device" }, { "kind": "bot", "level": 1 }]);
    let order = json!({ "game": game, "setup": battle(edition, 3), "seats": seats, "clock": { "kind": "none" },
        "forces": { "red": army(game, 0) }, "luck": "fair-1" });
    let made = guest.post("/api/matches", order).await.expect_status(201);
    let id = word(&made["id"]);
    let [first, second] = [SEATS[0], SEATS[1]];
    let (mut socket, _) = guest.look_at(&id, Value::Null).await;
    commit(&mut socket, &id, first, 1).await;
    commit(&mut socket, &id, second, 2).await;
    let summary = guest.get(&format!("/api/matches/{id}")).await.expect_status(200);
    assert_eq!(summary["fair"]["published"], Value::Null, "the server must not publish while an army is missing");
    guest.bring(&id, second, army(game, 1)).await.expect_status(200);
    let fair = published(&mut socket).await;
    let named: Vec<&Value> = fair["seats"].as_array().expect("seats").iter().map(|seat| &seat["seat"]).collect();
    assert_eq!(named, [first, second]);
    guest.bring(&id, first, army(game, 1)).await.expect_problem(409, "begun");
    for (seat, n) in [(first, 1), (second, 2)] {
        assert_eq!(said(&mut socket, "reveal", seat, &seed(n).to_string()).await["type"], "accepted");
    }
    let welcome = socket.expect("welcome").await;
    assert_eq!(welcome["summary"]["status"], "playing");

    // A rematch has fair luck too, with new commitments and seeds.
    assert_eq!(socket.act(first, json!({ "resign": {} })).await["type"], "accepted");
    assert_eq!(socket.act(second, json!({ "resign": {} })).await["type"], "accepted");
    let again = guest.post(&format!("/api/matches/{id}/rematch"), json!({})).await.expect_status(200);
    assert_eq!(again["fair"]["published"], Value::Null);
    assert_ne!(again["id"], made["id"]);
    let text = guest.get(&format!("/api/matches/{id}/record")).await.text();
    let record = Record::parse(&text).expect("a record");
    assert_eq!(record.fair.as_ref().map(|fair| fair.seats.len()), Some(2));
    assert_eq!(shelf::of_record(&record.header).expect("a game").verify(&record), Ok(record.steps.len() as u32));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_who_leaves_a_private_rematch_sees_no_more_of_it() {
    let host = Host::start().await;
    let (mut blue, mut red, mut of_blue, mut of_red, id) = two_in(&host, "private").await;
    commit(&mut of_blue, &id, "blue", 7).await;
    commit(&mut of_red, &id, "red", 8).await;
    published(&mut of_red).await;
    assert_eq!(said(&mut of_blue, "reveal", "blue", &seed(7).to_string()).await["type"], "accepted");
    assert_eq!(said(&mut of_red, "reveal", "red", &seed(8).to_string()).await["type"], "accepted");
    assert_eq!(of_blue.act("blue", json!({ "resign": {} })).await["type"], "accepted");
    let rematch = format!("/api/matches/{id}/rematch");
    let again = blue.post(&rematch, json!({})).await.expect_status(200);
    assert_eq!((&again["visibility"], &again["status"]), (&json!("private"), &json!("waiting")));
    let next = word(&again["id"]);
    assert_eq!(red.post(&rematch, json!({})).await.expect_status(200)["id"], again["id"]);
    let own = red.get(&format!("/api/matches/{next}")).await.expect_status(200);
    let seats = own["seats"].as_array().expect("seats");
    let seat = word(&seats.iter().find(|seat| seat["you"] == true).expect("a seat of this guest")["seat"]);
    let (mut socket, _) = red.look_at(&next, Value::Null).await;
    socket.say(json!({ "type": "act", "id": "a", "seat": seat, "action": { "resign": {} } })).await;
    socket.expect("bye").await;
    red.get(&format!("/api/matches/{next}")).await.expect_problem(404, "no-such-match");
    red.post(&rematch, json!({})).await.expect_problem(404, "no-such-match");
}
