//! Lessons and puzzles: short games that a guest plays over HTTP. The server stores nothing of what the guest does in
//! them.

use crate::{Frame, LocalizedText, Refusal};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A lesson in a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct LessonEntry {
    /// The lesson's name in URLs, such as `chain`.
    pub id: String,
    /// The title, as players see it.
    pub title: LocalizedText,
    /// What the learner can do after the lesson, in a sentence.
    pub teaches: LocalizedText,
}

/// The body of `GET /api/games/{game}/lessons`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct LessonList {
    /// The lessons of the game, in the order in which learners take them; empty if the game has none.
    pub lessons: Vec<LessonEntry>,
}

/// The body of `GET /api/games/{game}/lessons/{lesson}`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct LessonPage {
    /// The game's name in URLs.
    pub game: String,
    /// The lesson's name in URLs.
    pub id: String,
    /// The title, as players see it.
    pub title: LocalizedText,
    /// What the learner can do after the lesson, in a sentence.
    pub teaches: LocalizedText,
    /// The names of all seats, in seat order.
    pub seats: Vec<String>,
    /// The name of the learner's seat.
    pub seat: String,
    /// The set-up of the game, in the game's own JSON.
    #[schema(value_type = Object)]
    pub setup: Value,
    /// The steps of the lesson, in order.
    pub steps: Vec<LessonStep>,
    /// The text that the learner sees after the last step.
    pub end: LocalizedText,
}

/// One step of a lesson, as the front end shows it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct LessonStep {
    /// The text that tells the learner what to do.
    pub say: LocalizedText,
    /// What to highlight. An entry is an id from the game's view, hints or set-up, or `#` and the name of a control,
    /// such as `#end-turn`.
    pub point: Vec<String>,
    /// The text that the learner sees after the step: what happened, and why.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<LocalizedText>,
    /// A decision that completes the step, in the game's own JSON. Learners see it if they ask for the solution.
    #[schema(value_type = Object)]
    pub play: Value,
}

/// The body of `POST /api/games/{game}/lessons/{lesson}`: everything that the learner has decided so far.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LessonOrder {
    /// The learner's decisions from the start, in the game's own JSON. All except the last must be decisions that the
    /// lesson carried out in earlier requests.
    #[schema(value_type = Vec<Object>)]
    pub actions: Vec<Value>,
    /// A question about the position after these decisions, in the game's own JSON.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Object)]
    pub ask: Option<Value>,
    /// A decision that the learner only asks about. If the rules forbid it, the answer says why.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Object)]
    pub why: Option<Value>,
}

/// The position of a lesson after the learner's last decision, or before it if the lesson did not carry that decision
/// out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct LessonPosition {
    /// How many of the decisions the lesson carried out: all, or all except the last.
    pub taken: u32,
    /// The index of the step that the learner has to complete now, from 0. When the lesson is over, it is the number of
    /// steps.
    pub step: u32,
    /// The frames to which the last decision led, in order; the last frame is the present position. If there was no
    /// decision, or the lesson did not carry the last one out, the list holds only the present position.
    pub frames: Vec<Frame>,
    /// Why the rules forbid the last decision, or the decision in `why`; left out if the rules do not forbid it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refusal: Option<Refusal>,
    /// The lesson's reply to the last decision, if the rules allow that decision but the step does not accept it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub otherwise: Option<LocalizedText>,
    /// The frame to which the last decision would lead, if it was an attempt, such as a shot that missed. Only steps
    /// that accept every winning decision have such a frame. It is left out if the lesson carried the decision out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub attempt: Option<Frame>,
    /// The answer to the question in `ask`, in the game's own JSON. Left out if there is no question or no answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Object)]
    pub answer: Option<Value>,
    /// A sentence that says why the question has no answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unanswered: Option<String>,
}

/// A puzzle in a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct PuzzleEntry {
    /// The puzzle's name in URLs, such as `7-12-31`.
    pub id: String,
    /// By when the solver has to win: `this-turn`, `this-decision`, `next-turn`, `before-their-turn` or `best-chance`.
    /// docs/puzzles.md explains these words.
    pub goal: String,
    /// How hard the puzzle is: `easy`, `medium` or `hard`.
    pub grade: String,
    /// How many decisions the solver has to make.
    pub steps: u32,
}

/// The body of `GET /api/games/{game}/puzzles`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct PuzzleList {
    /// The puzzles of the game, the easy ones first; empty if the game has none.
    pub puzzles: Vec<PuzzleEntry>,
}

/// The body of `GET /api/puzzles/{date}`: the puzzle of a day.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct DailyPuzzle {
    /// The game's name in URLs.
    pub game: String,
    /// The number of the puzzle among the puzzles of the game, from 1.
    pub number: u32,
    /// What a list of puzzles shows of the puzzle.
    pub puzzle: PuzzleEntry,
}
