//! Tests that no frame, refusal, error or list of the server holds what its viewer may not know.
//!
//! One test plays whole games and examines every message. Another test runs two servers on copies of one folder, whose
//! matches differ only in the Troops that red holds; it compares every byte that the servers send to blue and to a
//! spectator.

use crate::common::twins::{
    ask, ask_in_turn, assert_alike, at, babble, catch_up, generous, planted, settle, stories, told,
};
use crate::common::{Client, Host};
use referee::{Chance, Clause, Record, Scripted, Seat, Seats, Seeded, Status, Viewer};
use serde_json::{Value, json};
use server::Running;
use shelf::Session;

const BLUE: Seat = Seat(0);
const RED: Seat = Seat(1);
const TROOPS: [&str; 8] = ["skully", "capn", "jumbo", "hook", "xb42", "star", "roxy", "kwak"];
const BOARDS: [&str; 4] = ["castle-field", "battlefield", "city-of-clouds", "cursed-cemetery"];

/// The paths at which a frame of a game in progress may name a Troop; `*` stands for any key or index.
const OPEN: [&str; 20] = [
    "view.bases.*.*",
    "view.on_hq.*",
    "view.rack.*",
    "view.lying.*",
    "view.seats.*.discard.*",
    "view.seats.*.known.*",
    "view.play.placed.*.troop",
    "view.play.asks",
    "hints.asks",
    "hints.actions.*.*",
    "hints.actions.*.*.*",
    "hints.each.*.*.*.*",
    "events.*.troop",
    "events.*.troops.*",
    "events.*.token",
    "events.*.effect",
    "events.*.by",
    "events.*.placed",
    "status",
    "seat",
];

fn below(luck: &mut Seeded, n: usize) -> usize {
    luck.below(n as u32, Clause::new("TEST-01")) as usize
}

