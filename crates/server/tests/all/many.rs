//! Tests matches of three to six seats: secret cards, clocks that run at the same time, players who leave, and
//! rematches.

use crate::common::twins::{at, generous, plant, start};
use crate::common::{Client, EDITIONS, Host, Player, SEATS, army, army_named, battle, first_figure, order, token};
use referee::{Chance, Clause, Seats, Seeded, Status};
use serde_json::{Value, json};
use std::time::Duration;

const GAME: &str = "plastic-attack-revised";

/// Sets up a match of three guests with armies, lets the other two join, and returns the guests and the id of the
/// match.
async fn three(host: &Host, clock: Value) -> ([Client; 3], String) {
    let (mut ann, mut ben, mut cat) = (host.guest().await, host.guest().await, host.guest().await);
    let seats = json!([{ "kind": "me" }, { "kind": "invite" }, { "kind": "invite" }]);
    let mut order = order(GAME, seats, json!({ "red": army_named(GAME, 0, "Anns") }));
    order["clock"] = clock;
    let made = ann.post("/api/matches", order).await.expect_status(201);
    let id = made["id"].as_str().expect("an id").to_owned();
    ben.join(&id, &token(&made, 1)).await.expect_status(200);
    cat.join(&id, &token(&made, 2)).await.expect_status(200);
    ben.bring(&id, "blue", army_named(GAME, 1, "Bens")).await.expect_status(200);
    let begun = cat.bring(&id, "green", army_named(GAME, 2, "Cats")).await.expect_status(200);
    assert_eq!(begun["status"], "playing");
    ([ann, ben, cat], id)
}

/// Connects each player of a match of three guests.
async fn seated(clients: &[Client; 3], id: &str) -> [Player; 3] {
    [
        Player::sit(&clients[0], id, "red", 1).await,
        Player::sit(&clients[1], id, "blue", 2).await,
        Player::sit(&clients[2], id, "green", 3).await,
    ]
}

fn awaits_two(frame: &Value) -> bool {
    frame["status"]["awaiting"].as_array().is_some_and(|seats| seats.len() == 2)
}

fn is_over(frame: &Value) -> bool {
    !frame["status"]["over"].is_null()
}

/// Lets all players play until a condition holds for their frames.
async fn all_until(players: &mut [Player; 3], enough: impl Fn(&Value) -> bool + Copy) {
    let [a, b, c] = players;
    tokio::join!(a.play_until(enough), b.play_until(enough), c.play_until(enough));
}

