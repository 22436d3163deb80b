//! Decisions in JSON, in the words of the scenario files.

use crate::special::Special;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One decision: an object with one key.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[ts(rename = "Action")]
pub(crate) enum SaidAction {
    /// Declares an attack.
    Attack { with: String, player: String },
    /// Chooses the defending character.
    Defend { with: String },
    /// Lays a card face down.
    Play { card: String },
    /// Uses the special action being offered: `on` a figure, or for `players`, or with neither.
    Use {
        action: Special,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        on: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        players: Option<Vec<String>>,
    },
    /// Does without: the name of a special action, or `guard`.
    Decline(Declined),
    /// Discards the oldest guard beside the figure instead of taking the hit.
    Guard {
        #[serde(rename = "for")]
        figure: String,
    },
    /// Gives up.
    Resign {},
    /// Time is up; only the table says this.
    Timeout {},
}

/// What is declined.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub(crate) enum Declined {
    /// A special action.
    Special(Special),
    /// A guard.
    Guard(GuardWord),
}

/// The word `guard`.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub(crate) enum GuardWord {
    /// The guard.
    Guard,
}
