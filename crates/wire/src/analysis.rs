//! What came of a finished game, decision by decision.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The body of `GET /api/matches/{id}/analysis`. All hands lie open in it, so there is none before the game is over.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct Analysis {
    /// All seats, in seat order.
    pub seats: Vec<String>,
    /// The chances of winning in the order of steps, the beginning first and the end last. Long games have gaps between steps.
    pub points: Vec<AnalysisPoint>,
    /// At most three decisions that cost their seat most, in the order of steps.
    pub turning_points: Vec<TurningPoint>,
    /// What all luck that was drawn was worth to each seat, in permille of a game and seat order: what the draws gave beyond
    /// what they give on average.
    pub luck: Vec<i32>,
}

/// The chances after a step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct AnalysisPoint {
    /// The number of the step; 0 is the beginning.
    pub step: u32,
    /// Each seat's chance of winning in permille, in seat order.
    pub chances: Vec<u32>,
}

/// A decision that cost its seat much, and what a bot would have decided.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct TurningPoint {
    /// The number of the step, counted from 1.
    pub step: u32,
    /// Whose decision.
    pub seat: String,
    /// The seat's chance before it, in permille.
    pub before: u32,
    /// The seat's chance after it, luck aside, in permille.
    pub after: u32,
    /// What a bot of level 4 decides in its place, from what the seat knew, in the game's words.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub better: Value,
    /// The seat's chance after that, luck aside, in permille.
    pub better_after: u32,
}
