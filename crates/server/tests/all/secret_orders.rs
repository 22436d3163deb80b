//! Tests that the server does not give away what lies under a marker. Also tests that it does not show one side's
//! committed attacks before the other side has committed its own.
//!
//! Two servers run on copies of one folder. Their battles of Plastic Fudge differ only in a secret of Green. The test
//! compares every byte that the servers send to Tan and to a spectator.

use crate::common::twins::{Prying, assert_alike, at, awaited, generous, planted, stories, told};
use crate::common::{Client, Host, token};
use referee::{Record, Scripted, Seat, Seats, Seeded, Viewer};
use search::{Bot, Watch};
use serde_json::{Value, json};
use server::Running;
use shelf::Session;

const GAME: &str = "plastic-fudge";
const GREEN: Seat = Seat(0);
const TAN: Seat = Seat(1);
/// The points where Green lays its markers. At the start they are in the way of no Unit; later every Unit has to pass
/// them.
const MARKERS: [[i32; 2]; 3] = [[10, 12], [24, 13], [31, 14]];

/// A battle in progress, and the same battle in which Green has another secret.
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

/// Returns the seat that decides next and a random bot's decision for it; `None` at the end.
fn next(session: &dyn Session, seed: u64) -> Option<(Seat, Value)> {
    let seat = awaited(session).iter().next()?;
    let action = session.thinker(seat, Bot::Random, seed ^ u64::from(session.steps()))(&Watch::none());
    Some((seat, action))
}

/// Returns whether both battles wait for the same seats and show the same to Tan and to spectators.
fn look_alike(one: &dyn Session, other: &dyn Session) -> bool {
    let others = [Viewer::Seat(TAN), Viewer::Public];
    awaited(one) == awaited(other) && others.into_iter().all(|viewer| one.view(viewer) == other.view(viewer))
}

/// Returns both battles after a decision with the same luck. Returns `None` if they are over, or if the decision is not
/// possible in both. Also returns `None` if a viewer other than Green could tell them apart.
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

/// Plays a battle twice; the markers that are real in one battle are false in the other. Stops before a viewer other
/// than Green could tell the battles apart.
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
    // A Unit that would step on a marker stays where it is, because the step would show what lies under the marker.
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

/// Returns a legal attack of one of Green's Units; `None` if there is none.
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

/// Plays until both sides have to commit attacks and Green has a legal one. Then Green commits this attack in one
/// battle, and no attack in the other. Tan still has to commit in both.
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

/// Sets up a battle of two guests with their forces; returns the id of the match.
async fn seated(ann: &mut Client, ben: &mut Client, forces: [&str; 2]) -> String {
    let order = json!({ "game": GAME, "setup": setup(), "clock": { "kind": "none" },
        "seats": [{ "kind": "me" }, { "kind": "invite" }], "forces": { "green": force(forces[0]) } });
    let made = ann.post("/api/matches", order).await.expect_status(201);
    let id = made["id"].as_str().expect("an id").to_owned();
    ben.join(&id, &token(&made, 1)).await.expect_status(200);
    ben.bring(&id, "tan", force(forces[1])).await.expect_status(200);
    id
}

/// Returns the questions that Tan and spectators try, about every Unit and every marker.
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

/// Returns the seats, and the decisions and questions that Tan and spectators try.
fn prying() -> Prying {
    let tries = vec![
        json!({ "do": "commit", "attacks": [] }),
        json!({ "do": "commit", "attacks": [{ "unit": "g1", "target": "t1" }] }),
        json!({ "do": "move", "unit": "t1", "path": [{ "go": 20 }] }),
        json!({ "do": "end-moves" }),
        json!({ "do": "roll" }),
        json!({ "do": "timeout" }),
        json!({ "nonsense": 1 }),
    ];
    Prying { seats: ["green", "tan"], tries, questions: questions() }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_byte_to_other_clients_depends_on_a_marker_or_a_committed_attack() {
    let mines: Vec<Twins> = (0..stories(4)).map(with_other_mines).collect();
    assert!(
        mines.iter().all(|twins| twins.records[0].steps.len() > 40),
        "each pair of battles must stay alike for more than 40 steps"
    );
    let attacks: Vec<Twins> = (0..stories(6)).filter_map(with_other_attacks).collect();
    assert!(attacks.len() >= 3, "only {} battles reached an attack of Green; 3 are needed", attacks.len());
    let twins: Vec<Twins> = mines.into_iter().chain(attacks).collect();

    let host = Host::with(generous()).await;
    let (mut ann, mut ben, eve) = (host.guest().await, host.guest().await, host.client());
    let mut ids = Vec::new();
    for twins in &twins {
        ids.push(seated(&mut ann, &mut ben, twins.forces).await);
    }
    let matches = planted(&twins, &ids, |twins| (&twins.records, twins.to_move));
    let clients = |running: &Running| [&ann, &ben, &eve].map(|client| at(running, client));
    let listen = async |running: &Running| prying().overhear_all(clients(running), &ids).await;
    let [told, told_again] = told(host, generous(), &matches, listen).await;
    for ((one, ones_secret), (other, others_secret)) in told.iter().zip(&told_again) {
        assert_ne!(ones_secret, others_secret, "Green must see its own secret");
        assert_alike(one, other, 300);
    }
}
