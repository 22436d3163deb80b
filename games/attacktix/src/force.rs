//! Force files: the figures that a player brings to a game.

use crate::figure::FigureType;
use crate::id::Id;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A battle force with its Back-Up force. AT-FORCE-01, AT-FORCE-02
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ForceFile {
    /// The format of the file. This build reads only format 1.
    #[serde(default = "one")]
    #[schemars(skip_serializing_if = "typescript::may_be_left_out")]
    pub format: u32,
    /// The id of the game: `attacktix`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub game: String,
    /// The name that its owner gave the force; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The codes of the figure types in the battle force, in the order of their serials. AT-FORCE-04
    pub battle: Vec<Id>,
    /// The codes of the figure types in the Back-Up force. Their serials follow those of the battle force.
    #[serde(default)]
    #[schemars(skip_serializing_if = "typescript::may_be_left_out")]
    pub backup: Vec<Id>,
    /// The player-made figure types whose codes the lists may name. AT-R-71
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
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
