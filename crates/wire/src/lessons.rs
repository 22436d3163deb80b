//! Lessons and puzzles: short games that are played over HTTP. The server stores no lesson and no puzzle that a guest
//! plays.

use crate::{Frame, LocalizedText, Refusal};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A lesson in a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct LessonEntry {
    /// The name of the lesson in addresses, such as `chain`.
    pub id: String,
    /// The title of the lesson.
    pub title: LocalizedText,
    /// What the learner can do after the lesson, in a sentence.
    pub teaches: LocalizedText,
}

/// The body of `GET /api/games/{game}/lessons`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct LessonList {
    /// The lessons of the game, in the order in which they are taken; empty if the game has none.
    pub lessons: Vec<LessonEntry>,
}

/// The body of `GET /api/games/{game}/lessons/{lesson}`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct LessonPage {
    /// The game's name in addresses.
    pub game: String,
    /// The lesson's name in addresses.
    pub id: String,
    /// The title of the lesson.
    pub title: LocalizedText,
    /// What the learner can do after the lesson, in a sentence.
    pub teaches: LocalizedText,
    /// All seats, in seat order.
    pub seats: Vec<String>,
    /// The seat of the learner.
    pub seat: String,
    /// The set-up of the game, in the game's own JSON.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub setup: Value,
    /// What the learner does, in order.
    pub steps: Vec<LessonStep>,
    /// The text when all steps are done.
    pub end: LocalizedText,
}

/// A step of a lesson.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct LessonStep {
    /// What the learner is told to do.
    pub say: LocalizedText,
    /// What to look at: ids of the game's view and hints, or `#` and the name of a control, such as `#end-turn`.
    pub point: Vec<String>,
    /// The text when the step is done: what happened, and why.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub why: Option<LocalizedText>,
    /// A decision that does the step, in the game's own JSON, for learners who ask for the solution.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub play: Value,
}

/// The body of `POST /api/games/{game}/lessons/{lesson}`: everything the learner has done so far.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LessonOrder {
    /// The learner's decisions from the start, in the game's own JSON. The lesson must already have taken all of them
    /// except the last.
    #[ts(type = "unknown[]")]
    #[schema(value_type = Vec<Object>)]
    pub actions: Vec<Value>,
    /// A question about the position after these decisions, in the game's own JSON.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "unknown", optional)]
    #[schema(value_type = Object)]
    pub ask: Option<Value>,
    /// A decision that the learner asks about. The answer says why the rules forbid it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "unknown", optional)]
    #[schema(value_type = Object)]
    pub why: Option<Value>,
}

/// The position of a lesson. If the lesson did not take the last decision, this is the position before it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct LessonPosition {
    /// How many of the decisions the lesson took: all, or all except the last.
    pub taken: u32,
    /// The index of the step to do now, from 0. When the lesson is over, it is the number of steps.
    pub step: u32,
    /// The frames that the last decision led to, in order; the last frame is the present position. If there was no
    /// decision, or the lesson did not take the last one, the list holds only the present position.
    pub frames: Vec<Frame>,
    /// Why the rules forbid the last decision, or the decision in `why`; left out if the rules do not forbid it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub refusal: Option<Refusal>,
    /// What the lesson says about the last decision, if the rules allow it but the lesson waits for another decision.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub otherwise: Option<LocalizedText>,
    /// What the last decision would lead to, if it was an attempt, such as a shot. This is sent only in a step that
    /// takes every decision that wins. Left out if the lesson took the decision.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub attempt: Option<Frame>,
    /// The answer to the question in `ask`, in the game's own JSON. Left out if there is no question or no answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "unknown", optional)]
    #[schema(value_type = Object)]
    pub answer: Option<Value>,
    /// A sentence that says why the question has no answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub unanswered: Option<String>,
}

/// A puzzle in a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct PuzzleEntry {
    /// The name of the puzzle in addresses, such as `7-12-31`.
    pub id: String,
    /// When the solver has to win: `this-turn`, `this-decision`, `next-turn`, `before-their-turn` or `best-chance`.
    pub goal: String,
    /// How hard the puzzle is: `easy`, `medium` or `hard`.
    pub grade: String,
    /// How many decisions of the solver lead to the win.
    pub steps: u32,
}

/// The body of `GET /api/games/{game}/puzzles`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct PuzzleList {
    /// The puzzles of the game, the easy ones first; empty if the game has none.
    pub puzzles: Vec<PuzzleEntry>,
}

/// The body of `GET /api/puzzles/{date}`: the puzzle of a day.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct DailyPuzzle {
    /// The game's name in addresses.
    pub game: String,
    /// The number of the puzzle among the puzzles of the game, from 1.
    pub number: u32,
    /// The puzzle.
    pub puzzle: PuzzleEntry,
}
