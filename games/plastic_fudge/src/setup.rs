//! What is settled before play: the battlefield, the forces and the options.

use crate::battlefield::Battlefield;
use crate::force::ForceFile;
use crate::options::Options;
use crate::side::Side;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// What is settled before play.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "MatchSetup")]
pub struct Setup {
    /// The id of a shipped battlefield, or a whole battlefield.
    #[serde(default)]
    pub battlefield: Ground,
    /// The force that each side brings. Both sides hand in their forces secretly. Then all forces are public. PF-R-78
    #[serde(default)]
    #[ts(as = "Option<BTreeMap<Side, ForceFile>>", optional)]
    pub forces: BTreeMap<Side, ForceFile>,
    /// The options. An option that is left out keeps its default.
    #[serde(default)]
    #[ts(as = "Option<Options>", optional)]
    pub options: Options,
}

/// Where the battle is fought.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(untagged)]
pub enum Ground {
    /// A shipped battlefield, by its id.
    Shipped(String),
    /// A player-made battlefield.
    Own(Box<Battlefield>),
}

impl Default for Ground {
    fn default() -> Ground {
        Ground::Shipped("green-camp".into())
    }
}
