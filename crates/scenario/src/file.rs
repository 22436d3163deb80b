//! The scenario file, format 1: the part that is common to all games.

use crate::ScenarioGame;
use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::BTreeSet;

/// The only version of the format.
const FORMAT: u64 = 1;

/// Why this program cannot read or run a scenario file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unreadable {
    /// The text is not JSON.
    #[error("the file is not JSON: {0}")]
    NotJson(String),
    /// The JSON does not have the shape of a scenario file.
    #[error("{} does not fit the format: {why}", place(.at))]
    Misfit {
        /// The path of the value in the file, such as `format`; `.` is the whole file.
        at: String,
        /// What the value is and what is allowed.
        why: String,
    },
    /// The file names another version of the format.
    #[error("the format of the file is {0}; this program reads format {FORMAT}")]
    Format(u64),
    /// The rules of the game have no such revision.
    #[error("{game:?} has no revision {revision}; its revisions are 1 to {newest}")]
    Revision {
        /// The game that the file names.
        game: String,
        /// The revision that the file or the caller names.
        revision: u32,
        /// The newest revision that this program knows.
        newest: u32,
    },
    /// This program has no rules for the game.
    #[error("this program cannot run scenarios of {game:?}; it can run those of {}", .known.join(", "))]
    Game {
        /// The game that the file names.
        game: String,
        /// The games whose scenarios this program can run.
        known: Vec<String>,
    },
}

/// Names the value at a path of the file, for a sentence.
fn place(at: &str) -> String {
    if at == "." { "the file".into() } else { format!("the value at {at}") }
}

/// A scenario file. Its scenarios are still JSON: [`run`](crate::run) reads each on its own, so an unreadable scenario
/// does not affect the others.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct File {
    /// The version of the format, always 1.
    pub format: u64,
    /// The name of the game, such as `toy-battle`.
    pub game: String,
    /// The revision of the rules for which the scenarios were written. A file may leave it out. The scenarios then run
    /// by the revision that the caller chooses, or else by the newest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub revision: Option<u32>,
    /// The scenarios, as JSON that is not yet checked.
    pub scenarios: Vec<Value>,
}

impl File {
    /// Reads a file, but does not read its scenarios.
    ///
    /// # Errors
    /// [`Unreadable`] if the text is not of this format.
    pub fn parse(text: &str) -> Result<File, Unreadable> {
        let mut reader = serde_json::Deserializer::from_str(text);
        let value = Value::deserialize(&mut reader).and_then(|value| reader.end().map(|()| value));
        let value = value.map_err(|fault| Unreadable::NotJson(fault.to_string()))?;
        let file: File = serde_path_to_error::deserialize(value)
            .map_err(|fault| Unreadable::Misfit { at: fault.path().to_string(), why: fault.inner().to_string() })?;
        if file.format == FORMAT { Ok(file) } else { Err(Unreadable::Format(file.format)) }
    }
}

/// Returns the name of the game that a scenario file names.
///
/// # Errors
/// [`Unreadable`] if the text is not a scenario file.
pub fn game_of(text: &str) -> Result<String, Unreadable> {
    Ok(File::parse(text)?.game)
}

/// One scenario of a game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = ""))]
pub struct Scenario<G: ScenarioGame> {
    /// The name of the scenario in reports. No two scenarios of a file have the same id.
    pub id: String,
    /// The kind of the scenario, one of [`ScenarioGame::KINDS`]. It is absent if the game has no kinds.
    #[serde(default, deserialize_with = "written")]
    pub kind: Option<String>,
    /// What the scenario shows, in one line.
    pub title: String,
    /// The ids of the clauses that the scenario tests.
    pub clauses: Vec<ClauseId>,
    /// The options of the game. Those that are left out keep their defaults.
    #[serde(default)]
    pub options: G::Options,
    /// The position from which the scenario starts.
    pub given: G::Given,
    /// The scripted luck, in the order in which the rules ask for it.
    #[serde(default = "Vec::new")]
    pub luck: Vec<G::Luck>,
    /// The decisions and checks, in order.
    pub steps: Vec<Step<G>>,
    /// Assertions that must hold after the last step.
    #[serde(default = "Vec::new")]
    pub then: Vec<G::Assertion>,
}

/// The id of a clause, a ruling or a property: words of letters and digits joined by hyphens. The first word stands for
/// the game and begins with a capital.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(try_from = "String")]
pub struct ClauseId(pub String);

impl TryFrom<String> for ClauseId {
    type Error = String;

