//! Scenario files: set a position up, play decisions, check assertions.
//!
//! A file (format 1) names its game and lists scenarios. [`run`] plays them by the rules of a game that implements
//! [`ScenarioGame`] and reports every scenario that does not come out as it says. How a file is written, and the words that each
//! game has for its positions, are described in `docs/scenarios.md`.

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

/// A game whose positions can be written down, set up and asked about.
pub trait ScenarioGame: Codec {
    /// A whole position as it is written under `given`.
    type Given: DeserializeOwned;
    /// The rule options; those left out keep their defaults.
    type Options: DeserializeOwned + Default;
    /// One value of scripted luck.
    type Luck: DeserializeOwned;
    /// One assertion: an object with exactly one key.
    type Assertion: DeserializeOwned;
    /// A position being studied.
    type ScenarioPosition: ScenarioPosition<Self>;

    /// The names of the game in scenario files, one for each of its editions.
    const GAMES: &'static [&'static str];
    /// Keys for remarks to people, each with a text, that a scenario of this game may have beside the common keys.
    const NOTES: &'static [&'static str] = &[];
    /// The kinds of its scenarios. Each scenario names one under `kind`. Empty if the game has no kinds; a scenario
    /// then has no `kind`.
    const KINDS: &'static [&'static str] = &[];

    /// The key whose value names the decision, in games that write the parts of a decision as keys beside it. `None` in
    /// other games, where a decision is a single key.
    const VERB: Option<&'static str> = None;

    /// Sets a position up by the rules of a revision; `game` is the one of [`ScenarioGame::GAMES`] that the file names.
    ///
    /// # Errors
    /// Every fault, a sentence each.
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
    /// A sentence that says what is wrong with it.
    fn is_decision(said: &Value) -> Result<(), String>;

    /// Checks that a step may stand in a scenario of this kind, one of [`ScenarioGame::KINDS`].
    ///
    /// # Errors
    /// A sentence that says which steps may.
    fn fits_kind(_kind: &str, _step: &Step<Self>) -> Result<(), String> {
        Ok(())
    }
}

/// Why an act before play is refused. A refused act changes nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrepareError {
    /// A sentence that says what was asked and what is allowed.
    pub because: String,
    /// The clause that forbids it; `None` if only its words are wrong.
    pub clause: Option<Clause>,
}

/// A position being studied. It holds the true state, and what scripted luck needs beside the state, such as the listed
/// order of a pile.
pub trait ScenarioPosition<G: ScenarioGame>: Sized {
    /// Returns the rules.
    fn game(&self) -> &G;

    /// Returns the true state, with everything that a seat does not see.
    fn state(&self) -> &G::State;

    /// Finds the seat of a name.
    fn seat(&self, name: &str) -> Option<Seat> {
        self.game().seat_names().iter().position(|known| known == name).map(|index| Seat(index as u8))
    }

    /// Says in a few words what the game waits for.
    fn waits_for(&self) -> String;

    /// Carries out an act before play that is not a decision of the game, such as handing in an army. `None` if the
    /// words are a decision. A game without such steps leaves this out.
    fn prepare(&mut self, _act: &Act) -> Option<Result<(), PrepareError>> {
        None
    }

    /// Carries out a legal decision with the scripted luck.
    ///
    /// # Errors
    /// The script runs out or gives a value that cannot occur. The position must not be used after that.
    fn act(&mut self, seat: Seat, action: &G::Action) -> Result<(), String>;

    /// Judges an assertion.
    ///
    /// # Errors
    /// A sentence that says what is and what was expected.
    fn judge(&self, assertion: &G::Assertion) -> Result<(), String>;

    /// Lists the scripted values of luck that nothing asked for.
    fn luck_left(&self) -> Vec<String>;

    /// Writes the position down. While the game goes on, the form is the one that [`ScenarioGame::Given`] reads.
    fn write(&self) -> Value;
}
