//! What a game tells bots beyond its rules.

use crate::{Effort, Level, Watch};
use referee::{Game, Seat};

/// The chance of a certain win: [`Prospect::chance`] counts ten-thousandths.
pub const CERTAIN: u32 = 10_000;

/// A decision whose result depends on luck, and its chance to win.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prospect<A> {
    /// The decision.
    pub action: A,
    /// All decisions that mean the same, such as those with the same parts in another order.
    pub alike: Vec<A>,
    /// The chance that the decision does what wins the game, 0 to [`CERTAIN`].
    pub chance: u32,
}

/// A game that bots can play. It says how good a position looks, and how a fast player would go on.
pub trait Playable: Game {
    /// Names every reason that this game gives for a decision: the terms of [`Playable::terms`] and the answers of
    /// [`Playable::motive`]. The table has a sentence for each.
    const REASONS: &'static [&'static str] = &[];

    /// Says how good the position looks for `seat`, from -1 000 (lost) to 1 000 (won). The estimate must work for every
    /// state that a game can reach.
    ///
    /// At a table of two seats, the gain of one seat is the loss of the other. Search therefore asks for one seat only.
    /// At a larger table every seat is estimated on its own: a chance of winning of 25 % is worth -500.
    fn estimate(&self, state: &Self::State, seat: Seat) -> i32;

    /// Adds the named terms of a quiet position for `seat`, such as those that make up the estimate. Terms that are good for the seat
    /// are positive, and terms that are good for the others are negative. All terms share one unit, in which a win is
    /// worth a few thousand. [`crate::reason`] uses them as reasons. A game may add none.
    fn terms(&self, _state: &Self::State, _seat: Seat, _add: &mut dyn FnMut(&'static str, i32)) {}

    /// Names the reason of a decision from which no term gains at once, such as a move. The reason is the part of the
    /// game's own plan that gains most by the decision. Only hints call this. `None` where the plan has no reason.
    fn motive(&self, _view: &Self::View, _seat: Seat, _action: &Self::Action, _seed: u64) -> Option<&'static str> {
        None
    }

    /// Returns the prior of a decision, from 0 (hardly ever right) to 1 000 (hardly ever wrong), judged by what `seat`
    /// knows. PUCT tries decisions with a high prior first and soon relies on its own counts.
    fn prior(&self, _state: &Self::State, _seat: Seat, _action: &Self::Action) -> i32 {
        0
    }

    /// Returns the length of a rollout: how many decisions a simulation plays beyond the tree before it estimates the
    /// position. It is 0 where the estimate is better than a rollout.
    fn horizon(&self) -> u32 {
        40
    }

    /// Returns whether a position can be estimated as it stands (a quiescence test). If not, as in a battle whose cards
    /// are still being laid, the rollout goes on beyond the horizon until the position can be estimated.
    fn is_quiet(&self, _state: &Self::State) -> bool {
        true
    }

    /// Picks the next decision of a rollout: an index into `candidates`, which are not empty. `luck` is 64 random bits.
    /// By default every candidate has the same probability.
    fn rollout_policy(&self, _state: &Self::State, _seat: Seat, candidates: &[Self::Action], luck: u64) -> usize {
        one_of(candidates.len(), luck)
    }

    /// Removes candidates that need no search beside the others, such as the second of two equally good cards. Keeps at
    /// least one candidate, and keeps their order.
    fn prune(&self, _state: &Self::State, _seat: Seat, _candidates: &mut Vec<Self::Action>) {}

    /// Returns whether two decisions are equivalent, such as cards of one rank in a game where suits never matter.
    /// Search shares one edge between them when they occur in different truths.
    fn same(&self, one: &Self::Action, other: &Self::Action) -> bool {
        one == other
    }

    /// Returns whether two decisions of a seat look the same to the other seats until they are opened, as with orders
    /// laid face down. Most games have no secret decisions.
    fn look_alike(&self, one: &Self::Action, other: &Self::Action) -> bool {
        one == other
    }

    /// Returns a key for public information that the seats do not get from the decisions alone, such as which cards
    /// were opened. Search makes a node for each key. Most games need no key.
    fn public_key(&self, _state: &Self::State) -> u64 {
        0
    }

    /// Takes back the secret, unopened decisions of the seats other than `seat` in a truth that was just imagined.
    /// Search then decides for these seats instead of guessing at random.
    fn take_back(&self, _state: &mut Self::State, _seat: Seat) {}

    /// Plans a decision for `seat` by a method of the game's own. The game must wait for the seat. This is for games
    /// whose decisions are a continuum, where the candidates are only a sample. [`crate::think`] asks for this plan
    /// before it searches; `None` leaves the decision to the search.
    ///
    /// Unless `watch` has stopped it, the same view, level and seed give the same plan: effort is counted, never timed.
    /// When `watch` stops the method, the method returns the best decision so far at once. The method reports its
    /// progress to [`Watch::done`].
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

    /// Judges a position of a finished game for [`crate::chances`] without a search, as [`Playable::estimate`] does.
    /// This is for games whose simulations take milliseconds. `None` leaves the judgement to a search.
    fn appraise(&self, _state: &Self::State, _seat: Seat) -> Option<i32> {
        None
    }

    /// Builds truths that bound what `seat` does not see, for proofs. Here a decision wins if it wins for all decisions
    /// of the others and for all luck. A decision that wins in all of these truths wins in every truth that fits the
    /// view. A decision that fails in one of them fails in some truth that fits the view. The seat may make the same
    /// decisions in all of them. All this holds as long as [`Playable::is_bounded`] returns true. Returns an empty list
    /// if the game cannot bound the hidden things.
    fn worst_truths(&self, _view: &Self::View, _seat: Seat) -> Vec<Self::State> {
        Vec::new()
    }

    /// Says whether a state that follows from one of [`Playable::worst_truths`] still bounds what `seat` does not see.
    /// A proof stops at a state for which this returns false.
    fn is_bounded(&self, _state: &Self::State, _seat: Seat) -> bool {
        true
    }

    /// Groups the decisions that a proof tries in a game whose decisions are a continuum. A group stands for one choice
    /// of the seat, such as all aims of one figure. It lists decisions that are close enough together to represent the
    /// choice. A choice wins if one of its decisions wins. `None` where [`Game::candidates`] lists all decisions.
    fn choices(&self, _state: &Self::State, _seat: Seat) -> Option<Vec<Vec<Self::Action>>> {
        None
    }

    /// Lists all decisions of a seat, each with its exact chance to do what wins the game. This is for positions where
    /// luck alone decides, such as attacks that have to destroy enough enemies. Puzzles ask for the best decision.
    /// Returns an empty list where chances cannot be counted exactly, as in most positions.
    fn prospects(&self, _state: &Self::State, _seat: Seat) -> Vec<Prospect<Self::Action>> {
        Vec::new()
    }

    /// Returns how many answers of the others a proof allows, from the seat's first decision to the win. An answer is
    /// all that the others decide after one decision of the seat. The number is 1 where one answer leads to the seat's
    /// next turn.
    fn answers(&self) -> u32 {
        1
    }

    /// Says what a level of search may spend on a decision of this game. A game overrides this if the common levels do
    /// not suit it: its decisions take much longer to search, or luck counts much more.
    fn effort(&self, level: Level) -> Effort {
        Effort::of(level)
    }
}

/// Turns 32 of 64 random bits into an index below `len`, which is at least 1. All have the same probability, up to one
/// part in 2^32.
#[inline]
pub fn one_of(len: usize, luck: u64) -> usize {
    (((luck >> 32) * len as u64) >> 32) as usize
}