    fn try_from(said: String) -> Result<ClauseId, String> {
        let is_word = |word: &str| !word.is_empty() && word.bytes().all(|b| b.is_ascii_alphanumeric());
        if said.starts_with(|c: char| c.is_ascii_uppercase()) && said.contains('-') && said.split('-').all(is_word) {
            return Ok(ClauseId(said));
        }
        Err(format!("{said:?} is not a valid id of a clause; such an id is written like TB-PLACE-04"))
    }
}

/// One step of a scenario.
pub enum Step<G: ScenarioGame> {
    /// A decision that the game must accept.
    Act(Act),
    /// A decision that the game must refuse, or JSON that is not a decision.
    Refuse {
        /// The seat and the JSON that the game must refuse.
        act: Act,
        /// The refusal must cite one of these clauses. If the list is empty, it may cite any clause, or none.
        clauses: Vec<ClauseId>,
    },
    /// Assertions that must hold now.
    Check(Vec<G::Assertion>),
}

/// A decision of a seat, in the game's own JSON.
#[derive(Clone, Debug, PartialEq)]
pub struct Act {
    /// The seat's name.
    pub seat: String,
    /// The decision, a JSON object.
    pub said: Value,
}

impl Act {
    fn read(mut said: Map<String, Value>) -> Result<Act, String> {
        let seat = match said.remove("seat") {
            Some(Value::String(seat)) => seat,
            Some(other) => return Err(format!("the seat is {other}; it must be a name")),
            None => return Err("`seat` is missing; it must name the seat that decides".into()),
        };
        Ok(Act { seat, said: Value::Object(said) })
    }

    /// Checks that the JSON has the shape of a decision of the game.
    ///
    /// # Errors
    /// A sentence that says what is wrong with the JSON.
    pub fn judge_shape<G: ScenarioGame>(&self) -> Result<(), String> {
        let keys: Vec<&str> =
            self.said.as_object().into_iter().flat_map(|said| said.keys().map(String::as_str)).collect();
        if keys.len() != 1 && G::VERB.is_none_or(|verb| !keys.contains(&verb)) {
            return Err(format!(
                "a decision must have one key beside `seat`; this one has {} ({})",
                keys.len(),
                keys.join(", ")
            ));
        }
        G::is_decision(&self.said)
    }
}

/// A step as it stands in the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = ""))]
struct Written<G: ScenarioGame> {
    #[serde(default, deserialize_with = "written")]
    act: Option<Map<String, Value>>,
    #[serde(default, deserialize_with = "written")]
    refuse: Option<Map<String, Value>>,
    #[serde(default, deserialize_with = "written")]
    check: Option<Vec<G::Assertion>>,
    #[serde(default, deserialize_with = "written")]
    clause: Option<ClauseId>,
    #[serde(default, deserialize_with = "written")]
    or: Option<Vec<ClauseId>>,
}

/// Reads the value of a key that is present. Refuses null, because a file leaves out a key that has no value.
fn written<'de, D: Deserializer<'de>, T: Deserialize<'de>>(from: D) -> Result<Option<T>, D::Error> {
    T::deserialize(from).map(Some)
}

impl<'de, G: ScenarioGame> Deserialize<'de> for Step<G> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Step<G>, D::Error> {
        Written::<G>::deserialize(from)?.step().map_err(D::Error::custom)
    }
}

impl<G: ScenarioGame> Written<G> {
    fn step(self) -> Result<Step<G>, String> {
        let clauses = cited(self.clause, self.or)?;
        match (self.act, self.refuse, self.check) {
            (None, Some(act), None) => Ok(Step::Refuse { act: Act::read(act)?, clauses }),
            _ if !clauses.is_empty() => Err("`clause` is allowed only beside a `refuse`".into()),
            (Some(act), None, None) => {
                let act = Act::read(act)?;
                act.judge_shape::<G>()?;
                Ok(Step::Act(act))
            }
            (None, None, Some(check)) if check.is_empty() => Err("a `check` must assert something".into()),
            (None, None, Some(check)) => Ok(Step::Check(check)),
            _ => Err("a step must have exactly one of the keys `act`, `refuse` and `check`".into()),
        }
    }
}

/// Returns the clauses that a refusal may cite: `clause`, then those of `or`.
fn cited(clause: Option<ClauseId>, or: Option<Vec<ClauseId>>) -> Result<Vec<ClauseId>, String> {
    let Some(clause) = clause else {
        return if or.is_none() { Ok(Vec::new()) } else { Err("`or` is allowed only beside a `clause`".into()) };
    };
    let others = or.unwrap_or_default();
    if others.iter().collect::<BTreeSet<_>>().len() != others.len() {
        let others: Vec<String> = others.into_iter().map(|ClauseId(id)| id).collect();
        return Err(format!("`or` names a clause twice: {}", others.join(", ")));
    }
    Ok([vec![clause], others].concat())
}
