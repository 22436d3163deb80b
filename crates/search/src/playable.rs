//! What a game tells bots beyond its rules.

use crate::Bot;
use referee::{Chance, Game, Seat};

/// A game that bots can play: how good a position looks, and how a quick player would go on.
pub trait Playable: Game {
    /// What every seat brings to the game before play, in the game's word, such as `army`; nothing if the set-up says
    /// it all.
    const BRINGS: Option<&'static str> = None;

    /// Puts the force that a bot builds for a seat into the set-up, unless there is one already.
    fn muster(_setup: &mut Self::Setup, _seat: Seat, _bot: Bot, _chance: &mut dyn Chance) {}

    /// Says how good the position looks for `seat`, from -1 000 (lost) to 1 000 (won). Any state a game can reach.
    ///
    /// At a table of two seats what is good for one is bad for the other by as much, so search asks for one of them.
    fn estimate(&self, state: &Self::State, seat: Seat) -> i32;

    /// Says how promising a decision looks before it is tried, from 0 (hardly ever right) to 1 000 (hardly ever
    /// wrong), judged by what `seat` knows. Search tries promising decisions first and soon trusts its own counts.
    fn promise(&self, _state: &Self::State, _seat: Seat, _action: &Self::Action) -> i32 {
        0
    }

    /// Says how many decisions a simulation plays on beyond the tree before the position is estimated: 0 where the
    /// estimate says more about a position than a hurried game from there does.
    fn horizon(&self) -> u32 {
        40
    }

    /// Picks the decision with which a quick player goes on when a search plays a game to its end: an index into
    /// `candidates`, which are not empty. `luck` is 64 random bits. Without a better idea every one is as likely.
    fn hurry(&self, _state: &Self::State, _seat: Seat, candidates: &[Self::Action], luck: u64) -> usize {
        one_of(candidates.len(), luck)
    }

    /// Says whether two decisions of another seat look the same to whoever looks on until they are opened, as
    /// orders do that are laid face down. In most games nothing is decided in secret.
    fn look_alike(&self, one: &Self::Action, other: &Self::Action) -> bool {
        one == other
    }
}

/// Turns 32 of 64 random bits into an index below `len`, each as likely; `len` is at least 1.
#[inline]
pub fn one_of(len: usize, luck: u64) -> usize {
    (((luck >> 32) * len as u64) >> 32) as usize
}
