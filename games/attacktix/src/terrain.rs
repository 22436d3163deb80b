//! Terrain: the descriptors of pieces, and the pieces on a table.

use crate::id::Id;
use crate::place::{Heading, Spot};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A descriptor of the rulebook. The descriptors of a piece of terrain decide which rules apply to it. AT-TERR-04
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Descriptor {
    /// Ordinary figures neither shoot nor move through the piece. AT-HIGH-01
    HighBarrier,
    /// Figures may shoot over the piece. An ordinary figure that crosses the piece ends its move. AT-LOW-01
    LowBarrier,
    /// A figure that enters the piece ends its move. AT-SLOW-01
    Slowing,
    /// The piece protects figures with a red number. AT-COVER-01
    Cover,
    /// The piece is an object that figures may attack. AT-OBJ-01
    Object,
}

/// A piece of terrain on the table: a barrier in sections, a drawn area, or an object.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PieceFile {
    /// The piece's id on this table.
    pub id: Id,
    /// The code of the piece's kind, such as `F03`. AT-SAMP-01 … AT-SAMP-07
    pub code: Id,
    /// The sections of a barrier. AT-TERR-03
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sections: Option<Vec<SectionFile>>,
    /// The corners of a drawn area, which is convex.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub area: Option<Vec<Spot>>,
    /// Where an object stands or lies.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Spot>,
    /// The heading of an object.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub facing: Option<Heading>,
    /// Whether an object stands, lies or is off the table. If this field is left out, it stands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub state: Option<Standing>,
}

/// A section of a barrier: a straight line without thickness. AT-TERR-03
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SectionFile {
    /// The section's id on this table.
    pub id: Id,
    /// One end.
    pub from: Spot,
    /// The other end.
    pub to: Spot,
    /// Whether the section stands. If this field is left out, it stands.
    #[serde(default = "yes")]
    #[schemars(skip_serializing_if = "typescript::may_be_left_out")]
    pub standing: bool,
    /// Whether the section is a weak point. A weak point may be destroyed, although other sections of the barrier may
    /// not. AT-SAMP-07
    #[serde(default)]
    #[schemars(skip_serializing_if = "typescript::may_be_left_out")]
    pub weak: bool,
}

const fn yes() -> bool {
    true
}

/// Whether an object stands, lies or is off the table. AT-OBJ-02, AT-OBJ-07
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    /// The object stands.
    #[default]
    Standing,
    /// The object lies.
    Fallen,
    /// The object is off the table.
    Removed,
}

/// A table with its terrain, as a file. AT-TERR-01
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TableFile {
    /// The format of the file. This build reads only format 1.
    pub format: u32,
    /// The id of the game: `attacktix`.
    pub game: String,
    /// The id of the table, such as `bare`.
    pub id: Id,
    /// The table's name.
    pub name: String,
    /// The id of the map, if the table is a map with its own rules: `sunken-maze` allows no Battle Masters. AT-R-63
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub map: Option<String>,
    /// The pieces on the table.
    pub terrain: Vec<PieceFile>,
}
