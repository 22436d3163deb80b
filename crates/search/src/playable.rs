//! What a game tells bots beyond its rules.

use crate::{Bot, Effort, Level, Watch};
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
    /// At a larger table every seat counts for itself: a chance of winning of one in four is worth -500.
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

    /// Says whether a position can be estimated as it stands. In one that cannot, such as a battle whose cards are
    /// still being laid, bots first play on hurriedly, beyond the horizon if need be; that comes to an end soon.
    fn is_quiet(&self, _state: &Self::State) -> bool {
        true
    }

    /// Picks the decision with which a quick player goes on when a search plays a game to its end: an index into
    /// `candidates`, which are not empty. `luck` is 64 random bits. Without a better idea every one is as likely.
    fn hurry(&self, _state: &Self::State, _seat: Seat, candidates: &[Self::Action], luck: u64) -> usize {
        one_of(candidates.len(), luck)
    }

    /// Takes candidates out that need no thought beside the others, such as a second card as good as the first. At
    /// least one stays, and the order of those that stay.
    fn weed(&self, _state: &Self::State, _seat: Seat, _candidates: &mut Vec<Self::Action>) {}

    /// Says whether two decisions come to the same, as cards of one rank do where suits never matter. Search counts
    /// them as one when they are to be had in different truths.
    fn same(&self, one: &Self::Action, other: &Self::Action) -> bool {
        one == other
    }

    /// Says whether two decisions of a seat look the same to the other seats until they are opened, as orders do that
    /// are laid face down. In most games nothing is decided in secret.
    fn look_alike(&self, one: &Self::Action, other: &Self::Action) -> bool {
        one == other
    }

    /// Returns a number for what lies open by now and does not follow from decisions and how they look, such as which
    /// cards were opened. Search keeps positions apart in which it differs. In most games there is no need to.
    fn opened(&self, _state: &Self::State) -> u64 {
        0
    }

    /// Takes back what other seats than `seat` have decided in secret and not yet opened, in a truth just imagined:
    /// search then decides it for them rather than guess at random what they did.
    fn take_back(&self, _state: &mut Self::State, _seat: Seat) {}

    /// Plans a decision for `seat`, which the game waits for, by the game's own means: for games whose decisions are a
    /// continuum, of which candidates are only a sample. [`crate::think`] asks for it before it searches; nothing
    /// leaves the decision to the search.
    ///
    /// Unless `watch` has stopped it, the same view, level and seed give the same plan: effort is counted, never timed.
    /// A plan that is stopped returns the best so far at once. Whoever waits sees what [`Watch::done`] is told.
    fn plan(
        &self,
        _view: &Self::View,
        _seat: Seat,
        _level: Level,
        _seed: u64,
        _watch: &Watch<'_>,
    ) -> Option<Self::Action> {
        None
    }

    /// Says what a level of search may spend on a decision of this game. Worth another answer where decisions are much
    /// dearer or luck counts much more than in the games that the common measure was made for.
    fn effort(&self, level: Level) -> Effort {
        Effort::of(level)
    }
}

/// Turns 32 of 64 random bits into an index below `len`, each as likely; `len` is at least 1.
#[inline]
pub fn one_of(len: usize, luck: u64) -> usize {
    (((luck >> 32) * len as u64) >> 32) as usize
}
