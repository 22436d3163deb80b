//! The format of decisions in scenario files. It allows more than a match does: unknown special actions, which test
//! refusals, and decisions before the game.

use super::words::CardJson;
use crate::army::FigureFile;
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::Value;

/// One decision: an object with one key.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(dead_code, reason = "most fields only describe the format")]
pub(super) enum Decision {
    Attack {
        with: String,
        player: String,
    },
    Defend {
        with: String,
    },
    Play {
        card: CardJson,
    },
    Use {
        /// The name of a special action. It may be unknown.
        action: String,
        #[serde(default)]
        #[schemars(with = "String")]
        on: Option<String>,
        #[serde(default)]
        #[schemars(with = "Vec<String>")]
        players: Option<Vec<String>>,
    },
    /// The special action, or `guard`.
    Decline(String),
    Guard {
        #[serde(rename = "for")]
        figure: String,
    },
    Resign {},
    /// Before the game: hands in an army.
    Muster {
        army: Vec<FigureFile>,
    },
    /// Before the game: cards are turned up until an Ace appears. The seat of this decision is `table`.
    Deal {
        #[serde(default)]
        #[schemars(with = "Vec<String>")]
        to: Option<Vec<String>>,
    },
}

impl Decision {
    /// Reads a decision from the JSON of a scenario file.
    ///
    /// # Errors
    /// Returns a sentence with the fault.
    pub fn read(said: &Value) -> Result<Decision, String> {
        Decision::deserialize(said).map_err(|fault| format!("that is not a valid decision: {fault}"))
    }
}
