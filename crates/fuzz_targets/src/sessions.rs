//! Games in the middle, to which decisions are said.

use referee::{Chance, Clause, Seat, Seeded, Status};
use search::Bot;
use serde_json::{Value, json};
use shelf::Session;
use std::sync::LazyLock;

/// A moment of a game: the game, its board if it has boards, the number of seats, and the decisions taken before.
type Moment = (&'static str, Option<&'static str>, usize, u32);

/// The start, the middle and late in a game, at tables with unlike questions.
const MOMENTS: [Moment; 10] = [
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
];

static SESSIONS: LazyLock<Vec<Box<dyn Session>>> = LazyLock::new(|| MOMENTS.into_iter().map(open).collect());

fn open((game, board, seats, decisions): Moment) -> Box<dyn Session> {
    let mut luck = Seeded::new(7, 0);
    let setup = shelf::plan(game, board.map(|board| json!(board)).as_ref(), seats, &json!({}));
    let setup = with_forces(game, setup, &mut luck);
    let mut session = shelf::open(game, &setup, &mut luck).expect("a shipped board, and forces that bots build");
    play_some(session.as_mut(), decisions, 7);
    session
}

/// The set-up with a force for every seat, if the game has forces.
fn with_forces(game: &str, setup: Value, luck: &mut Seeded) -> Value {
    let seats: Vec<String> = serde_json::from_value(setup["seats"].clone()).unwrap_or_default();
    seats.iter().fold(setup, |setup, seat| match shelf::bot_force(game, &setup, seat, Bot::Random, luck) {
        Some(force) => shelf::bring(game, &setup, seat, &force),
        None => setup,
    })
}

/// Does something at each of the moments.
pub(crate) fn each(mut what: impl FnMut(&dyn Session)) {
    SESSIONS.iter().for_each(|session| what(session.as_ref()));
}

/// Plays at most so many decisions at random, taking what the hints list.
pub(crate) fn play_some(session: &mut dyn Session, decisions: u32, seed: u64) {
    let (mut choice, mut luck) = (Seeded::new(seed, 1), Seeded::new(seed, 2));
    for _ in 0..decisions {
        let Status::Awaiting(seats) = session.status() else { return };
        let seat: Seat = seats.iter().next().expect("somebody is awaited");
        let hints = session.hints(seat);
        let actions: &Vec<Value> = hints["actions"].as_array().expect("the hints list the decisions");
        let index = choice.below(actions.len() as u32, Clause::new("fuzz")) as usize;
        session.act(seat, &actions[index], &mut luck).expect("a hint is legal");
    }
}
