//! Games in the middle, to which decisions are said.

use referee::{Chance, Clause, Seat, Seeded, Status};
use serde_json::{Value, json};
use shelf::Session;
use std::sync::LazyLock;

/// The game that boards are for.
pub(crate) const GAME: &str = "toy-battle";

/// A few moments: the start, the middle and late in a game, on boards with unlike questions.
static SESSIONS: LazyLock<Vec<Box<dyn Session>>> = LazyLock::new(|| {
    let moments = [
        ("training-yard", 0),
        ("castle-field", 11),
        ("volcanic-jungle", 26),
        ("cursed-cemetery", 30),
        ("battlefield", 17),
    ];
    let open = |(board, decisions): (&str, u32)| {
        let mut session =
            shelf::open(GAME, &json!({ "board": board }), &mut Seeded::new(7, 0)).expect("a shipped board");
        play_some(session.as_mut(), decisions, 7);
        session
    };
    moments.into_iter().map(open).collect()
});

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
