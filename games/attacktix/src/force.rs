//! Force files: what a player brings.

use crate::figure::FigureType;
use crate::id::Id;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A battle force with its Back-Up force. AT-FORCE-01, AT-FORCE-02
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct ForceFile {
    /// The format of the file: 1.
    #[serde(default = "one")]
    #[ts(as = "Option<u32>", optional)]
    pub format: u32,
    /// `attacktix`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[ts(as = "Option<String>", optional)]
    pub game: String,
    /// The name that its owner gave it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[ts(as = "Option<String>", optional)]
    pub name: String,
    /// Types of the battle force, in the order of their serials. AT-FORCE-04
    pub battle: Vec<Id>,
    /// Types of the Back-Up force.
    #[serde(default)]
    #[ts(as = "Option<Vec<Id>>", optional)]
    pub backup: Vec<Id>,
    /// The player's own figure types that the lists name. AT-R-71
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<FigureType>>", optional)]
    pub figures: Vec<FigureType>,
}

impl Default for ForceFile {
    fn default() -> ForceFile {
        let (game, name) = (String::new(), String::new());
        ForceFile { format: one(), game, name, battle: Vec::new(), backup: Vec::new(), figures: Vec::new() }
    }
}

const fn one() -> u32 {
    1
}
