//! The subject of the laws: a game, with the facts about the game that the laws need.

use crate::{Files, Secret};
use referee::{Codec, Draw, Game, Seat, Seeded, Viewer};
use std::fmt;

/// A function that returns whether two decisions look alike.
pub type Alike<A> = fn(&A, &A) -> bool;

/// A function that imagines a truth that fits a view: a *twin* of the real truth, which the viewer cannot tell from it.
/// It gets the step of the real game, so that it can imagine a truth in which the step has the same
/// [`Subject::public_effect`]. The law skips a truth in which the step has another effect.
pub type Twin<G> = fn(&G, &<G as Game>::View, &Step<'_, G>, &mut Seeded) -> <G as Game>::State;

/// A game, with the facts that the laws need beyond its rules.
pub struct Subject<G: Codec> {
    /// The rules, opened with a set-up.
    pub game: G,
    /// Decisions that the laws try at every moment, legal or not. If all decisions of the game can be listed, they are
    /// all here; otherwise many of them are.
    pub every: Vec<G::Action>,
    /// Decisions of `every` that may be legal although they are not candidates, such as resignation.
    pub non_candidates: Vec<G::Action>,
    /// A game that is not over after this many decisions breaks the laws.
    pub longest: u32,
    /// Returns whether two decisions look alike to all viewers except the seat that makes them, because they are
    /// sealed. `None` for a game that never waits for several seats at once.
    pub sealed_alike: Option<Alike<G::Action>>,
    /// Returns whether a viewer may see the result of a draw.
    pub sees: fn(&G, &DrawContext<'_, G>) -> bool,
    /// Returns as a text what a step shows to everybody. Two truths whose texts differ may look different to all
    /// viewers after the step. Examples are the opened cards and their owners, or the next question if it depends on
    /// what a player holds.
    pub public_effect: fn(&G, &Step<'_, G>) -> String,
    /// Imagines a twin. Needed if steps show so much, such as a whole hand, that few imagined truths show the same.
    /// With `None`, the law uses [`Game::imagine`].
    pub twin: Option<Twin<G>>,
    /// The secrets of this game, and how often twins must differ in each. Without these percentages, the law of
    /// non-interference could hold although it compared the truth only with copies of itself. [`crate::obey`] checks
    /// the percentages.
    pub secrets: Vec<Secret<G>>,
    /// The least percentage of decisions for which the law must find a twin, for every kind of viewer. The last
    /// decision of a game does not count, because nothing is hidden after it.
    pub twins_percent: u32,
    /// Whether a game may end without a winner.
    pub may_be_drawn: bool,
    /// How scenario files hold the positions of the game; `None` for a game without scenario files.
    pub files: Option<Files<G>>,
}

/// One decision that was carried out, with everything that is hidden from viewers.
pub struct Step<'a, G: Codec> {
    /// The state before the decision.
    pub before: &'a G::State,
    /// The seat that decided.
    pub seat: Seat,
    /// What the seat decided.
    pub action: &'a G::Action,
    /// The state after the decision.
    pub after: &'a G::State,
    /// What happened, with everything that is hidden.
    pub story: &'a [G::Event],
}

/// The question whether a viewer may see the result of one draw ([`Subject::sees`]).
pub struct DrawContext<'a, G: Codec> {
    /// The viewer in question.
    pub viewer: Viewer,
    /// The seat whose decision caused the draw, or `None` for a draw at the start of the game.
    pub actor: Option<Seat>,
    /// All draws of this decision or of the start, in order.
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
    /// The seed of the game in which the law was broken.
    pub seed: u64,
    /// The number of decisions before the breach; 0 for the starting position.
    pub step: u32,
    /// What the law found, and what it expected.
    pub what: String,
}

impl fmt::Display for Breach {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} is broken in the game of seed {} after step {}: {}", self.law, self.seed, self.step, self.what)
    }
}
