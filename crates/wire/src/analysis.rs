//! The analysis of a finished game: chances of winning, turning points and luck.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The body of `GET /api/matches/{id}/analysis`. The analysis tells what was hidden, so the server returns it only
/// after the game is over.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct Analysis {
    /// All seats, in seat order.
    pub seats: Vec<String>,
    /// The chances of winning after the steps, in order, from the start to the end. In a long game only some of the
    /// steps have an entry.
    pub points: Vec<AnalysisPoint>,
    /// Up to three decisions that cost their seats most, in the order of steps.
    pub turning_points: Vec<TurningPoint>,
    /// How much luck changed each seat's chance of winning, in permille and in seat order. Each judged step with random
    /// draws adds the difference between two numbers: the seat's chance after this step, and the mean of this chance
    /// over several other draws.
    pub luck: Vec<i32>,
}

/// Each seat's chance of winning after one step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct AnalysisPoint {
    /// The number of the step; 0 is the start of the game.
    pub step: u32,
    /// Each seat's chance of winning in permille, in seat order.
    pub chances: Vec<u32>,
}

/// A decision that cost its seat much, and what a bot would have decided.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct TurningPoint {
    /// The number of the step, counted from 1.
    pub step: u32,
    /// The seat that decided.
    pub seat: String,
    /// The seat's chance of winning before the decision, in permille; never lower than `better_after`.
    pub before: u32,
    /// The seat's chance after the decision, in permille. If the decision draws luck, this is the mean over several
    /// draws.
    pub after: u32,
    /// The decision of a bot of level 4 that knows only what the seat knew, in the game's own JSON.
    #[schema(value_type = Object)]
    pub better: Value,
    /// The seat's chance after the bot's decision, in permille. If the decision draws luck, this is the mean over
    /// several draws.
    pub better_after: u32,
}
