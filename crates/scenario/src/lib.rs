//! Scenario files. A scenario sets a position up, plays decisions and checks assertions.
//!
//! A file (format 1) names its game and lists scenarios. [`run`] plays them by the rules of a game that implements
//! [`ScenarioGame`], and reports every scenario that fails. `docs/scenarios.md` describes the format of the files, and
//! the positions of each game.

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

/// A game that has scenario files: it can set up a position from JSON and judge assertions about it.
pub trait ScenarioGame: Codec {
    /// A whole position, as a scenario has it under `given`.
    type Given: DeserializeOwned;
    /// The rule options. Options that are left out keep their defaults.
    type Options: DeserializeOwned + Default;
    /// One value of scripted luck, as a scenario has it under `luck`.
    type Luck: DeserializeOwned;
    /// One assertion: an object with exactly one key.
    type Assertion: DeserializeOwned;
    /// A position in which a scenario plays.
    type ScenarioPosition: ScenarioPosition<Self>;

    /// The names of the game in scenario files, one for each of its editions.
    const GAMES: &'static [&'static str];
    /// Keys of remarks for people. A scenario of this game may have these keys beside the common ones. Their values are
    /// texts, which this crate does not use.
    const NOTES: &'static [&'static str] = &[];
    /// The kinds of the game's scenarios. Each scenario names its kind under `kind`. If the list is empty, a scenario
    /// has no `kind`.
    const KINDS: &'static [&'static str] = &[];

    /// The key under which a decision names its kind, in a game that writes the parts of a decision as further keys.
    /// `None` for a game in which a decision is an object with a single key.
    const VERB: Option<&'static str> = None;

    /// Sets up a position by one revision of the rules. `game` is the name of the game in the file, one of
    /// [`ScenarioGame::GAMES`].
    ///
    /// # Errors
    /// All faults of the position, each as a sentence.
    fn set_up(
        game: &str,
        revision: u32,
        given: Self::Given,
        options: Self::Options,
        luck: Vec<Self::Luck>,
    ) -> Result<Self::ScenarioPosition, Vec<String>>;

    /// Returns the position of a game in progress or at its end. Its list of scripted luck is empty.
    fn scenario_position(&self, state: &Self::State) -> Self::ScenarioPosition;

    /// Checks that the JSON is a decision that a player could make on some board. Does not check whether the decision
    /// is legal now.
    ///
    /// # Errors
    /// A sentence that says what is wrong with the JSON.
    fn is_decision(said: &Value) -> Result<(), String>;

    /// Checks that a scenario of this kind may have this step. The kind is one of [`ScenarioGame::KINDS`].
    ///
    /// # Errors
    /// A sentence that says which steps are allowed.
    fn fits_kind(_kind: &str, _step: &Step<Self>) -> Result<(), String> {
        Ok(())
    }
}

/// Why the game refuses an `act` before play, such as handing in an army. A refused `act` changes nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrepareError {
    /// A sentence that says what the `act` asked for and what is allowed.
    pub because: String,
    /// The clause that forbids the `act`; `None` if its JSON cannot be read.
    pub clause: Option<Clause>,
}

/// A position in which a scenario plays. It holds the true state, and what the scripted luck needs besides, such as the
/// order of a pile that the file lists.
pub trait ScenarioPosition<G: ScenarioGame>: Sized {
    /// Returns the rules that the position is played by.
    fn game(&self) -> &G;

    /// Returns the true state, hidden things included.
    fn state(&self) -> &G::State;

    /// Returns the seat with this name, or `None` if there is no such seat.
    fn seat(&self, name: &str) -> Option<Seat> {
        self.game().seat_names().iter().position(|known| known == name).map(|index| Seat(index as u8))
    }

    /// Returns a short text that says what the game waits for.
    fn waits_for(&self) -> String;

    /// Carries out an `act` before play that is not a decision of the game, such as handing in an army. `None` if the
    /// `act` is a decision. A game in which every `act` is a decision does not override this.
    fn prepare(&mut self, _act: &Act) -> Option<Result<(), PrepareError>> {
        None
    }

    /// Carries out a legal decision with the scripted luck.
    ///
    /// # Errors
    /// The script has no value left, or its next value cannot be drawn. Do not use the position afterwards.
    fn act(&mut self, seat: Seat, action: &G::Action) -> Result<(), String>;

    /// Checks that an assertion holds now.
    ///
    /// # Errors
    /// A sentence that says what was found and what was expected.
    fn judge(&self, assertion: &G::Assertion) -> Result<(), String>;

    /// Returns the scripted values of luck that no draw has used, each as a text for a report.
    fn luck_left(&self) -> Vec<String>;

    /// Returns the position as JSON. While the game goes on, [`ScenarioGame::Given`] can read this JSON.
    fn write(&self) -> Value;
}
