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
    #[error("it does not fit the format at {at}: {why}")]
    Misfit {
        /// The place in the file, such as `steps[2].play`; `.` is the whole file.
        at: String,
        /// What stands there and what is allowed.
        why: String,
    },
    /// The file names another format.
    #[error("its format is {0:?}; this program reads {FORMAT:?}")]
    Format(String),
    /// The lesson has no steps.
    #[error("it has no steps; a lesson has at least one")]
    NoSteps,
}

/// A text in both languages of the product.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Text {
    /// English.
    pub en: String,
    /// Korean.
    pub ko: String,
}

/// A decision of a seat, in the game's own JSON.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// The seat's name.
    pub seat: String,
    /// The decision.
    pub action: Value,
}

/// A reply to decisions that the rules allow but for which the lesson does not wait.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Otherwise {
    /// The decisions that get this reply. If this is left out, all decisions get it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<Pattern>,
    /// The reply, which says why this is not the moment for the decision.
    pub say: Text,
}

/// What the learner does next.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The text that tells the learner what to do and what to look at.
    pub say: Text,
    /// What is highlighted: ids in the game's view, hints or set-up, or `#` and the name of a control, such as
    /// `#end-turn`.
    #[serde(default)]
    pub point: Vec<String>,
    /// A decision that does the step. Learners see it if they ask for the solution. The check of the lesson plays it.
    pub play: Value,
    /// The decisions that do the step. If this is left out, only `play` does it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub accept: Option<Pattern>,
    /// Whether every decision that wins the game for the learner alone also does the step. In the last step the
    /// decision must win at once. In an earlier step it must win with the decisions of the steps that follow.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub wins: bool,
    /// A pattern of an event. Every decision that causes such an event also does the step, if `then` can follow it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub brings: Option<Pattern>,
    /// Decisions that are carried out but do not do the step, such as turning a figure before it fires.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub allow: Option<Pattern>,
    /// Replies to other decisions that the rules allow. The first reply that fits is given.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub otherwise: Vec<Otherwise>,
    /// The decisions that the lesson itself takes next: those of other seats, and those of the learner's seat where the
    /// learner has nothing to choose.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub then: Vec<Act>,
    /// The text when the step is done: what happened, and why.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<Text>,
}

/// A lesson.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// `rumpus-lesson/1`.
    pub format: String,
    /// The game.
    pub game: String,
    /// The lesson's name in addresses: small letters, digits and hyphens.
    pub id: String,
    /// The title of the lesson.
    pub title: Text,
    /// What the learner can do after the lesson, in a sentence.
    pub teaches: Text,
    /// The set-up, with the forces of the seats.
    pub setup: Value,
    /// The learner's seat.
    pub seat: String,
    /// The seed of all luck that is not scripted.
    #[serde(default)]
    pub seed: u64,
    /// Scripted luck: for each clause, the values that it draws, in order. A value is the number drawn, the index of
    /// the kind drawn, or which thing of a set is drawn. After the end of a clause's list, its luck comes from `seed`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub luck: BTreeMap<String, Vec<u32>>,
    /// The decisions before the lesson begins.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub before: Vec<Act>,
    /// What the learner does, in order.
    pub steps: Vec<Step>,
    /// The text when all steps are done.
    pub end: Text,
}

impl Lesson {
    /// Reads a lesson.
    ///
    /// # Errors
    /// [`LessonFault`] if the text is not of this format.
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
