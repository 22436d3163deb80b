//! What a game tells bots beyond its rules.

use referee::{Game, Seat};

/// A game that bots can play: how good a position looks, and how a quick player would go on.
pub trait Playable: Game {
    /// Says how good the position looks for `seat`, from -1 000 (lost) to 1 000 (won). Any state a game can reach.
    fn estimate(&self, state: &Self::State, seat: Seat) -> i32;
}
