//! The clocks of a match: the time that players have to think.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// How much time the players have.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClockPlan {
    /// The time has no limit.
    None,
    /// Each seat has a time for the whole game, and gets a little more after each of its turns.
    Fischer {
        /// The time at the start, in seconds.
        seconds: u32,
        /// The time that a seat gets after each of its turns, in seconds.
        increment: u32,
    },
    /// Each turn has the same time. This is for games that take days.
    Days {
        /// The time for one turn, in days.
        days: u32,
    },
}

/// The clocks at one moment.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct ClockState {
    /// The time that each seat has left at `server_ms`, by seat name, in milliseconds.
    pub remaining_ms: BTreeMap<String, f64>,
    /// The seats whose time runs.
    pub running: Vec<String>,
    /// The server's time, in milliseconds since 1970.
    pub server_ms: f64,
}
