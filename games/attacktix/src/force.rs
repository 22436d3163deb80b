//! Force files: the figures that a player brings to a game.

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
    /// The id of the game: `attacktix`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[ts(as = "Option<String>", optional)]
    pub game: String,
    /// The name that its owner gave the force; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[ts(as = "Option<String>", optional)]
    pub name: String,
    /// The codes of the figure types in the battle force, in the order of their serials. AT-FORCE-04
    pub battle: Vec<Id>,
    /// The codes of the figure types in the Back-Up force. Their serials follow those of the battle force.
    #[serde(default)]
    #[ts(as = "Option<Vec<Id>>", optional)]
    pub backup: Vec<Id>,
    /// The player-made figure types whose codes the lists may name. AT-R-71
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
