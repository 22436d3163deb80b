//! A game under the laws, and what the laws must be told about it.

use referee::{Draw, Seat, Viewer, Words};
use std::fmt;

/// Says whether two decisions look alike.
pub type Alike<A> = fn(&A, &A) -> bool;

/// A game with what the laws need to know beyond its rules.
pub struct Subject<G: Words> {
    /// The rules with a set-up.
    pub game: G,
    /// Decisions to try at every moment, legal or not: every one there are words for, if they can be listed, else many.
    pub every: Vec<G::Action>,
    /// Those of them that may be legal although they are no candidates, such as resignation.
    pub apart: Vec<G::Action>,
    /// No game takes more decisions.
    pub longest: u32,
    /// Says whether two decisions look alike to everybody but the seat that makes them, because they are sealed; nothing
    /// for a game that never waits for several seats at once.
    pub sealed_alike: Option<Alike<G::Action>>,
    /// Says whether a viewer may see what came out of a draw.
    pub sees: fn(&G, &Glance<'_>) -> bool,
    /// Says what the rules give away by going on: two truths that differ here may look different to everybody. Such as
    /// which question is asked next, when that depends on what a player holds.
    pub gives_away: fn(&G, &G::State) -> String,
}

/// One draw of luck, and who looks.
pub struct Glance<'a> {
    /// Whose eyes.
    pub viewer: Viewer,
    /// The seat whose decision is carried out; nothing for the set-up.
    pub actor: Option<Seat>,
    /// All draws of the decision or the set-up, in order.
    pub draws: &'a [Draw],
    /// Which of them.
    pub nth: usize,
}

impl Glance<'_> {
    /// Returns the draw in question.
    pub fn draw(&self) -> &Draw {
        &self.draws[self.nth]
    }
}

/// A law that was broken, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breach {
    /// The law.
    pub law: &'static str,
    /// The seed of the game.
    pub seed: u64,
    /// Decisions taken before it; 0 = the starting position.
    pub step: u32,
    /// What was seen, and what should have been.
    pub what: String,
}

impl fmt::Display for Breach {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} is broken in the game of seed {} after step {}: {}", self.law, self.seed, self.step, self.what)
    }
}
