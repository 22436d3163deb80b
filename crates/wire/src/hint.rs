//! What a bot would do for a player who asks.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The body of `POST /api/matches/{id}/hint`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct HintOrder {
    /// One's own seat, which the game waits for.
    pub seat: String,
}

/// What a bot would do on a seat, from what the seat may know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct Hint {
    /// The number of steps taken when it thought.
    pub seq: u32,
    /// The decision, in the game's words.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub action: Value,
    /// Why, as the name of what the decision gains most in the bot's estimate: `wins`, or a word of the game; nothing if no
    /// single one stands out.
    pub reason: Option<String>,
}
