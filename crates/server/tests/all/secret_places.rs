//! Tests that the server gives away neither where a player places figures before all players are ready, nor the
//! positions of wheels.
//!
//! Two servers run on copies of one folder. Their duels of Attacktix differ only in one secret. It is the first
//! player's placements, which only that player may know, or the positions of wheels, which no player may know. The test
//! compares every byte that the servers send to the second player and to a spectator.

use crate::common::twins::{Prying, assert_alike, at, awaited, generous, planted, stories, told};
use crate::common::{Client, Host, token};
use referee::{Record, Scripted, Seat, Seats, Seeded, Viewer};
use search::{Bot, Watch};
use serde_json::{Value, json};
use server::Running;
use shelf::Session;

const GAME: &str = "attacktix";
const FIRST: Seat = Seat(0);
const SECOND: Seat = Seat(1);
/// The second coordinate of the centre of a figure at the first player's line, in the unit of the game; the middle of
/// the table is 0.
const LINE: i32 = -479_200;
/// The ids of the ready-made forces of both players.
const FORCES: [&str; 2] = ["boiler-watch", "kite-line"];
/// The number of figures in the battle force of each player.
const FIGURES: [usize; 2] = [5, 4];

/// A duel in progress, and the same duel with another secret.
struct Twins {
    records: [Record; 2],
    to_move: Seats,
    /// Whether the first player knows the secret; if not, it is hidden from every viewer.
    is_own: bool,
}

fn force(n: usize) -> Value {
    let page = shelf::page(GAME).expect("a game of the shelf");
    let ready = page["own"]["forces"].as_array().expect("ready-made forces");
    let found = ready.iter().find(|ready| ready["id"] == FORCES[n]).expect("a ready-made force of this name");
    found["force"].clone()
}

fn setup() -> Value {
    shelf::plan(GAME, Some(&json!("fences-and-copse")), 2, &json!({}))
}

fn opened(luck: &mut dyn referee::Chance) -> Box<dyn Session> {
    let setup = shelf::bring(GAME, &setup(), "p1", &force(0));
    let setup = shelf::bring(GAME, &setup, "p2", &force(1));
    shelf::open(GAME, &setup, luck).expect("ready-made forces on a shipped table")
}

/// Returns whether both duels wait for the same seats and show the same to these viewers.
fn look_alike(one: &dyn Session, other: &dyn Session, viewers: &[Viewer]) -> bool {
    awaited(one) == awaited(other) && viewers.iter().all(|viewer| one.view(*viewer) == other.view(*viewer))
}

/// Starts a duel twice. The first player places figures in different places in the two duels; the second player places
/// figures in the same places.
fn with_other_places(seed: u64) -> Twins {
    let mut luck = Seeded::new(seed, 1);
    let began = opened(&mut luck);
    let [mut one, mut other] = [began.fork(), began.fork()];
    let place = |n: usize, along: i32, advance: i32| {
        let figure = format!("p1-0{}", n + 1);
        json!({ "place": { "figure": figure, "at": [along, LINE], "advance": advance } })
    };
    let count = 1 + seed as usize % FIGURES[0];
    for n in 0..count {
        let beside = 70_000 * n as i32;
        one.act(FIRST, &place(n, beside - 400_000, 0), &mut luck).expect("a place at the line");
        other.act(FIRST, &place(n, 400_000 - beside, 50_800), &mut luck).expect("a place at the line");
        if n % 2 == 0 {
            let action = one.thinker(SECOND, Bot::Greedy, seed)(&Watch::none());
            for session in [&mut one, &mut other] {
                session.act(SECOND, &action, &mut luck).expect("bots decide what is legal");
            }
        }
    }
    if count == FIGURES[0] {
        for session in [&mut one, &mut other] {
            session.act(FIRST, &json!({ "ready": {} }), &mut luck).expect("all figures stand");
        }
    }
    assert!(look_alike(one.as_ref(), other.as_ref(), &[Viewer::Seat(SECOND), Viewer::Public]), "seed {seed}");
    let to_move = awaited(one.as_ref());
    Twins { records: [one.record().clone(), other.record().clone()], to_move, is_own: true }
}

