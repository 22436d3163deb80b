//! Nothing of what lies under a marker, or of attacks that are committed before the other side's, leaves the server.
//!
//! Two servers on copies of one folder have battles of Plastic Fudge that differ only in what Tan and lookers-on may not
//! know; every byte that those are sent is compared.

mod common;

use common::twins::{ask, at, copied, generous, plant, settle, start};
use common::{Client, Host, Socket, token};
use referee::{Record, Scripted, Seat, Seats, Seeded, Status, Viewer};
use search::{Bot, Watch};
use serde_json::{Value, json};
use shelf::Session;

const GAME: &str = "plastic-fudge";
const GREEN: Seat = Seat(0);
const TAN: Seat = Seat(1);
/// Where Green lays its markers: in nobody's way at the start, and in everybody's later.
const MARKERS: [[i32; 2]; 3] = [[10, 12], [24, 13], [31, 14]];

/// A battle under way, and the same battle with another secret of Green's.
struct Twins {
    forces: [&'static str; 2],
    records: [Record; 2],
    to_move: Seats,
}

fn force(id: &str) -> Value {
    let page = shelf::page(GAME).expect("a game of the shelf");
    let ready = page["own"]["ready"].as_array().expect("ready-made forces");
    let found = ready.iter().find(|ready| ready["id"] == id).expect("a ready-made force of this name");
    found["force"].clone()
}

fn setup() -> Value {
    shelf::plan(GAME, Some(&json!("meeting")), 2, &json!({ "scale": 2 }))
}

fn opened(forces: [&str; 2], seed: u64) -> Box<dyn Session> {
    let setup = shelf::bring(GAME, &setup(), "green", &force(forces[0]));
    let setup = shelf::bring(GAME, &setup, "tan", &force(forces[1]));
    shelf::open(GAME, &setup, &mut Seeded::new(seed, 1)).expect("ready-made forces on a shipped battlefield")
}

fn awaited(session: &dyn Session) -> Seats {
    match session.status() {
        Status::Awaiting(seats) => seats,
        Status::Over(_) => Seats::NONE,
    }
}

/// What a bot decides next, and for whom.
fn next(session: &dyn Session, seed: u64) -> Option<(Seat, Value)> {
    let seat = awaited(session).iter().next()?;
    let action = session.thinker(seat, Bot::Random, seed ^ u64::from(session.steps()))(&Watch::nobody());
    Some((seat, action))
}

/// Says whether everybody but Green sees the same in both battles.
fn look_alike(one: &dyn Session, other: &dyn Session) -> bool {
    let others = [Viewer::Seat(TAN), Viewer::Public];
    awaited(one) == awaited(other) && others.into_iter().all(|viewer| one.view(viewer) == other.view(viewer))
}

/// Both battles after a decision with the same luck; nothing if nobody awaited is left, or if somebody but Green could
/// tell the difference.
fn both(
    one: &dyn Session,
    other: &dyn Session,
    seat: Seat,
    action: &Value,
    luck: &mut Seeded,
) -> Option<[Box<dyn Session>; 2]> {
    let (mut ahead, mut other_ahead) = (one.fork(), other.fork());
    ahead.act(seat, action, luck).ok()?;
    let mut again = Scripted::new(ahead.record().steps.last()?.draws.clone());
    let fits = other_ahead.act(seat, action, &mut again).is_ok() && again.fault().is_none() && again.left() == 0;
    let goes_on = fits && !awaited(ahead.as_ref()).is_empty() && look_alike(ahead.as_ref(), other_ahead.as_ref());
    goes_on.then_some([ahead, other_ahead])
}

/// Tells the story of a battle twice, with the truth of every marker the other way round, as far as nobody but Green can
/// tell the difference.
fn with_other_mines(seed: u64) -> Twins {
    let forces = ["engineers", "rifle-platoon"];
    let mut luck = Seeded::new(seed, 2);
    let (mut one, mut other) = (opened(forces, seed), opened(forces, seed));
    for (n, at) in MARKERS.into_iter().enumerate() {
        for (session, real) in [(&mut one, n % 2 == 0), (&mut other, n % 2 == 1)] {
            let lay = json!({ "do": "lay", "at": at, "real": real });
            session.act(GREEN, &lay, &mut luck).expect("a place for a marker");
        }
    }
    // Whoever would tread on a marker stays where he is: that tells what was under it.
    while let Some((seat, action)) = next(one.as_ref(), seed).filter(|_| one.steps() < 120) {
        let ways = [action, json!({ "do": "end-moves" })];
        let Some(ahead) = ways.iter().find_map(|action| both(one.as_ref(), other.as_ref(), seat, action, &mut luck))
        else {
            break;
        };
        [one, other] = ahead;
    }
    let to_move = awaited(one.as_ref());
    Twins { forces, records: [one.record().clone(), other.record().clone()], to_move }
}

/// A legal attack of one of Green's Units.
fn an_attack(session: &dyn Session) -> Option<Value> {
    let units = session.view(Viewer::Seat(GREEN))["position"]["units"].as_array()?.clone();
    let own = units.iter().filter(|unit| unit["side"] == "green");
    own.filter_map(|unit| {
        let answer = session.answer(Viewer::Seat(GREEN), &json!({ "ask": "targets", "unit": unit["id"] })).ok()?;
        let attacks = answer["attacks"].as_array()?.clone();
        attacks.into_iter().find(|aimed| aimed["preview"]["legal"] == true).map(|aimed| aimed["attack"].clone())
    })
    .next()
}

/// Lets Green commit an attack, and in the other battle none; Tan has still to commit.
fn with_other_attacks(seed: u64) -> Option<Twins> {
    let forces = ["snipers", "rifle-platoon"];
    let mut session = opened(forces, seed);
    let mut luck = Seeded::new(seed, 2);
    while session.steps() < 240 {
        if awaited(session.as_ref()).iter().count() == 2
            && session.hints(GREEN)["asks"] == "commit"
            && let Some(attack) = an_attack(session.as_ref())
        {
            let committed = [vec![attack], Vec::new()].map(|attacks| {
                let mut committed = session.fork();
                let commit = json!({ "do": "commit", "attacks": attacks });
                committed.act(GREEN, &commit, &mut luck).expect("a legal attack, or none");
                committed
            });
            assert!(look_alike(committed[0].as_ref(), committed[1].as_ref()), "seed {seed}");
            let records = committed.each_ref().map(|session| session.record().clone());
            return Some(Twins { forces, records, to_move: Seats::one(TAN) });
        }
        let (seat, action) = next(session.as_ref(), seed)?;
        session.act(seat, &action, &mut luck).expect("bots decide what is legal");
    }
    None
}

/// A battle of two guests with their forces; returns its id.
async fn seated(ann: &mut Client, ben: &mut Client, forces: [&str; 2]) -> String {
    let order = json!({ "game": GAME, "setup": setup(), "clock": { "kind": "none" },
        "seats": [{ "kind": "me" }, { "kind": "invite" }], "forces": { "green": force(forces[0]) } });
    let made = ann.post("/api/matches", order).await.expect_status(201);
    let id = made["id"].as_str().expect("an id").to_owned();
    ben.join(&id, &token(&made, 1)).await.expect_status(200);
    ben.bring(&id, "tan", force(forces[1])).await.expect_status(200);
    id
}

/// What can be asked about everything that is on the table.
fn questions() -> Vec<Value> {
    let units = ["g", "t"].into_iter().flat_map(|side| (0..10).map(move |n| format!("{side}{n}")));
    let mut questions: Vec<Value> = units
        .flat_map(|unit| ["reach", "targets", "surroundings", "morale"].map(|ask| json!({ "ask": ask, "unit": unit })))
        .collect();
    for at in MARKERS {
        questions.push(json!({ "ask": "measure", "from": "t0", "to": at }));
        questions.extend((0..4).map(|n| json!({ "ask": "way", "unit": format!("t{n}"), "to": at })));
    }
    for n in 1..=3 {
        let sweep = json!({ "unit": "t1", "mine": format!("m{n}") });
        questions.push(json!({ "ask": "attack", "attack": sweep }));
        questions.push(json!({ "ask": "check", "action": { "do": "commit", "attacks": [sweep] } }));
    }
    questions
}

/// What one looker-on asks of a running battle, at its own seat and at that of others.
async fn pry(socket: &mut Socket, own: Option<&str>) {
    for seq in [0, 3] {
        ask(socket, json!({ "type": "hello", "seq": seq, "look": own })).await;
    }
    for look in ["green", "tan", "public"].into_iter().chain(own) {
        ask(socket, json!({ "type": "look", "viewer": look })).await;
    }
    let tries = [
        json!({ "do": "commit", "attacks": [] }),
        json!({ "do": "commit", "attacks": [{ "unit": "g1", "target": "t1" }] }),
        json!({ "do": "move", "unit": "t1", "path": [{ "go": 20 }] }),
        json!({ "do": "end-moves" }),
        json!({ "do": "roll" }),
        json!({ "do": "timeout" }),
        json!({ "nonsense": 1 }),
    ];
    for (n, action) in tries.iter().enumerate() {
        for seat in ["green", "tan"] {
            socket.say(json!({ "type": "why", "id": format!("w{n}"), "seat": seat, "action": action })).await;
        }
        socket.say(json!({ "type": "act", "id": format!("a{n}"), "seat": "green", "action": action })).await;
    }
    for (n, question) in questions().into_iter().enumerate() {
        for seat in [Value::Null, json!("tan"), json!("green")] {
            let id = format!("q{n}-{seat}");
            socket.say(json!({ "type": "ask", "id": id, "seat": seat, "question": question })).await;
        }
    }
    settle(socket).await;
}

/// Everything that is sent about a battle: to the others, whatever they try, and first of all to Green.
async fn transcript(ann: &Client, ben: &mut Client, eve: &mut Client, id: &str) -> (Vec<String>, String) {
    let (mut tan, _) = ben.look_at(id, Value::Null).await;
    let (mut public, _) = eve.look_at(id, Value::Null).await;
    pry(&mut tan, Some("tan")).await;
    pry(&mut public, None).await;
    let (green, welcome) = ann.look_at(id, Value::Null).await;
    assert_eq!(welcome["viewer"], "green");
    settle(&mut tan).await;
    settle(&mut public).await;
    let mut texts = Vec::new();
    for client in [ben, eve] {
        for path in ["", "/record", "/replay?viewer=green", "/replay?viewer=tan", "/replay", "/force?seat=green"] {
            texts.push(client.get(&format!("/api/matches/{id}{path}")).await.text());
        }
        let order = json!({ "step": 1, "seat": "tan", "level": 1 });
        texts.push(client.post(&format!("/api/matches/{id}/branch"), order).await.text());
        texts.push(client.post(&format!("/api/matches/{id}/rematch"), json!({})).await.text());
    }
    texts.extend(tan.texts);
    texts.extend(public.texts);
    (texts, green.texts[0].clone())
}

#[tokio::test(flavor = "multi_thread")]
async fn no_byte_that_others_are_sent_changes_with_a_marker_or_a_committed_attack() {
    let mines: Vec<Twins> = (0..4).map(with_other_mines).collect();
    assert!(mines.iter().all(|twins| twins.records[0].steps.len() > 40), "battles are told for a while");
    let attacks: Vec<Twins> = (0..6).filter_map(with_other_attacks).collect();
    assert!(attacks.len() >= 3, "attacks are committed in {} battles", attacks.len());
    let twins: Vec<Twins> = mines.into_iter().chain(attacks).collect();

    let host = Host::with(generous()).await;
    let (mut ann, mut ben, eve) = (host.guest().await, host.guest().await, host.client());
    let mut ids = Vec::new();
    for twins in &twins {
        ids.push(seated(&mut ann, &mut ben, twins.forces).await);
    }
    let mut told = Vec::new();
    for (n, folder) in copied(host).await.iter().enumerate() {
        for (twins, id) in twins.iter().zip(&ids) {
            plant(&folder.0, id, &twins.records[n], twins.to_move).await;
        }
        let running = start(&folder.0).await;
        let (ann, mut ben, mut eve) = (at(&running, &ann), at(&running, &ben), at(&running, &eve));
        let mut texts = Vec::new();
        for id in &ids {
            texts.push(transcript(&ann, &mut ben, &mut eve, id).await);
        }
        told.push(texts);
        running.shutdown().await.expect("the server stops");
    }
    for ((one, ones_secret), (other, others_secret)) in told[0].iter().zip(&told[1]) {
        assert_ne!(ones_secret, others_secret, "Green itself is told its secret");
        assert!(one.len() > 300, "{} messages", one.len());
        for (one, other) in one.iter().zip(other) {
            assert_eq!(one, other);
        }
        assert_eq!(one.len(), other.len());
    }
}
