//! Games in the middle, to which decisions are said.

use referee::{Chance, Clause, Seat, Seeded, Status};
use search::{Bot, Watch};
use serde_json::{Value, json};
use shelf::Session;
use std::sync::LazyLock;

/// A moment of a game: the game, its board if it has boards, the number of seats, and the decisions taken before.
type Moment = (&'static str, Option<&'static str>, usize, u32);

/// The start, the middle and late in a game, at tables with unlike questions.
const MOMENTS: [Moment; 20] = [
    ("toy-battle", Some("training-yard"), 2, 0),
    ("toy-battle", Some("castle-field"), 2, 11),
    ("toy-battle", Some("volcanic-jungle"), 2, 26),
    ("toy-battle", Some("cursed-cemetery"), 2, 30),
    ("toy-battle", Some("battlefield"), 2, 17),
    ("plastic-attack-2009", None, 2, 0),
    ("plastic-attack-2009", None, 4, 46),
    ("plastic-attack-2009", None, 3, 91),
    ("plastic-attack-revised", None, 2, 2),
    ("plastic-attack-revised", None, 5, 35),
    ("plastic-fudge", Some("green-camp"), 2, 0),
    ("plastic-fudge", Some("meeting"), 2, 30),
    ("plastic-fudge", Some("meeting"), 2, 75),
    ("plastic-fudge", Some("river"), 2, 50),
    ("plastic-fudge", Some("green-camp"), 2, 140),
    ("attacktix", Some("bare"), 2, 0),
    ("attacktix", Some("fences-and-copse"), 2, 16),
    ("attacktix", Some("junkyard"), 2, 40),
    ("attacktix", Some("towers-and-barrels"), 2, 75),
    ("attacktix", Some("bare"), 3, 30),
];

static SESSIONS: LazyLock<Vec<Box<dyn Session>>> = LazyLock::new(|| MOMENTS.into_iter().map(open).collect());

fn open((game, board, seats, decisions): Moment) -> Box<dyn Session> {
    let mut luck = Seeded::new(7, 0);
    let setup = shelf::plan(game, board.map(|board| json!(board)).as_ref(), seats, &json!({}));
    let setup = with_forces(game, setup, &mut luck);
    let mut session = shelf::open(game, &setup, &mut luck).expect("a shipped board, and forces that bots build");
    play_some(session.as_mut(), decisions, 7);
    if game == "attacktix" && seats == 2 && decisions > 0 {
        play_to_attacks(session.as_mut());
    }
    session
}

/// Plays on until somebody is done with moving, so that attacks are not refused for the step alone. AT-MOVE-07
fn play_to_attacks(session: &mut dyn Session) {
    let done = json!({ "end_moves": {} });
    for n in 0..100 {
        let Status::Awaiting(seats) = session.status() else { break };
        let seat = seats.iter().next().expect("somebody is awaited");
        if session.refusal(seat, &done) == Ok(None) {
            session.act(seat, &done, &mut Seeded::new(n, 3)).expect("it was asked");
            return;
        }
        play_some(session, 1, n);
    }
    panic!("nobody comes to attack");
}

/// The set-up with a force for every seat, if the game has forces.
fn with_forces(game: &str, setup: Value, luck: &mut Seeded) -> Value {
    seats(game, &setup).iter().fold(setup, |setup, seat| {
        match shelf::bot_force(game, &setup, seat, Bot::Random, luck) {
            Some(force) => shelf::bring(game, &setup, seat, &force),
            None => setup,
        }
    })
}

/// The seats of a set-up: those that it names, or those of its game.
pub(crate) fn seats(game: &str, setup: &Value) -> Vec<String> {
    let named = serde_json::from_value(setup["seats"].clone()).ok();
    let all = || shelf::page(game).and_then(|page| serde_json::from_value(page["seats"].clone()).ok());
    named.or_else(all).unwrap_or_default()
}

/// The set-up with a ready-made force for every seat, if the game has such.
pub(crate) fn with_ready_forces(game: &str, setup: Value) -> Value {
    let page = shelf::page(game).unwrap_or_default();
    let own = &page["own"];
    let ready = own.get("ready").or_else(|| own.get("forces")).unwrap_or(&Value::Null);
    let ready = ready.get(0).unwrap_or(&Value::Null);
    let force = ready.get("force").unwrap_or(ready);
    if force.is_null() {
        return setup;
    }
    seats(game, &setup).iter().fold(setup, |setup, seat| shelf::bring(game, &setup, seat, force))
}

/// Does something at each of the moments.
pub(crate) fn each(mut what: impl FnMut(&dyn Session)) {
    SESSIONS.iter().for_each(|session| what(session.as_ref()));
}

/// Plays at most so many decisions at random: one of those that the hints list, or what a bot decides where they cannot
/// list all.
pub(crate) fn play_some(session: &mut dyn Session, decisions: u32, seed: u64) {
    let (mut choice, mut luck) = (Seeded::new(seed, 1), Seeded::new(seed, 2));
    for n in 0..decisions {
        let Status::Awaiting(seats) = session.status() else { return };
        let seat: Seat = seats.iter().next().expect("somebody is awaited");
        let hints = session.hints(seat);
        let action = match hints["actions"].as_array() {
            Some(actions) => actions[choice.below(actions.len() as u32, Clause::new("fuzz")) as usize].clone(),
            None => session.thinker(seat, Bot::Random, seed ^ u64::from(n))(&Watch::none()),
        };
        session.act(seat, &action, &mut luck).expect("a hint is legal, and so is what a bot decides");
    }
}
