//! The trait by which a game tells bots more than its rules, such as how good a position looks.

use crate::{Effort, Level, Watch};
use referee::{Game, Seat};

/// The value of [`Prospect::chance`] for a certain win: chances are in ten-thousandths.
pub const CERTAIN: u32 = 10_000;

/// A decision whose result depends on luck, and its chance to win.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prospect<A> {
    /// The decision.
    pub action: A,
    /// Decisions that are equivalent to `action`, such as those with the same parts in another order.
    pub alike: Vec<A>,
    /// The chance that the decision reaches what wins the game, such as enough destroyed enemies. It runs from 0 to
    /// [`CERTAIN`].
    pub chance: u32,
}

/// A game that bots can play. It estimates positions, and says how a player without time to think would go on.
pub trait Playable: Game {
    /// Names every reason that this game gives for a decision: the terms of [`Playable::terms`] and the answers of
    /// [`Playable::motive`]. The page of a match has a sentence for each.
    const REASONS: &'static [&'static str] = &[];

    /// The highest level of this game's bots. A game that plans its decisions ([`Playable::plan`]) may set a lower one:
    /// more simulations do not help it.
    const HIGHEST: Level = Level::GRANDMASTER;

    /// Returns how good the position looks for `seat`, from -1 000 (lost) to 1 000 (won). It must work for every state
    /// that a game can reach.
    ///
    /// In a game of two seats, the gain of one seat is the loss of the other. A search therefore asks for one seat
    /// only. In a game of more seats it asks for each seat, and the estimate follows from the chance to win: 25 % is
    /// -500.
    fn estimate(&self, state: &Self::State, seat: Seat) -> i32;

    /// Calls `add` with the name and the points of each term of a quiet position. Terms are the parts of the estimate,
    /// such as material. Terms that are good for `seat` are positive, and terms that are good for the others are
    /// negative. All terms share one unit, in which a win is worth a few thousand. [`crate::reason`] uses terms as
    /// reasons. A game may add none.
    fn terms(&self, _state: &Self::State, _seat: Seat, _add: &mut dyn FnMut(&'static str, i32)) {}

    /// Names the reason for a decision that raises no term at once, such as a move. The reason is the part of the
    /// game's own plan that gains most by the decision. Only hints call this method. `None` if the plan has no reason.
    fn motive(&self, _view: &Self::View, _seat: Seat, _action: &Self::Action, _seed: u64) -> Option<&'static str> {
        None
    }

    /// Returns the prior of a decision, from 0 (hardly ever right) to 1 000 (hardly ever wrong). It may depend only on
    /// what `seat` knows. PUCT tries decisions with a high prior first, and later relies on its own counts.
    fn prior(&self, _state: &Self::State, _seat: Seat, _action: &Self::Action) -> i32 {
        0
    }

    /// Returns the length of a rollout: how many decisions a simulation plays beyond the tree before it estimates the
    /// position. A game returns 0 if its estimate is better than a rollout.
    fn horizon(&self) -> u32 {
        40
    }

    /// Returns whether a position can be estimated as it stands (a quiescence test). A position is not quiet in the
    /// middle of a battle whose cards are still being laid, for example. A rollout then goes on beyond the horizon
    /// until the position is quiet.
    fn is_quiet(&self, _state: &Self::State) -> bool {
        true
    }

    /// Picks the next decision of a rollout: an index into `candidates`, which are not empty. `luck` is 64 random bits.
    /// By default every candidate has the same probability.
    fn rollout_policy(&self, _state: &Self::State, _seat: Seat, candidates: &[Self::Action], luck: u64) -> usize {
        one_of(candidates.len(), luck)
    }

    /// Removes candidates that a search need not try, such as the second of two equally good cards. Must leave at least
    /// one candidate, and must not change their order.
    fn prune(&self, _state: &Self::State, _seat: Seat, _candidates: &mut Vec<Self::Action>) {}

    /// Returns whether two decisions are equivalent, such as cards of one rank in a game where suits never matter. A
    /// search uses one edge for equivalent decisions of different truths.
    fn same(&self, one: &Self::Action, other: &Self::Action) -> bool {
        one == other
    }

    /// Returns whether two decisions of a seat look the same to the other seats until the decisions are opened, as with
    /// orders laid face down. The default is for games without secret decisions.
    fn look_alike(&self, one: &Self::Action, other: &Self::Action) -> bool {
        one == other
    }

    /// Returns a key for public information that does not follow from the decisions alone, such as which cards were
    /// opened. A search makes a separate node for each key. Most games need no key.
    fn public_key(&self, _state: &Self::State) -> u64 {
        0
    }

    /// Takes back the secret, unopened decisions of all seats other than `seat` in a truth that was just imagined. The
    /// search then chooses these decisions, in place of those that were imagined at random.
    fn take_back(&self, _state: &mut Self::State, _seat: Seat) {}

    /// Plans a decision for `seat` by the game's own method. The game must wait for the seat. This is for games whose
    /// decisions form a continuum, so that the candidates are only a sample. [`crate::think`] asks for this plan before
    /// it searches. `None` leaves the decision to the search.
    ///
    /// The same view, level and seed must give the same plan, so the method limits its work by a count and not by time.
    /// When `watch` stops it, it returns the best decision so far at once. It reports its progress to [`Watch::done`].
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

    /// Judges a position of a finished game for [`crate::chances`], from -1 000 to 1 000, without a search. This is for
    /// games whose simulations take milliseconds. `None` leaves the judgement to a search.
    fn appraise(&self, _state: &Self::State, _seat: Seat) -> Option<i32> {
        None
    }

    /// Builds the worst truths that fit the view of `seat`, for proofs that a decision wins. In a proof, a decision
    /// wins if it wins against all decisions of the others and with all luck. A decision that wins in all worst truths
    /// wins in every truth that fits the view. A decision that fails in one of them fails in some truth that fits the
    /// view. The seat has the same legal decisions in all of them. All this holds as long as [`Playable::is_bounded`]
    /// returns true. The list is empty if the game has no such truths.
    fn worst_truths(&self, _view: &Self::View, _seat: Seat) -> Vec<Self::State> {
        Vec::new()
    }

    /// Returns whether the promises of [`Playable::worst_truths`] still hold in a state that follows from one of those
    /// truths. A proof stops at a state for which this returns false.
    fn is_bounded(&self, _state: &Self::State, _seat: Seat) -> bool {
        true
    }

    /// Groups the decisions that a proof tries in a game whose decisions form a continuum. A group stands for one
    /// choice of the seat, such as all aims of one figure. It lists decisions that are close enough together to
    /// represent the choice. A choice wins if one of its decisions wins. `None` if [`Game::candidates`] lists all
    /// decisions.
    fn choices(&self, _state: &Self::State, _seat: Seat) -> Option<Vec<Vec<Self::Action>>> {
        None
    }

    /// Lists all decisions of a seat, each with its exact chance to reach what wins the game. This is for positions
    /// where luck alone decides after the decision, such as attacks that must destroy enough enemies. Puzzles ask for
    /// the best of these decisions. The list is empty where chances cannot be computed exactly, as in most positions.
    fn prospects(&self, _state: &Self::State, _seat: Seat) -> Vec<Prospect<Self::Action>> {
        Vec::new()
    }

    /// Returns how many answers a proof allows between the seat's first decision and the win. An answer is everything
    /// that the other seats decide until the seat decides again. The default, 1, suits games where the seat has its
    /// next turn after one answer.
    fn answers(&self) -> u32 {
        1
    }

    /// Returns the effort of a level for a decision of this game. A game overrides this if [`Effort::of`] does not suit
    /// it, because its decisions take much longer to search or luck counts much more.
    fn effort(&self, level: Level) -> Effort {
        Effort::of(level)
    }
}

/// Turns the upper 32 of 64 random bits into an index below `len`, which must be at least 1. The probabilities of the
/// indexes differ by at most one part in 2^32.
#[inline]
pub fn one_of(len: usize, luck: u64) -> usize {
    (((luck >> 32) * len as u64) >> 32) as usize
}
