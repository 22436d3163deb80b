//! Hints: what a bot would do in place of a player.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The body of `POST /api/matches/{id}/hint`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct HintOrder {
    /// The seat that asks for a hint. The guest must have this seat, and the game must wait for it.
    pub seat: String,
}

/// The decision that a bot would make at a seat. The bot knows only what the seat may know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct Hint {
    /// The number of steps that the game had taken when the bot decided.
    pub seq: u32,
    /// The decision, in the game's own JSON.
    #[schema(value_type = Object)]
    pub action: Value,
    /// Why the decision is good. `wins` means that it wins the game, `only` that no other decision is legal. Other
    /// words are the game's own reasons. Null if the bot has no clear reason.
    pub reason: Option<String>,
}
