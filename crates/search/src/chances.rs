//! How likely each seat is to win from a position whose hidden parts are all known, as they are after the game.

use crate::luck::Luck;
use crate::mcts::{Search, Truth, value};
use crate::{Effort, Level, Playable, Watch};
use referee::{Seat, Status};

/// Estimates each seat's chance of winning, in permille and seat order, when all hidden things are known.
///
/// A search with the effort of `level` looks for the best decision of the first seat that the game waits for. The mean
/// result of that decision gives the seat's chance. At a table of two, the other seat gets the rest. At a larger table,
/// the game estimates the chances of the other seats. A game with expensive simulations judges all seats without a
/// search ([`Playable::appraise`]). If the game has ended in a draw, each seat gets 500. The same seed gives the same
/// chances.
pub fn chances<G: Playable>(game: &G, state: &G::State, level: Level, seed: u64) -> Vec<u32> {
    let seats = (0..game.seats()).map(Seat);
    let judged = |seat| match game.status(state) {
        Status::Awaiting(_) => game.appraise(state, seat).unwrap_or_else(|| value(game, state, seat)),
        Status::Over(_) => value(game, state, seat),
    };
    let mut values: Vec<i32> = seats.map(judged).collect();
    if let Status::Awaiting(asked) = game.status(state)
        && let Some(seat) = asked.iter().next()
        && game.appraise(state, seat).is_none()
    {
        let found = searched(game, state, seat, level, seed);
        if values.len() == 2 {
            values = vec![-found; 2];
        }
        values[seat.index()] = found;
    }
    values.into_iter().map(|value| (value.clamp(-1_000, 1_000) + 1_000) as u32 / 2).collect()
}

/// Says what the best decision of a seat is worth to it, from -1 000 to 1 000.
fn searched<G: Playable>(game: &G, state: &G::State, seat: Seat, level: Level, seed: u64) -> i32 {
    let (effort, luck) = (Effort { random_percent: 0, ..game.effort(level) }, Luck::new(seed));
    Search::new(game, Truth::Known(state), seat, effort, luck).appraise(&Watch::none())
}
