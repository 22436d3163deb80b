//! Estimates how likely each seat is to win from a position without hidden parts, such as a position of a finished
//! game.

use crate::luck::Luck;
use crate::mcts::{Search, Truth, value};
use crate::{Effort, Level, Playable, Watch};
use referee::{Seat, Status};

/// Estimates each seat's chance of winning from a position whose hidden parts are all known. Returns the chances in
/// permille, in seat order.
///
/// A search with the effort of `level` looks for the best decision of the first seat that the game waits for. The mean
/// result of that decision gives the seat's chance. The other seats share the rest of the 1 000, in proportion to the
/// chances that the game estimates for them. A game whose simulations are slow judges all seats itself, without a
/// search ([`Playable::appraise`]). In a game with teams, the chances do not add up to 1 000, so only such a game may
/// have teams. If the game has ended in a draw, each seat gets 500. The same seed gives the same chances.
pub fn chances<G: Playable>(game: &G, state: &G::State, level: Level, seed: u64) -> Vec<u32> {
    let seats = (0..game.seats()).map(Seat);
    let judged = |seat| match game.status(state) {
        Status::Awaiting(_) => game.appraise(state, seat).unwrap_or_else(|| value(game, state, seat)),
        Status::Over(_) => value(game, state, seat),
    };
    let mut chances: Vec<u32> = seats.map(|seat| permille(judged(seat))).collect();
    if let Status::Awaiting(asked) = game.status(state)
        && let Some(seat) = asked.iter().next()
        && game.appraise(state, seat).is_none()
    {
        chances[seat.index()] = permille(searched(game, state, seat, level, seed));
        share_rest(&mut chances, seat.index());
    }
    chances
}

/// Converts a value from -1 000 (lost) to 1 000 (won) into a chance from 0 to 1 000.
fn permille(value: i32) -> u32 {
    (value.clamp(-1_000, 1_000) + 1_000) as u32 / 2
}

/// Changes the chances of all seats except `own` so that all chances add up to 1 000. The other seats keep their
/// proportions. If all their chances are 0, they get equal chances.
fn share_rest(chances: &mut [u32], own: usize) {
    let others: Vec<usize> = (0..chances.len()).filter(|seat| *seat != own).collect();
    let mut weights: u32 = others.iter().map(|seat| chances[*seat]).sum();
    if weights == 0 {
        others.iter().for_each(|seat| chances[*seat] = 1);
        weights = others.len() as u32;
    }
    let mut rest = 1_000 - chances[own];
    for seat in others {
        let weight = chances[seat];
        chances[seat] = (rest * weight).checked_div(weights).unwrap_or(0);
        rest -= chances[seat];
        weights -= weight;
    }
}

/// Searches in the known state, and returns the mean result of the best decision of `seat`, from -1 000 (lost) to 1 000
/// (won).
fn searched<G: Playable>(game: &G, state: &G::State, seat: Seat, level: Level, seed: u64) -> i32 {
    let (effort, luck) = (Effort { random_percent: 0, ..game.effort(level) }, Luck::new(seed));
    Search::new(game, Truth::Known(state), seat, effort, luck).appraise(&Watch::none())
}

#[cfg(test)]
mod tests {
    use super::share_rest;

    #[test]
    fn the_other_seats_share_the_rest_of_the_chances() {
        for (before, after) in [
            ([700, 333, 333], [700, 150, 150]),
            ([400, 100, 300], [400, 150, 450]),
            ([250, 0, 0], [250, 375, 375]),
            ([1_000, 10, 20], [1_000, 0, 0]),
        ] {
            let mut chances = before;
            share_rest(&mut chances, 0);
            assert_eq!(chances, after, "{before:?}");
        }
        let mut two = [123, 456];
        share_rest(&mut two, 1);
        assert_eq!(two, [544, 456]);
    }
}
