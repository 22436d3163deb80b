//! Sessions: games in progress, to which the fuzz targets send decisions.

use referee::{Chance, Clause, Seat, Seeded, Status};
use search::{Bot, Watch};
use serde_json::{Value, json};
use shelf::{BoxedGame, Moment, OpenError, Session};
use std::sync::LazyLock;

/// For every game, a session at each of the moments in its `Trials`, such as the start or the middle of the game.
static SESSIONS: LazyLock<Vec<Box<dyn Session>>> = LazyLock::new(|| {
    let moments = |game: &'static dyn BoxedGame| game.entry().trials().moments.iter().map(move |it| reached(game, it));
    shelf::games().flat_map(moments).collect()
});

fn reached(game: &dyn BoxedGame, moment: &Moment) -> Box<dyn Session> {
    let mut luck = Seeded::new(7, 0);
    let board = moment.board.map(|board| json!(board));
    let setup = game.entry().plan(board.as_ref(), moment.seats, &json!({}));
    let setup = with_forces(game, setup, &mut luck);
    let setup = game.entry().settle(&setup, &mut luck);
    let mut session = game.open(&setup, &mut luck).expect("shipped boards and the forces of bots are valid");
    play_some(session.as_mut(), moment.decisions, 7);
    if let Some(then) = moment.then {
        play_until(session.as_mut(), &serde_json::from_str(then).expect("a decision is JSON"));
    }
    session
}

/// Plays on until this decision is legal for the seat that the game waits for. Then makes the decision.
fn play_until(session: &mut dyn Session, decision: &Value) {
    for n in 0..100 {
        let Status::Awaiting(seats) = session.status() else { break };
        let seat = seats.iter().next().expect("the game awaits a seat");
        if session.refusal(seat, decision) == Ok(None) {
            session.act(seat, decision, &mut Seeded::new(n, 3)).expect("the game said that the decision is legal");
            return;
        }
        play_some(session, 1, n);
    }
    panic!("{decision} was not legal at any of 100 moments");
}

/// Opens a game with a set-up. The error says why the game refuses it.
pub(crate) fn begin(game: &dyn BoxedGame, setup: &Value) -> Result<Box<dyn Session>, OpenError> {
    let mut luck = Seeded::new(2, 0);
    game.open(&game.entry().settle(setup, &mut luck), &mut luck)
}

/// If the game has forces, lets a random bot build a force for each seat of a set-up.
fn with_forces(game: &dyn BoxedGame, setup: Value, luck: &mut Seeded) -> Value {
    let Some(forces) = game.entry().forces() else { return setup };
    game.entry().seats_of(&setup).iter().fold(setup, |setup, seat| {
        let force = forces.build(&setup, seat, Bot::Random, luck);
        forces.bring(&setup, seat, &force)
    })
}

/// If forces come with the game, gives each seat of a set-up the first of them.
pub(crate) fn with_ready_forces(game: &dyn BoxedGame, setup: Value) -> Value {
    let Some(forces) = game.entry().forces() else { return setup };
    let Some(force) = forces.ready(&setup).into_iter().next() else { return setup };
    game.entry().seats_of(&setup).iter().fold(setup, |setup, seat| forces.bring(&setup, seat, &force))
}

/// Calls a function with each session.
pub(crate) fn each(mut what: impl FnMut(&dyn Session)) {
    SESSIONS.iter().for_each(|session| what(session.as_ref()));
}

/// Makes at most this many random decisions. Picks each from the hints, or lets a random bot decide if the hints cannot
/// list all decisions.
pub(crate) fn play_some(session: &mut dyn Session, decisions: u32, seed: u64) {
    let (mut choice, mut luck) = (Seeded::new(seed, 1), Seeded::new(seed, 2));
    for n in 0..decisions {
        let Status::Awaiting(seats) = session.status() else { return };
        let seat: Seat = seats.iter().next().expect("the game awaits a seat");
        let hints = session.hints(seat);
        let action = match shelf::listed(&hints) {
            Some(actions) => actions[choice.below(actions.len() as u32, Clause::new("fuzz")) as usize].clone(),
            None => session.thinker(seat, Bot::Random, seed ^ u64::from(n))(&Watch::none()),
        };
        session.act(seat, &action, &mut luck).expect("a decision from the hints or by a bot is legal");
    }
}
