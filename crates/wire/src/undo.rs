//! How players take decisions back.

use serde::{Deserialize, Serialize};

/// Whether and how the players of a match may take decisions back. It is fixed when the match begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum UndoPlan {
    /// Players may not take decisions back, because the match has a clock.
    Never,
    /// Players may not take decisions back, because the rules of the game say that a decision stays.
    Stays,
    /// Players take decisions back at once, because only one person plays: against bots, or for all seats at one
    /// screen.
    AtOnce,
    /// Players take decisions back if the other players agree, because several people play.
    OnRequest,
}

/// What one guest can take back now, and the open request to take something back.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct UndoNow {
    /// The latest decision, if a seat of the guest made it and it can be taken back. The guest may take it back, or may
    /// ask the other players to agree.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offer: Option<UndoOffer>,
    /// The open request to take something back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub request: Option<UndoRequest>,
    /// The seat that refused or withdrew the last request.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refused: Option<String>,
}

/// What a seat may take back now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct UndoOffer {
    /// The seat that decided last.
    pub seat: String,
    /// The number of the step to which the game would return.
    pub to: u32,
}

/// A request to take decisions back, which waits for the answers of other players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct UndoRequest {
    /// The seat that asks.
    pub seat: String,
    /// The number of the step to which the game would return.
    pub to: u32,
    /// The seats that have to answer and have not done so yet.
    pub awaits: Vec<String>,
}
