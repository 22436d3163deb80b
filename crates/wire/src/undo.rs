//! Decisions that are taken back, as a rule of the table.

use serde::{Deserialize, Serialize};

/// What holds in a match, said before it begins.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum UndoPlan {
    /// Nothing is taken back, because a clock runs.
    Never,
    /// One person plays, against bots or for all seats at one screen: it is taken back at once.
    AtOnce,
    /// Several people play: the others are asked.
    OnRequest,
}

/// What can be taken back just now, for one guest.
#[derive(
    Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema,
)]
pub struct UndoNow {
    /// The latest decision of one of the guest's own seats, if it may be taken back or asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub offer: Option<UndoOffer>,
    /// Who asks to take something back and waits for answers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub request: Option<UndoRequest>,
    /// The seat that refused or withdrew the last request.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub refused: Option<String>,
}

/// What a seat may take back just now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct UndoOffer {
    /// The seat that decided last.
    pub seat: String,
    /// The step after which the game would stand again.
    pub to: u32,
}

/// A request to take decisions back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct UndoRequest {
    /// The seat that asks.
    pub seat: String,
    /// The step after which the game would stand again.
    pub to: u32,
    /// The seats whose answer is missing.
    pub awaits: Vec<String>,
}
