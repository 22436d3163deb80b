//! The subject of the laws: a game, with the facts about it that the laws need.

use crate::Secret;
use referee::{Codec, Draw, Game, Seat, Seeded, Viewer};
use std::fmt;

/// Says whether two decisions look alike.
pub type Alike<A> = fn(&A, &A) -> bool;

/// Imagines a truth that fits a view. The law skips this truth if the step has another [`Subject::public_effect`] in it
/// than in the real truth.
pub type Twin<G> = fn(&G, &<G as Game>::View, &Step<'_, G>, &mut Seeded) -> <G as Game>::State;

/// A game, with the facts that the laws need beyond its rules.
pub struct Subject<G: Codec> {
    /// The rules with a set-up.
    pub game: G,
    /// Decisions to try at every moment, legal or not. They are all decisions that exist, if these can be listed, or
    /// else many of them.
    pub every: Vec<G::Action>,
    /// Decisions of `every` that may be legal although they are not candidates, such as resignation.
    pub non_candidates: Vec<G::Action>,
    /// The most decisions that a game takes.
    pub longest: u32,
    /// Says whether two decisions look alike to all viewers except the seat that makes them, because they are sealed.
    /// `None` for a game that never waits for several seats at once.
    pub sealed_alike: Option<Alike<G::Action>>,
    /// Says whether a viewer may see the result of a draw.
    pub sees: fn(&G, &DrawContext<'_, G>) -> bool,
    /// Returns what a step shows to all by the rules. Two truths that differ in this text may look different to all
    /// viewers. Examples are the next question, if it depends on what a player holds, or the cards that were opened and
    /// their owners.
    pub public_effect: fn(&G, &Step<'_, G>) -> String,
    /// Imagines a twin for a step that shows much to all, such as a whole hand. With `None`, the law uses
    /// [`Game::imagine`].
    pub twin: Option<Twin<G>>,
    /// The secrets of this game, and how often twins must differ in each. Without these numbers the law of
    /// non-interference might compare a truth only with itself. [`crate::obey`] checks the numbers.
    pub secrets: Vec<Secret<G>>,
    /// For how many of 100 decisions a twin must be found, for every kind of viewer. The last decision of a game does
    /// not count, because after it nothing is hidden.
    pub twins_percent: u32,
    /// Whether a game may end without a winner.
    pub may_be_drawn: bool,
}

/// One decision that was carried out, with all that only the referee knows.
pub struct Step<'a, G: Codec> {
    /// The truth before the decision.
    pub before: &'a G::State,
    /// The seat that decided.
    pub seat: Seat,
    /// The decision.
    pub action: &'a G::Action,
    /// The truth after the decision.
    pub after: &'a G::State,
    /// What happened, with everything that is hidden.
    pub story: &'a [G::Event],
}

/// One draw of luck, and a viewer.
pub struct DrawContext<'a, G: Codec> {
    /// The viewer.
    pub viewer: Viewer,
    /// The seat whose decision is carried out; `None` for the set-up.
    pub actor: Option<Seat>,
    /// All draws of the decision or the set-up, in order.
    pub draws: &'a [Draw],
    /// What happened, with everything that is hidden.
    pub story: &'a [G::Event],
    /// The index in `draws` of the draw in question.
    pub nth: usize,
}

impl<G: Codec> DrawContext<'_, G> {
    /// Returns the draw in question.
    pub fn draw(&self) -> &Draw {
        &self.draws[self.nth]
    }
}

/// A law that was broken, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breach {
    /// The name of the law.
    pub law: &'static str,
    /// The seed of the game.
    pub seed: u64,
    /// The number of decisions before the breach; 0 = the starting position.
    pub step: u32,
    /// What was found, and what was expected.
    pub what: String,
}

impl fmt::Display for Breach {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} is broken in the game of seed {} after step {}: {}", self.law, self.seed, self.step, self.what)
    }
}