#[tokio::test(flavor = "multi_thread")]
async fn two_guests_and_two_bots_play_to_the_end_in_both_editions() {
    let host = Host::start().await;
    for (game, _) in EDITIONS {
        let (mut ann, mut ben) = (host.guest().await, host.guest().await);
        let bot = json!({ "kind": "bot", "level": 1 });
        let (made, id) = ann.muster(game, json!([bot, { "kind": "invite" }, bot, { "kind": "me" }]), json!({})).await;
        ann.bring(&id, "yellow", army(game, 0)).await.expect_status(200);
        ben.join(&id, &token(&made, 1)).await.expect_status(200);
        ben.bring(&id, "blue", army(game, 1)).await.expect_status(200);
        let mut players = (Player::sit(&ann, &id, "yellow", 4).await, Player::sit(&ben, &id, "blue", 5).await);
        let (mut public, _) = host.client().look_at(&id, Value::Null).await;
        tokio::join!(players.0.play_out(), players.1.play_out());
        let last = players.0.frame;
        assert_eq!((&last["seq"], &last["status"]), (&players.1.frame["seq"], &players.1.frame["status"]));
        loop {
            if public.expect("step").await["frame"]["status"] == last["status"] {
                break;
            }
        }
        let summary = ben.get(&format!("/api/matches/{id}")).await.expect_status(200);
        assert_eq!((&summary["status"], &summary["over"]), (&json!("over"), &last["status"]["over"]));
        let replay = ann.get(&format!("/api/matches/{id}/replay?viewer=red")).await.expect_status(200);
        assert_eq!(
            replay["frames"].as_array().expect("frames").len() as u64,
            last["seq"].as_u64().expect("a number") + 1
        );
        assert!(SEATS[..4].iter().all(|seat| first_figure(&replay["setup"], seat).is_some()));
        let record = referee::Record::parse(&ann.get(&format!("/api/matches/{id}/record")).await.text());
        let record = record.expect("a record");
        let mut session = shelf::replay_start(&record.header).expect("the record begins");
        for step in &record.steps {
            session.replay_step(step).expect("every step must replay");
        }
        assert_eq!(session.record(), &referee::Record { signature: None, ..record });
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn when_one_of_three_resigns_the_others_play_on() {
    let host = Host::start().await;
    let (clients, id) = three(&host, json!({ "kind": "none" })).await;
    let mut players = seated(&clients, &id).await;
    all_until(&mut players, awaits_two).await;
    let [ann, ben, cat] = &mut players;
    ben.decide_on(&json!({ "resign": {} })).await;
    let is_out = |frame: &Value| frame["view"]["seats"][1]["in_game"] == false;
    for player in [&mut *ann, &mut *ben, &mut *cat] {
        player.watch_until(is_out).await;
        assert!(!is_over(&player.frame), "the game must go on between the two players who are left");
    }
    let again = ben.socket.act("blue", json!({ "resign": {} })).await;
    assert_eq!(again["type"], "rejected", "a player who has resigned may decide nothing");
    all_until(&mut players, is_over).await;
    assert_ne!(players[0].frame["status"]["over"]["winners"], json!(["blue"]));
    let finished = clients[1].clone().get("/api/matches?list=finished").await.expect_status(200);
    assert_eq!(finished["matches"][0]["id"], id, "the list of the player who resigned must still hold the match");
}

#[tokio::test(flavor = "multi_thread")]
async fn both_clocks_run_while_two_lay_cards_and_a_player_without_time_is_out() {
    let host = Host::start().await;
    let (clients, id) = three(&host, json!({ "kind": "fischer", "seconds": 3, "increment": 0 })).await;
    let mut players = seated(&clients, &id).await;
    all_until(&mut players, awaits_two).await;
    let awaited = players[0].frame["status"]["awaiting"].clone();
    assert_eq!(players[0].frame["clock"]["running"], awaited, "the clocks of both awaited seats must run");
    // From here on no player decides, so their clocks run out one by one, until one player is left.
    for player in &mut players {
        while !is_over(&player.frame) {
            player.frame = player.socket.expect("step").await["frame"].clone();
        }
    }
    let over = &players[0].frame["status"]["over"];
    assert_eq!(over["by"], "timeout");
    assert_eq!(over["winners"].as_array().map(Vec::len), Some(1), "the last player who is left must win: {over}");
}

#[tokio::test(flavor = "multi_thread")]
async fn when_the_time_of_one_of_three_runs_out_the_game_goes_on() {
    let host = Host::start().await;
    let (clients, id) = three(&host, json!({ "kind": "fischer", "seconds": 2, "increment": 30 })).await;
    let mut players = seated(&clients, &id).await;
    let asked = players[0].frame["status"]["awaiting"][0].as_str().expect("a seat begins").to_owned();
    let out = ["red", "blue", "green"].iter().position(|seat| *seat == asked).expect("a seat");
    tokio::time::sleep(Duration::from_millis(2_200)).await;
    let is_out = |frame: &Value| frame["view"]["seats"][out]["in_game"] == false;
    for player in &mut players {
        while !is_out(&player.frame) {
            player.frame = player.socket.expect("step").await["frame"].clone();
        }
        assert!(!is_over(&player.frame), "the game goes on");
        assert!(player.frame["clock"]["running"].as_array().is_some_and(|running| !running.contains(&json!(asked))));
    }
    all_until(&mut players, is_over).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_keeps_a_card_that_lies_face_down() {
    let host = Host::start().await;
    let (clients, id) = three(&host, json!({ "kind": "none" })).await;
    let mut players = seated(&clients, &id).await;
    all_until(&mut players, awaits_two).await;
    let awaited = players[0].frame["status"]["awaiting"].clone();
    let seats = ["red", "blue", "green"];
    let first = seats.iter().position(|seat| awaited[0] == *seat).expect("a seat");
    let second = seats.iter().position(|seat| awaited[1] == *seat).expect("a seat");
    // The seat that the status names second lays its card first: the order in which the two decide must make no
    // difference.
    let card = players[second].frame["hints"]["actions"][0].clone();
    players[second].decide_on(&card).await;
    let laid = players[first].socket.expect("step").await["frame"].clone();
    assert_eq!(laid["status"]["awaiting"], json!([seats[first]]));
    assert_eq!(
        laid["view"]["battle"]["laid"],
        json!([seats[second]]),
        "other players may know that this seat has laid a card"
    );
    let mut before = Vec::new();
    for (client, seat) in clients.iter().zip(seats) {
        before.push(client.look_at(&id, json!(seat)).await.1);
    }
    drop(players);
    let host = host.restart().await;
    let clients = clients.map(|client| Client { address: host.running.address, ..client });
    for ((client, seat), before) in clients.iter().zip(seats).zip(&before) {
        let (_, after) = client.look_at(&id, json!(seat)).await;
        assert_eq!((&after["frame"], &after["setup"]), (&before["frame"], &before["setup"]));
    }
    assert_eq!(before[second]["frame"]["view"]["battle"]["own_card"], card["play"]["card"]);
    let mut players = seated(&clients, &id).await;
    let card = players[first].frame["hints"]["actions"][0].clone();
    players[first].decide_on(&card).await;
    let opened = players[first].frame.clone();
    let events = opened["events"].as_array().expect("events");
    assert!(events.iter().any(|event| event["type"] == "revealed"), "{events:?}");
    for player in &mut players {
        player.watch_until(|frame| frame["seq"] == opened["seq"]).await;
    }
    all_until(&mut players, is_over).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_rematch_every_player_moves_to_the_next_seat_and_keeps_the_army() {
    let host = Host::start().await;
    let ([mut ann, mut ben, cat], id) = three(&host, json!({ "kind": "days", "days": 1 })).await;
    let players = seated(&[ann.clone(), ben.clone(), cat.clone()], &id).await;
    let [mut anns, mut bens, _cats] = players;
    anns.socket.act("red", json!({ "resign": {} })).await;
    bens.socket.act("blue", json!({ "resign": {} })).await;
    let path = format!("/api/matches/{id}/rematch");
    let again = ben.post(&path, json!({})).await.expect_status(200);
    assert_eq!((&again["status"], &again["clock"]["kind"]), (&json!("playing"), &json!("days")));
    let new = again["id"].as_str().expect("an id");
    assert_eq!(ann.post(&path, json!({})).await.expect_status(200)["id"], new);
    for (client, seat, name) in [(&ann, "green", "Anns"), (&ben, "red", "Bens"), (&cat, "blue", "Cats")] {
        let (_, welcome) = client.look_at(new, json!(seat)).await;
        assert_eq!((welcome["viewer"].as_str(), first_figure(&welcome["setup"], seat)), (Some(seat), Some(name)));
    }
    let branch = json!({ "step": 0, "seat": "blue", "level": 1 });
    let made = ann.post(&format!("/api/matches/{id}/branch"), branch).await.expect_status(201);
    assert_eq!((&made["status"], &made["seats"][0]["ready"]), (&json!("playing"), &json!(true)));
    let branch = made["id"].as_str().expect("an id");
    let (mut socket, welcome) = ann.look_at(branch, Value::Null).await;
    assert_eq!(first_figure(&welcome["setup"], "blue"), Some("Bens"), "a branch has the armies of its finished match");
    socket.act("blue", json!({ "resign": {} })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_against_bots_is_repeated_with_the_same_seats_and_armies_and_stronger_bots() {
    let host = Host::start().await;
    let mut ann = host.guest().await;
    let seats = json!([{ "kind": "bot", "level": 5 }, { "kind": "me" }]);
    let forces = json!({ "red": army(GAME, 0), "blue": army_named(GAME, 1, "Anns") });
    let (_, id) = ann.muster(GAME, seats, forces).await;
    let path = format!("/api/matches/{id}/repeat");
    ann.post(&path, json!({})).await.expect_problem(409, "no-rematch");
    let (mut socket, welcome) = ann.look_at(&id, Value::Null).await;
    socket.act("blue", json!({ "resign": {} })).await;
    host.guest().await.post(&path, json!({})).await.expect_problem(403, "not-a-player");
    ann.post(&path, json!({ "levels_up": 2 })).await.expect_problem(422, "no-such-level");
    let mut ids = vec![id.clone()];
    for (order, level) in [(json!({}), 5), (json!({ "levels_up": 1 }), 6), (json!({}), 5)] {
        let made = ann.post(&path, order).await.expect_status(201);
        assert_eq!((&made["seats"][0]["level"], &made["seats"][1]["you"]), (&json!(level), &json!(true)));
        let new = made["id"].as_str().expect("an id").to_owned();
        assert!(!ids.contains(&new), "each request sets up a new match");
        let (mut socket, again) = ann.look_at(&new, Value::Null).await;
        assert_eq!(again["setup"]["figures"], welcome["setup"]["figures"], "every army stays in its seat");
        socket.act("blue", json!({ "resign": {} })).await;
        ids.push(new);
    }
    let summary = ann.get(&format!("/api/matches/{id}")).await.expect_status(200);
    assert_eq!(summary["rematch"], Value::Null, "a repeated match is no rematch");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_between_people_is_not_repeated() {
    let host = Host::start().await;
    let ([mut ann, ben, cat], id) = three(&host, json!({ "kind": "none" })).await;
    let [mut anns, mut bens, _cats] = seated(&[ann.clone(), ben.clone(), cat.clone()], &id).await;
    anns.socket.act("red", json!({ "resign": {} })).await;
    bens.socket.act("blue", json!({ "resign": {} })).await;
    ann.post(&format!("/api/matches/{id}/repeat"), json!({})).await.expect_problem(409, "not-alone");
    let seats = json!([{ "kind": "me" }, { "kind": "same_device" }]);
    let (_, id) = ann.muster(GAME, seats, json!({ "red": army(GAME, 0), "blue": army(GAME, 1) })).await;
    let (mut socket, _) = ann.look_at(&id, Value::Null).await;
    socket.act("red", json!({ "resign": {} })).await;
    ann.post(&format!("/api/matches/{id}/repeat"), json!({})).await.expect_problem(409, "not-alone");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_with_all_seats_plays_them_one_after_the_other() {
    let host = Host::start().await;
    let mut ann = host.guest().await;
    let seats = json!([{ "kind": "me" }, { "kind": "same_device" }, { "kind": "same_device" }]);
    let forces = json!({ "red": army(GAME, 0), "blue": army(GAME, 1) });
    let (made, id) = ann.muster(GAME, seats, forces).await;
    assert_eq!(made["status"], "waiting");
    let (mut socket, _) = ann.look_at(&id, Value::Null).await;
    ann.bring(&id, "green", army(GAME, 2)).await.expect_status(200);
    let mut frame = socket.expect("welcome").await["frame"].clone();
    for n in 0..40 {
        if is_over(&frame) {
            break;
        }
        let seat = frame["status"]["awaiting"].as_array().expect("seats").last().expect("a seat is asked").clone();
        socket.say(json!({ "type": "look", "viewer": seat })).await;
        let look = socket.expect("frame").await["frame"].clone();
        assert_eq!(look["view"]["viewer"], seat);
        let action = look["hints"]["actions"][n % look["hints"]["actions"].as_array().expect("hints").len()].clone();
        let act = json!({ "type": "act", "id": format!("d{n}"), "seat": seat, "action": action });
        socket.say(act).await;
        frame = socket.expect("step").await["frame"].clone();
        socket.expect("accepted").await;
    }
}

/// Returns the record of a game of six players in progress, after this number of random steps.
fn long_game(steps: u32) -> referee::Record {
    let (game, edition) = EDITIONS[0];
    let mut setup = battle(edition, 6);
    setup["options"]["max_turns"] = json!(2_000);
    let setup =
        SEATS.iter().enumerate().fold(setup, |setup, (n, seat)| shelf::bring(game, &setup, seat, &army(game, n)));
    let played = |seed| {
        let mut luck = Seeded::new(seed, 14);
        let mut session = shelf::open(game, &setup, &mut luck).expect("ready-made armies");
        while session.steps() < steps {
            let Status::Awaiting(seats) = session.status() else { return None };
            let seat = seats.iter().next().expect("somebody is asked");
            let hints = session.hints(seat);
            let actions = hints["actions"].as_array().expect("actions");
            let action = actions[luck.below(actions.len() as u32, Clause::new("TEST-04")) as usize].clone();
            session.act(seat, &action, &mut luck).expect("hints are legal");
        }
        Some(session.record().clone())
    };
    (0..50).find_map(played).expect("one of 50 games has enough steps")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_answer_has_at_most_500_frames() {
    let host = Host::with(generous()).await;
    let ann = host.guest().await;
    let seats = json!([{ "kind": "me" }, { "kind": "same_device" }, { "kind": "same_device" },
        { "kind": "same_device" }, { "kind": "same_device" }, { "kind": "invite" }]);
    let (_, id) = ann.clone().muster(EDITIONS[0].0, seats, json!({})).await;
    let Host { folder, running } = host;
    running.shutdown().await.expect("the server stops");
    plant(&folder.0, &id, &long_game(620), Seats::NONE).await;
    let over = "UPDATE matches SET status = 'over' WHERE id = ?";
    crate::common::database(&folder.0).execute(over, [&id]).expect("a match to end");
    let running = start(&folder.0).await;
    let mut ann = at(&running, &ann);
    let mut numbers = Vec::new();
    for (asked, frames) in [("from=0", 500), ("from=0&limit=100000", 500), ("from=500", 121), ("from=615&limit=3", 3)] {
        let replay = ann.get(&format!("/api/matches/{id}/replay?viewer=red&{asked}")).await.expect_status(200);
        let page = replay["frames"].as_array().expect("frames");
        assert_eq!(page.len(), frames, "{asked}");
        if !asked.contains("limit") {
            numbers.extend(page.iter().map(|frame| frame["seq"].as_u64().expect("a number")));
        }
    }
    assert_eq!(numbers, (0..=620).collect::<Vec<_>>(), "each frame must come once, in order");
    running.shutdown().await.expect("the server stops");
}
