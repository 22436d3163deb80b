//! Scenario files. A scenario sets a position up, plays decisions and checks assertions.
//!
//! A file (format 1) names its game and lists scenarios. [`run`] plays them by the rules of a game that implements
//! [`ScenarioGame`], and reports every scenario that fails. `docs/scenarios.md` describes how to write a file, and how
//! each game writes its positions.

mod file;
mod plain;
mod report;
mod run;
mod schema;

pub use file::{Act, ClauseId, File, Scenario, Step, Unreadable, game_of};
pub use plain::{Fact, Plain, PlainScenarios};
pub use report::{Failure, Report, Spot};
pub use run::{run, run_revision};
pub use schema::schema;

use referee::{Clause, Codec, Seat};
use serde::de::DeserializeOwned;
use serde_json::Value;

/// A game whose positions can be written in a file, set up and checked.
pub trait ScenarioGame: Codec {
    /// A whole position, as a scenario writes it under `given`.
    type Given: DeserializeOwned;
    /// The rule options. Options that are left out keep their defaults.
    type Options: DeserializeOwned + Default;
    /// One value of scripted luck.
    type Luck: DeserializeOwned;
    /// One assertion: an object with exactly one key.
    type Assertion: DeserializeOwned;
    /// A position that a scenario plays in.
    type ScenarioPosition: ScenarioPosition<Self>;

    /// The names of the game in scenario files, one for each of its editions.
    const GAMES: &'static [&'static str];
    /// Keys of remarks for readers. A scenario of this game may have these keys beside the common ones. Their values
    /// are texts.
    const NOTES: &'static [&'static str] = &[];
    /// The kinds of the game's scenarios. Each scenario names one under `kind`. The list is empty if the game has no
    /// kinds. Then a scenario has no `kind`.
    const KINDS: &'static [&'static str] = &[];

    /// The key whose value names the decision, in games that write the parts of a decision as further keys beside this
    /// one. `None` in other games, where a decision is an object with a single key.
    const VERB: Option<&'static str> = None;

    /// Sets a position up by the rules of a revision. `game` is the name from [`ScenarioGame::GAMES`] that the file
    /// gives.
    ///
    /// # Errors
    /// Every fault as a sentence.
    fn set_up(
        game: &str,
        revision: u32,
        given: Self::Given,
        options: Self::Options,
        luck: Vec<Self::Luck>,
    ) -> Result<Self::ScenarioPosition, Vec<String>>;

    /// Checks that the JSON has the shape of a decision of a player, on any board.
    ///
    /// # Errors
    /// A sentence that says what is wrong with the JSON.
    fn is_decision(said: &Value) -> Result<(), String>;

    /// Checks that a scenario of a kind may have this step. The kind is one of [`ScenarioGame::KINDS`].
    ///
    /// # Errors
    /// A sentence that says which steps are allowed.
    fn fits_kind(_kind: &str, _step: &Step<Self>) -> Result<(), String> {
        Ok(())
    }
}

/// Why an act before play is refused. A refused act changes nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrepareError {
    /// A sentence that says what was asked and what is allowed.
    pub because: String,
    /// The clause that forbids the act; `None` if its JSON cannot be read.
    pub clause: Option<Clause>,
}

/// A position that a scenario plays in. It holds the true state. It also holds what scripted luck needs beside the
/// state, such as the order of a pile that the file lists.
pub trait ScenarioPosition<G: ScenarioGame>: Sized {
    /// Returns the rules.
    fn game(&self) -> &G;

    /// Returns the true state, with everything that a seat does not see.
    fn state(&self) -> &G::State;

    /// Returns the seat with this name.
    fn seat(&self, name: &str) -> Option<Seat> {
        self.game().seat_names().iter().position(|known| known == name).map(|index| Seat(index as u8))
    }

    /// Returns a short text that says what the game waits for.
    fn waits_for(&self) -> String;

    /// Carries out an act before play that is not a decision of the game, such as handing in an army. `None` if the act
    /// is a decision. A game without such acts does not override this.
    fn prepare(&mut self, _act: &Act) -> Option<Result<(), PrepareError>> {
        None
    }

    /// Carries out a legal decision with the scripted luck.
    ///
    /// # Errors
    /// The script has no value left, or gives a value that cannot be drawn. The position must not be used after that.
    fn act(&mut self, seat: Seat, action: &G::Action) -> Result<(), String>;

    /// Judges an assertion.
    ///
    /// # Errors
    /// A sentence that says what was found and what was expected.
    fn judge(&self, assertion: &G::Assertion) -> Result<(), String>;

    /// Lists the scripted values of luck that no draw has used.
    fn luck_left(&self) -> Vec<String>;

    /// Returns the position as JSON. While the game goes on, [`ScenarioGame::Given`] can read this JSON.
    fn write(&self) -> Value;
}
