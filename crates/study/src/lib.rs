//! Scenario files: set a position up, play decisions, check assertions.

use referee::{Seat, Words};
use serde_json::Value;

/// A game whose positions can be written down, set up and asked about.
pub trait Study: Words {
    /// A position with what the game's state leaves out: the listed order of piles, which luck is scripted from.
    type Study: Position<Self>;

    /// Sets a position up.
    ///
    /// # Errors
    /// Every fault, a sentence each.
    fn set_up(given: &Value, options: &Value, luck: &[Value]) -> Result<Self::Study, Vec<String>>;
}

/// A position being studied.
pub trait Position<G: Study> {
    /// Returns the rules.
    fn game(&self) -> &G;

    /// Returns the truth.
    fn state(&self) -> &G::State;

    /// Carries out a legal decision with the scripted luck.
    ///
    /// # Errors
    /// The script runs out or gives what cannot be.
    fn act(&mut self, seat: Seat, action: &G::Action) -> Result<(), String>;

    /// Judges an assertion.
    ///
    /// # Errors
    /// A sentence that says what is and what was expected.
    fn assert(&self, assertion: &Value) -> Result<(), String>;

    /// Returns how many values of luck nothing asked for.
    fn luck_left(&self) -> usize;

    /// Writes the position down, in the form that [`Study::set_up`] reads.
    fn write(&self) -> Value;
}
