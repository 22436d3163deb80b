//! Terrain: the kinds of pieces, and what stands on a table.

use crate::id::Id;
use crate::place::{Heading, Spot};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A descriptor: it says which rules a piece of terrain follows. AT-TERR-04
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Descriptor {
    /// Ordinary figures neither shoot nor move through it. AT-HIGH-01
    HighBarrier,
    /// May be shot over; crossing it ends the move of an ordinary figure. AT-LOW-01
    LowBarrier,
    /// Entering it ends the move. AT-SLOW-01
    Slowing,
    /// Protects figures with a red number. AT-COVER-01
    Cover,
    /// A thing that may be attacked. AT-OBJ-01
    Object,
}

/// A piece of terrain on the table: a barrier in sections, a drawn area, or an object.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct PieceFile {
    /// Its name on this table.
    pub id: Id,
    /// Its kind, such as `F03`. AT-SAMP-01 … AT-SAMP-07
    pub code: Id,
    /// The sections of a barrier. AT-TERR-03
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub sections: Option<Vec<SectionFile>>,
    /// The corners of a drawn area, which is convex.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub area: Option<Vec<Spot>>,
    /// Where an object stands or lies.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub at: Option<Spot>,
    /// How an object is turned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub facing: Option<Heading>,
    /// Whether an object stands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub state: Option<Standing>,
}

/// A section of a barrier: a straight line without thickness. AT-TERR-03
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct SectionFile {
    /// Its name on this table.
    pub id: Id,
    /// One end.
    pub from: Spot,
    /// The other.
    pub to: Spot,
    /// Whether it stands.
    #[serde(default = "yes")]
    #[ts(as = "Option<bool>", optional)]
    pub standing: bool,
    /// Whether it is a weak point, which may be destroyed although the other sections may not. AT-SAMP-07
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub weak: bool,
}

const fn yes() -> bool {
    true
}

/// What has become of an object. AT-OBJ-02, AT-OBJ-07
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    /// It stands.
    #[default]
    Standing,
    /// It lies.
    Fallen,
    /// It is off the table.
    Removed,
}

/// A table with its terrain, as a file. AT-TERR-01
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct TableFile {
    /// The format of the file: 1.
    pub format: u32,
    /// `attacktix`.
    pub game: String,
    /// The id of the table.
    pub id: Id,
    /// Its name.
    pub name: String,
    /// A map with rules of its own: `sunken-maze` takes no Battle Masters. AT-R-63
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub map: Option<String>,
    /// What stands on it.
    pub terrain: Vec<PieceFile>,
}
