//! A step of a game, and the position after it, as one viewer may see them. A step is a decision, or the fact that a
//! seat took decisions back. A viewer is the player of a seat, or the public.

use crate::ClockState;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A step: what happened, and the position after it. A frame holds only what its viewer may know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct Frame {
    /// The number of steps taken; 0 is the starting position.
    pub seq: u32,
    /// The seat that decided; null in a frame that shows a position without a step.
    pub seat: Option<String>,
    /// For a step that takes decisions back: the number of the step to which the game returns.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undo: Option<u32>,
    /// What happened, in the game's own JSON. Empty in a frame that shows a position without a step, unless this is the
    /// starting position.
    #[schema(value_type = Vec<Object>)]
    pub events: Vec<Value>,
    /// What the viewer may know, in the game's own JSON.
    #[schema(value_type = Object)]
    pub view: Value,
    /// What the viewer may decide, in the game's own JSON; null unless the game waits for the viewer.
    #[schema(value_type = Object)]
    pub hints: Value,
    /// The seats that the game waits for, or how it ended.
    pub status: Status,
    /// The clocks. Null in a match without clocks, and in an older step that the server sends to a client that has
    /// missed it.
    pub clock: Option<ClockState>,
}

/// The seats that the game waits for, or how it ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Each of these seats has a decision to make.
    Awaiting(Vec<String>),
    /// The game is over.
    Over(Outcome),
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct Outcome {
    /// The seats that won, in seat order: one seat, the seats of a team, or all seats that share the first place. Empty
    /// if the game has no winner.
    pub winners: Vec<String>,
    /// The game's own word for the kind of ending, such as `hq`.
    pub by: String,
    /// The id of the clause that ended the game.
    pub clause: String,
}

/// Why the rules forbid a decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct Refusal {
    /// The id of the clause that forbids the decision.
    pub clause: String,
    /// A sentence that says why, in English.
    pub because: String,
    /// The reason as data, from which the front end makes a sentence in another language: `{type, ...}`.
    #[schemars(with = "Because")]
    #[schema(value_type = Object)]
    pub reason: Value,
}

/// A reason as data: its type, and further data of the game.
#[derive(schemars::JsonSchema)]
#[schemars(inline)]
#[allow(dead_code, reason = "only its schema is used")]
struct Because {
    r#type: String,
    #[schemars(flatten)]
    more: serde_json::Map<String, Value>,
}
