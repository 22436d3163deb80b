//! The lesson file, `rumpus-lesson/1`.

use super::Pattern;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// The only version of the format.
const FORMAT: &str = "rumpus-lesson/1";

/// Why a text is not a lesson.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LessonFault {
    /// The text is not JSON, or does not have the shape of a lesson.
    #[error("{} does not fit the format: {why}", place(.at))]
    Misfit {
        /// The path of the value in the file, such as `steps[2].play`; `.` is the whole file.
        at: String,
        /// What the value is and what is allowed.
        why: String,
    },
    /// The file names another format.
    #[error("the format of the file is {0:?}; this program reads {FORMAT:?}")]
    Format(String),
    /// The list of steps is empty.
    #[error("the lesson has no steps; it needs at least one")]
    NoSteps,
}

/// Names the value at a path of a file, for a sentence.
pub(crate) fn place(at: &str) -> String {
    if at == "." { "the file".into() } else { format!("the value at {at}") }
}

/// A text in English and in Korean.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Text {
    /// The text in English.
    pub en: String,
    /// The text in Korean.
    pub ko: String,
}

/// A decision of a seat, in the game's own JSON.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// The name of the seat.
    pub seat: String,
    /// What the seat decides, in the game's own JSON.
    pub action: Value,
}

/// A reply to legal decisions that the step does not accept.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Otherwise {
    /// A pattern of the decisions that get this reply. If it is left out, all decisions get it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<Pattern>,
    /// The reply. It says why the learner should decide something else now.
    pub say: Text,
}

/// One step of a lesson: what the learner has to do.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The text that tells the learner what to do and what to look at.
    pub say: Text,
    /// What to highlight. An entry is an id from the game's view, hints or set-up. Or it is `#` and the name of a
    /// control, such as `#end-turn`.
    #[serde(default)]
    pub point: Vec<String>,
    /// A decision that completes the step. Learners see it if they ask for the solution. `rumpus lesson` and the tests
    /// play it.
    pub play: Value,
    /// A pattern of the decisions that complete the step. If it is left out, only `play` completes it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub accept: Option<Pattern>,
    /// If true, a decision also completes the step when it makes the learner the only winner. To find out, the program
    /// tries the decision, then `then`, then `play` and `then` of each later step, until the game is over.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub wins: bool,
    /// A pattern of an event. A decision that causes a matching event also completes the step, if the decisions in
    /// `then` are legal after it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub brings: Option<Pattern>,
    /// A pattern of other decisions that the learner may make without completing the step, such as turning a figure
    /// before it fires.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub allow: Option<Pattern>,
    /// Replies to legal decisions that the step does not accept. The learner sees the first reply whose pattern fits.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub otherwise: Vec<Otherwise>,
    /// The decisions that the lesson itself carries out after the step. They are decisions of other seats, or of the
    /// learner's seat where it has no choice.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub then: Vec<Act>,
    /// The text that the learner sees after the step: what happened, and why.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<Text>,
}

/// A small scripted game that teaches one thing, step by step.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Always `rumpus-lesson/1`.
    pub format: String,
    /// The name of the game, such as `toy-battle`.
    pub game: String,
    /// The lesson's name in URLs: lowercase letters, digits and hyphens.
    pub id: String,
    /// The title that a list of lessons shows.
    pub title: Text,
    /// What the learner can do after the lesson, in a sentence.
    pub teaches: Text,
    /// The set-up, in the game's own JSON. It holds the forces of all seats, such as armies.
    pub setup: Value,
    /// The name of the learner's seat.
    pub seat: String,
    /// The seed of all luck that is not scripted.
    #[serde(default)]
    pub seed: u64,
    /// Scripted luck. The key is the id of a clause, which is a numbered rule, such as `TB-SETUP-04`. The list holds
    /// the values drawn for this clause, in order. For a random number, the value is that number, from 0. For a draw by
    /// kind, it is the kind's index. For a draw from a set of different things, it is the thing's number. When a list
    /// is used up, the luck of its clause comes from `seed`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub luck: BTreeMap<String, Vec<u32>>,
    /// The decisions that are carried out before the learner sees the table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub before: Vec<Act>,
    /// The steps of the lesson, in order. There is at least one.
    pub steps: Vec<Step>,
    /// The text that the learner sees after the last step.
    pub end: Text,
}

impl Lesson {
    /// Reads the text of a lesson file. Does not check whether the lesson fits its game.
    ///
    /// # Errors
    /// The text is not of this format, or the lesson has no steps.
    pub fn parse(text: &str) -> Result<Lesson, LessonFault> {
        let mut reader = serde_json::Deserializer::from_str(text);
        let lesson: Lesson = serde_path_to_error::deserialize(&mut reader)
            .map_err(|fault| LessonFault::Misfit { at: fault.path().to_string(), why: fault.inner().to_string() })?;
        reader.end().map_err(|fault| LessonFault::Misfit { at: ".".into(), why: fault.to_string() })?;
        match () {
            () if lesson.format != FORMAT => Err(LessonFault::Format(lesson.format)),
            () if lesson.steps.is_empty() => Err(LessonFault::NoSteps),
            () => Ok(lesson),
        }
    }

    /// Returns the lesson's entry for a list: `{id, title, teaches}`.
    pub fn listed(&self) -> Value {
        json!({ "id": self.id, "title": self.title, "teaches": self.teaches })
    }
}