/// Calls `found` with every string and every key in the value, and with its path.
fn walk(value: &Value, path: &mut Vec<String>, found: &mut impl FnMut(&[String], &str)) {
    match value {
        Value::String(text) => found(path, text),
        Value::Array(items) => {
            for item in items {
                path.push("*".into());
                walk(item, path, found);
                path.pop();
            }
        }
        Value::Object(fields) => {
            for (key, field) in fields {
                found(path, key);
                path.push(key.clone());
                walk(field, path, found);
                path.pop();
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

fn is_open(path: &[String]) -> bool {
    OPEN.iter().any(|open| {
        let parts: Vec<&str> = open.split('.').collect();
        parts.len() == path.len() && parts.iter().zip(path).all(|(part, key)| *part == "*" || part == key)
    })
}

/// Asserts that a frame of a game in progress holds only what its viewer may know; `viewer` is `None` for spectators.
fn assert_discreet(frame: &Value, viewer: Option<&str>) {
    let view = &frame["view"];
    assert_eq!(view["viewer"].as_str(), viewer, "{frame}");
    assert_eq!(view["rack"].is_null(), viewer.is_none());
    assert!(view["removed"].is_null() && view["racks"].is_null(), "{frame}");
    assert!(frame["hints"].is_null() || frame["hints"]["seat"].as_str() == viewer, "{frame}");
    for event in frame["events"].as_array().expect("events") {
        let own = event["seat"].as_str() == viewer;
        match event["type"].as_str().expect("a type") {
            "drew" | "stood_up" => assert!(own || event["troops"].is_null(), "{event}"),
            "pinned" => assert!(own || event["troop"].is_null(), "{event}"),
            _ => {}
        }
    }
    walk(frame, &mut Vec::new(), &mut |path, text| {
        assert!(!["draws", "digest", "seed", "header", "reserve", "luck"].contains(&text), "{text} in {frame}");
        let word = text.rsplit(':').next().expect("a last part");
        let as_key = path.len() >= 2 && path[0] == "hints";
        assert!(!TROOPS.contains(&word) || as_key || is_open(path), "{text} at {path:?} in {frame}");
    });
}

/// Sets up a match of two guests, the creator as blue and the other as red. Returns its id.
async fn seated(ann: &mut Client, ben: &mut Client, board: &str) -> String {
    let setup = json!({ "board": board, "options": { "starter": "blue" } });
    let order = json!({ "game": "toy-battle", "setup": setup, "clock": { "kind": "none" },
        "seats": [{ "kind": "me" }, { "kind": "invite" }] });
    let made = ann.post("/api/matches", order).await.expect_status(201);
    let id = made["id"].as_str().expect("an id").to_owned();
    let token = made["seats"][1]["invite"].as_str().and_then(|path| path.rsplit('/').next()).expect("a link");
    ben.post(&format!("/api/matches/{id}/join"), json!({ "token": token })).await.expect_status(200);
    id
}

#[tokio::test(flavor = "multi_thread")]
async fn no_message_during_a_game_holds_what_its_viewer_may_not_know() {
    let host = Host::with(generous()).await;
    let (mut ann, mut ben, eve) = (host.guest().await, host.guest().await, host.client());
    for (seed, board) in BOARDS.iter().enumerate() {
        let mut luck = Seeded::new(seed as u64, 1);
        let id = seated(&mut ann, &mut ben, board).await;
        let (mut blue, first) = ann.look_at(&id, Value::Null).await;
        let (mut red, red_first) = ben.look_at(&id, Value::Null).await;
        let (mut public, _) = eve.look_at(&id, Value::Null).await;
        let mut frames = [first["frame"].clone(), red_first["frame"].clone()];
        while frames[0]["status"]["over"].is_null() {
            let who = usize::from(frames[0]["status"]["awaiting"][0] == "red");
            let actions = shelf::listed(&frames[who]["hints"]).expect("the player who is asked has hints");
            let action = actions[below(&mut luck, actions.len())].clone();
            let (name, socket) = if who == 0 { ("blue", &mut blue) } else { ("red", &mut red) };
            let id = frames[0]["seq"].to_string();
            socket.say(json!({ "type": "act", "id": id, "seat": name, "action": action })).await;
            frames = [blue.expect("step").await["frame"].clone(), red.expect("step").await["frame"].clone()];
            public.expect("step").await;
        }
        for (socket, viewer) in [(&blue, Some("blue")), (&red, Some("red")), (&public, None)] {
            let running: Vec<Value> = socket
                .told()
                .iter()
                .map(|message| message["frame"].clone())
                .filter(|frame| !frame.is_null() && frame["status"]["over"].is_null())
                .collect();
            assert!(running.len() > 10, "the test must see more than 10 frames of a game");
            running.iter().for_each(|frame| assert_discreet(frame, viewer));
        }
    }
}

/// A game in progress, and the same game in which red holds another hidden Troop.
struct Twins {
    board: &'static str,
    records: [Record; 2],
    to_move: Seat,
}

fn open(board: &str, luck: &mut dyn Chance) -> Box<dyn Session> {
    let setup = json!({ "board": board, "options": { "starter": "blue" } });
    shelf::open("toy-battle", &setup, luck).expect("a shipped board")
}

/// Plays 40 steps of a game, or fewer if it ends before.
fn begun(board: &str, seed: u64) -> Box<dyn Session> {
    let mut luck = Seeded::new(seed, 7);
    let mut session = open(board, &mut luck);
    for _ in 0..40 {
        let Status::Awaiting(seats) = session.status() else { break };
        let seat = seats.iter().next().expect("somebody is asked");
        let hints = session.hints(seat);
        let actions = shelf::listed(&hints).expect("actions");
        // Frequent draws keep racks large, so that red does not play the changed Troop at once.
        let draw = actions.iter().find(|action| !action["draw"].is_null());
        let action = match draw {
            Some(draw) if below(&mut luck, 3) > 0 => draw.clone(),
            _ => actions[below(&mut luck, actions.len())].clone(),
        };
        session.act(seat, &action, &mut luck).expect("hints are legal");
    }
    session
}

/// Replays a game twice. In the second game, draw `n` of the set-up has this value. Stops before a step that is not
/// possible in the second game, or after which the two games wait for different seats or are over. Returns `None` if
/// the value is the same as before or not possible. Also returns `None` if the games have fewer than 6 steps, or if
/// red's racks do not differ in the end.
fn retold(board: &'static str, record: &Record, n: usize, value: u32) -> Option<Twins> {
    let mut draws = record.header.draws.clone();
    if draws[n].value == value {
        return None;
    }
    draws[n].value = value;
    let mut luck = Scripted::new(draws);
    let mut other = open(board, &mut luck);
    if luck.fault().is_some() {
        return None;
    }
    let mut first = shelf::replay_start(&record.header).expect("the record begins");
    for step in &record.steps {
        let mut luck = Scripted::new(step.draws.iter().cloned());
        let seat = if step.seat == "blue" { BLUE } else { RED };
        let mut ahead = other.fork();
        let mut first_ahead = first.fork();
        let fits = ahead.act(seat, &step.action, &mut luck).is_ok() && luck.fault().is_none() && luck.left() == 0;
        first_ahead.replay_step(step).expect("the record goes on");
        if !fits || ahead.status() != first_ahead.status() || matches!(ahead.status(), Status::Over(_)) {
            break;
        }
        (first, other) = (first_ahead, ahead);
    }
    let Status::Awaiting(seats) = other.status() else { return None };
    let hidden = |session: &dyn Session| session.view(Viewer::Seat(RED))["rack"].clone();
    let long_enough = other.steps() >= 6 && hidden(first.as_ref()) != hidden(other.as_ref());
    long_enough.then(|| Twins {
        board,
        records: [first.record().clone(), other.record().clone()],
        to_move: seats.iter().next().expect("somebody is asked"),
    })
}

fn twins() -> Vec<Twins> {
    let mut all = Vec::new();
    for (seed, board) in (0..stories(36)).zip(BOARDS.into_iter().cycle()) {
        let session = begun(board, seed);
        // The draws with the indices 11 to 14 fill red's first rack.
        let tries = (11..15).flat_map(|n| (0..8).map(move |value| (n, value)));
        let longest = tries.filter_map(|(n, value)| retold(board, session.record(), n, value));
        all.extend(longest.max_by_key(|twins| twins.records[0].steps.len()));
    }
    all
}

/// What the server sends about a match.
struct Transcript {
    /// Everything that the server sends to blue and to a spectator, with the answers to all that they try.
    others: Vec<String>,
    /// The first message to red.
    red: String,
}

/// Returns decisions that a client might try, legal or not.
fn tries() -> Vec<Value> {
    let bases = (1..=14).step_by(4);
    let on = |base| TROOPS.map(|troop| json!({ "place": { "troop": troop, "on": format!("b{base}") } }));
    let mut tries: Vec<Value> = bases.flat_map(on).collect();
    tries.extend(TROOPS.map(|troop| json!({ "place": { "troop": troop, "on": "HR" } })));
    tries.extend(TROOPS.map(|effect| json!({ "decline": effect })));
    tries.extend([json!({ "draw": {} }), json!({ "xb42": {} }), json!({ "nonsense": 1 }), json!({ "timeout": {} })]);
    tries
}

async fn transcript(ann: &mut Client, ben: &Client, eve: &mut Client, id: &str, to_move: Seat) -> Transcript {
    let mut texts = Vec::new();
    let (mut blue, welcome) = ann.look_at(id, Value::Null).await;
    let steps = welcome["frame"]["seq"].as_u64().expect("a number");
    let (mut public, _) = eve.look_at(id, Value::Null).await;
    for socket in [&mut blue, &mut public] {
        for seq in [0, 3] {
            catch_up(socket, seq, None, steps).await;
        }
        ask(socket, json!({ "type": "look", "viewer": "red" })).await;
        ask(socket, json!({ "type": "look", "viewer": "public" })).await;
        ask(socket, json!({ "type": "look", "viewer": "blue" })).await;
        for (n, action) in tries().iter().enumerate() {
            for seat in ["blue", "red"] {
                let id = format!("w{n}-{seat}");
                ask_in_turn(socket, json!({ "type": "why", "id": id, "seat": seat, "action": action })).await;
                if to_move == RED {
                    let act = json!({ "type": "act", "id": format!("a{n}"), "seat": seat, "action": action });
                    socket.say(act).await;
                }
            }
        }
        settle(socket).await;
        let sound = [
            json!({ "type": "why", "id": "b", "seat": "red", "action": { "place": { "troop": "star", "on": "b1" } } }),
            json!({ "type": "look", "viewer": "red" }),
        ];
        babble(socket, &sound).await;
    }
    // Red's socket stays open to the end, because every viewer sees whether red is connected.
    let (mut red, _) = ben.look_at(id, Value::Null).await;
    if to_move == RED {
        let answer = red.act("red", json!({ "draw": {} })).await["type"].to_string();
        settle(&mut blue).await;
        settle(&mut public).await;
        texts.push(answer);
    }
    for client in [ann, eve] {
        for path in ["", "/record", "/replay?viewer=red", "/replay"] {
            texts.push(client.get(&format!("/api/matches/{id}{path}")).await.text_without_id());
        }
        let order = json!({ "step": 1, "seat": "blue", "level": 1 });
        texts.push(client.post(&format!("/api/matches/{id}/branch"), order).await.text_without_id());
        texts.push(client.post(&format!("/api/matches/{id}/rematch"), json!({})).await.text_without_id());
    }
    texts.extend(blue.texts);
    texts.extend(public.texts);
    Transcript { others: texts, red: red.texts[0].clone() }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_byte_to_other_clients_depends_on_the_hidden_troops_of_red() {
    let twins = twins();
    let steps: usize = twins.iter().map(|twins| twins.records[0].steps.len()).sum();
    assert!(
        twins.len() >= 20 && steps >= 300,
        "too few games: {} pairs (20 needed), {steps} steps (300 needed)",
        twins.len()
    );

    let host = Host::with(generous()).await;
    let (mut ann, mut ben, eve) = (host.guest().await, host.guest().await, host.client());
    let mut ids = Vec::new();
    for twins in &twins {
        ids.push(seated(&mut ann, &mut ben, twins.board).await);
    }

    let matches = planted(&twins, &ids, |twins| (&twins.records, Seats::one(twins.to_move)));
    let listen = async |running: &Running| {
        let (mut ann, ben, mut eve) = (at(running, &ann), at(running, &ben), at(running, &eve));
        let mut texts = Vec::new();
        for (twins, id) in twins.iter().zip(&ids) {
            texts.push(transcript(&mut ann, &ben, &mut eve, id, twins.to_move).await);
        }
        texts
    };
    let [told, told_again] = told(host, generous(), &matches, listen).await;
    for (one, other) in told.iter().zip(&told_again) {
        assert_ne!(one.red, other.red, "red must see what it holds");
        assert_alike(&one.others, &other.others, 100);
    }
}

#[test]
fn the_changed_draw_changes_only_the_rack_of_red() {
    let session = begun("castle-field", 1);
    let draws = &session.record().header.draws;
    assert_eq!(draws.len(), 15, "4 Troops of each colour are removed; blue draws 3 and red draws 4");
    let mut changed = 0;
    for value in 0..8 {
        let mut other = draws.clone();
        other[11].value = value;
        let mut luck = Scripted::new(other);
        let session = open("castle-field", &mut luck);
        if luck.fault().is_none() {
            let first = shelf::replay_start(&begun("castle-field", 1).record().header).expect("the record begins");
            let rack = |session: &dyn Session, seat| session.view(Viewer::Seat(seat))["rack"].clone();
            assert_eq!(rack(session.as_ref(), BLUE), rack(first.as_ref(), BLUE), "blue's rack must stay the same");
            changed += usize::from(rack(session.as_ref(), RED) != rack(first.as_ref(), RED));
        }
    }
    assert!(changed >= 3, "only {changed} of 8 values change red's rack; 3 are needed");
}
