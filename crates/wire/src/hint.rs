//! Hints: what a bot would do in place of a player.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The body of `POST /api/matches/{id}/hint`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct HintOrder {
    /// A seat of the guest. The game must wait for this seat.
    pub seat: String,
}

/// What a bot would do at a seat, from what the seat may know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct Hint {
    /// The number of steps taken when the bot decided.
    pub seq: u32,
    /// The decision, in the game's own JSON.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub action: Value,
    /// Why the decision is good: `wins`, `only` if no other decision is legal, or a word of the game. Null if the bot
    /// has no clear reason.
    pub reason: Option<String>,
}
