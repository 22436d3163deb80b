//! The set-up of a battle: the battlefield, the forces and the options.

use crate::battlefield::Battlefield;
use crate::force::ForceFile;
use crate::options::Options;
use crate::side::Side;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The set-up of a battle: everything that is agreed before play.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "MatchSetup")]
pub struct Setup {
    /// The id of a shipped battlefield, or a whole battlefield. If it is left out, the battlefield is `green-camp`.
    #[serde(default)]
    pub battlefield: Ground,
    /// The force of each side. Neither side sees the other's force until both have handed theirs in. Then both are
    /// public. PF-R-78
    #[serde(default)]
    #[schemars(skip_serializing_if = "typescript::may_be_left_out")]
    pub forces: BTreeMap<Side, ForceFile>,
    /// The options. An option that is left out keeps its default.
    #[serde(default)]
    #[schemars(skip_serializing_if = "typescript::may_be_left_out")]
    pub options: Options,
}

/// The battlefield of a set-up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Ground {
    /// A shipped battlefield, by its id.
    Shipped(String),
    /// A battlefield that a player made, as a whole.
    Own(Box<Battlefield>),
}

impl Default for Ground {
    fn default() -> Ground {
        Ground::Shipped("green-camp".into())
    }
}