/// Returns all viewers: none of them may see the positions of the wheels.
fn all() -> Vec<Viewer> {
    Viewer::all(2).collect()
}

/// Returns the beginning of the same duel with some wheels in other positions, which look the same to all viewers.
/// Returns `None` if no wheel has such a position.
fn turned(began: &dyn Session) -> Option<Box<dyn Session>> {
    let mut draws = began.record().header.draws.clone();
    let mut turned = None;
    for n in 0..draws.len() {
        let value = draws[n].value;
        for position in (0..12).filter(|position| *position != value) {
            draws[n].value = position;
            let mut luck = Scripted::new(draws.clone());
            let other = opened(&mut luck);
            let is_alike = luck.fault().is_none()
                && look_alike(began, other.as_ref(), &all())
                && all().into_iter().all(|viewer| began.opening(viewer) == other.opening(viewer));
            if is_alike {
                turned = Some(other);
                break;
            }
            draws[n].value = value;
        }
    }
    turned
}

/// Returns both duels after a decision with the same luck. Returns `None` if they are over, if the decision is not
/// possible in both, or if a viewer could tell them apart.
fn both(
    one: &dyn Session,
    other: &dyn Session,
    seat: Seat,
    action: &Value,
    luck: &mut Seeded,
) -> Option<[Box<dyn Session>; 2]> {
    let (mut ahead, mut other_ahead) = (one.fork(), other.fork());
    let step = ahead.act(seat, action, luck).ok()?;
    let mut again = Scripted::new(step.record.draws.clone());
    let other_step = other_ahead.act(seat, action, &mut again).ok()?;
    let is_told_alike = all().into_iter().all(|viewer| step.story(viewer) == other_step.story(viewer));
    let fits = again.fault().is_none() && again.left() == 0 && is_told_alike;
    let goes_on = !awaited(ahead.as_ref()).is_empty() && look_alike(ahead.as_ref(), other_ahead.as_ref(), &all());
    (fits && goes_on).then_some([ahead, other_ahead])
}

/// Plays a duel twice, with wheels in different positions that look the same. Stops before a viewer could tell the
/// duels apart. `None` if no wheel has another position, or if the duel ends.
fn with_other_wheels(seed: u64) -> Option<Twins> {
    let mut luck = Seeded::new(seed, 1);
    let mut one = opened(&mut luck);
    let mut other = turned(one.as_ref())?;
    while one.steps() < 60 {
        let seat = awaited(one.as_ref()).iter().next()?;
        // If the outcome of a decision differs between the duels, because a wheel shows other numbers, the seat decides
        // something else or ends its turn.
        let tries = (0..4).map(|n| one.thinker(seat, Bot::Random, seed + n + 100 * u64::from(one.steps())));
        let tries: Vec<Value> = tries.map(|thinker| thinker(&Watch::none())).collect();
        let at_the_line = tries.iter().filter(|action| action.get("place").is_some()).map(|action| {
            let mut place = action.clone();
            place["place"]["advance"] = json!(0);
            place
        });
        let stays = ["end_moves", "end_turn"].map(|word| json!({ word: {} }));
        let ways: Vec<Value> = tries.iter().cloned().chain(at_the_line).chain(stays).collect();
        let Some(ahead) = ways.iter().find_map(|action| both(one.as_ref(), other.as_ref(), seat, action, &mut luck))
        else {
            break;
        };
        [one, other] = ahead;
    }
    let to_move = awaited(one.as_ref());
    Some(Twins { records: [one.record().clone(), other.record().clone()], to_move, is_own: false })
}

/// Sets up a duel of two guests with their forces; returns its id.
async fn seated(ann: &mut Client, ben: &mut Client) -> String {
    let order = json!({ "game": GAME, "setup": setup(), "clock": { "kind": "none" },
        "seats": [{ "kind": "me" }, { "kind": "invite" }], "forces": { "p1": force(0) } });
    let made = ann.post("/api/matches", order).await.expect_status(201);
    let id = made["id"].as_str().expect("an id").to_owned();
    ben.join(&id, &token(&made, 1)).await.expect_status(200);
    ben.bring(&id, "p2", force(1)).await.expect_status(200);
    id
}

/// Returns one question of every kind about each figure.
fn questions() -> Vec<Value> {
    let of = |seat: usize| (1..=FIGURES[seat]).map(move |n| format!("p{}-0{n}", seat + 1));
    let about = |figure: String| {
        let mut questions =
            ["reach", "placing", "aims", "surroundings"].map(|ask| json!({ "ask": ask, "figure": figure })).to_vec();
        questions.extend([
            json!({ "ask": "way", "figure": figure, "to": [0, 0] }),
            json!({ "ask": "path", "figure": figure, "path": [{ "roll": 30_000 }] }),
            json!({ "ask": "aim", "figure": figure, "aim": { "yaw": 0 } }),
            json!({ "ask": "shift", "figure": figure, "heading": 0, "roll": 30_000 }),
            json!({ "ask": "measure", "from": figure, "to": [0, LINE] }),
            json!({ "ask": "return", "special": figure, "along": 0 }),
            json!({ "ask": "check", "action": { "place": { "figure": figure, "at": [-400_000, LINE] } } }),
        ]);
        questions
    };
    of(0).chain(of(1)).flat_map(about).collect()
}

/// Returns the seats, and the decisions and questions that the second player and a spectator try.
fn prying() -> Prying {
    let figures = (1..=FIGURES[0]).map(|n| json!({ "place": { "figure": format!("p1-0{n}"), "at": [0, LINE] } }));
    let tries = figures.chain([
        json!({ "ready": {} }),
        json!({ "move": { "figure": "p2-01", "path": [{ "roll": 900_000 }] } }),
        json!({ "move": { "figure": "p1-01", "path": [{ "roll": 30_000 }] } }),
        json!({ "attack": { "figure": "p1-01", "aim": { "yaw": 0 } } }),
        json!({ "dispute": { "about": "" } }),
        json!({ "timeout": {} }),
        json!({ "nonsense": 1 }),
    ]);
    Prying { seats: ["p1", "p2"], tries: tries.collect(), questions: questions() }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_byte_to_other_clients_depends_on_a_hidden_placement_or_a_wheel() {
    let places = (0..stories(5)).map(with_other_places);
    let wheels: Vec<Twins> = (0..stories(4)).filter_map(with_other_wheels).collect();
    let steps: usize = wheels.iter().map(|twins| twins.records[0].steps.len()).sum();
    assert!(
        wheels.len() >= 3 && steps > 60,
        "too few duels with other wheels: {} pairs (3 needed), {steps} steps (more than 60 needed)",
        wheels.len()
    );
    let twins: Vec<Twins> = places.chain(wheels).collect();

    let host = Host::with(generous()).await;
    let (mut ann, mut ben, eve) = (host.guest().await, host.guest().await, host.client());
    let mut ids = Vec::new();
    for _ in &twins {
        ids.push(seated(&mut ann, &mut ben).await);
    }
    let matches = planted(&twins, &ids, |twins| (&twins.records, twins.to_move));
    let clients = |running: &Running| [&ann, &ben, &eve].map(|client| at(running, client));
    let listen = async |running: &Running| prying().overhear_all(clients(running), &ids).await;
    let [told, told_again] = told(host, generous(), &matches, listen).await;
    for (twins, ((one, to_first), (other, to_first_again))) in twins.iter().zip(told.iter().zip(&told_again)) {
        assert_ne!(twins.records[0], twins.records[1], "the two duels must differ");
        assert_eq!(
            to_first != to_first_again,
            twins.is_own,
            "the first message to the first player must differ only if the secret is its own"
        );
        assert_alike(one, other, 300);
    }
}
