//! Why a table with its terrain is refused.

use crate::clauses::*;
use crate::id::Id;
use referee::{Cite, Clause};
use serde::Serialize;
use ts_rs::TS;

/// Why a table with its terrain is refused. Lengths are micrometres.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, thiserror::Error)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum TableFault {
    /// A kind that nobody knows. AT-TERR-04
    #[error("There is no piece of terrain {piece}.")]
    NoSuchPiece {
        /// The code.
        piece: Id,
    },
    /// A piece that is nothing to the rules. AT-TERR-04
    #[error("A piece of terrain has at least one descriptor: high-barrier, low-barrier, slowing, cover or object.")]
    NoDescriptor {},
    /// Descriptors that do not go together. AT-TERR-05
    #[error("These descriptors do not go together: cover goes with low-barrier or slowing or alone, each only once.")]
    Descriptors {},
    /// A high barrier that is something else too. AT-TERR-05
    #[error("A high barrier is never combined with another descriptor.")]
    HighBarrierCombined {},
    /// An object that is something else too. AT-OBJ-06
    #[error("An object is never combined with another descriptor.")]
    ObjectCombined {},
    /// Another format or another game. AT-TERR-01
    #[error("This is no table of Attacktix: format is 1 and game is attacktix.")]
    Format {},
    /// A name without letters or with too many. AT-TERR-01
    #[error("The name of a table has 1 to {most} letters; this has {letters}.")]
    Name {
        /// How many it has.
        letters: u32,
        /// How many it may have.
        most: u32,
    },
    /// A map that nobody knows. AT-SAMP-07
    #[error("There is no map called {map:?}; the only one with rules of its own is sunken-maze.")]
    Map {
        /// What was said, cut short.
        map: String,
    },
    /// More than a table may hold. AT-TERR-01
    #[error("{count} {of}; a table has at most {most}.")]
    Many {
        /// Of what: `pieces` or `sections`.
        of: &'static str,
        /// How many there are.
        count: u32,
        /// How many there may be.
        most: u32,
    },
    /// Two pieces or sections with one name. AT-TERR-01
    #[error("{id} is there twice; every piece and every section has a name of its own.")]
    SameId {
        /// The name.
        id: Id,
    },
    /// A piece without what it is made of, or with something else. AT-TERR-02
    #[error("{id}: {name} is made of {made_of}, and of nothing else.")]
    MadeOf {
        /// The piece.
        id: Id,
        /// What kind it is.
        name: String,
        /// What it is made of, in words.
        made_of: &'static str,
    },
    /// A section that is no line or too long. AT-TERR-03
    #[error("{id}: a section is 1 to {} mm long; this has {} mm.", .most / 1_000, .length / 1_000)]
    SectionLength {
        /// The section.
        id: Id,
        /// How long it is.
        length: i32,
        /// How long it may be.
        most: i32,
    },
    /// A weak point where there are none. AT-SAMP-07
    #[error("{id}: only barriers that cannot be destroyed have weak points.")]
    Weak {
        /// The section.
        id: Id,
    },
    /// An outline that is none. AT-TERR-02
    #[error("{id}: an area has 3 to {most} corners, goes round once and bulges everywhere.")]
    Area {
        /// The piece.
        id: Id,
        /// How many corners it may have.
        most: u32,
    },
    /// A facing that is none. AT-OBJ-01
    #[error("{id}: facing is {facing}; 0 to 35999 hundredths of a degree are possible.")]
    Facing {
        /// The piece.
        id: Id,
        /// What it says.
        facing: i32,
    },
    /// An object that is not there, or a section that has fallen. AT-OBJ-07
    #[error("{id}: what is off the table is left out of it.")]
    Gone {
        /// The piece or section.
        id: Id,
    },
    /// Terrain beyond the surface, or at a line where figures are placed. AT-SETUP-03, AT-R-07
    #[error("{id} reaches out of the room for terrain: {} mm to the sides and {} mm towards the lines from the middle, \
        so that the lines stay free.", .across / 1_000, .deep / 1_000)]
    Room {
        /// The piece.
        id: Id,
        /// How far terrain may reach along the lines, from the middle.
        across: i32,
        /// How far it may reach towards them.
        deep: i32,
    },
    /// Objects and barriers that stand in each other. AT-R-11
    #[error("{id} and {other} stand in each other.")]
    Overlap {
        /// One.
        id: Id,
        /// The other, a piece or a section.
        other: Id,
    },
}

impl Cite for TableFault {
    fn clause(&self) -> Clause {
        match self {
            TableFault::NoSuchPiece { .. } | TableFault::NoDescriptor {} => AT_TERR_04,
            TableFault::Descriptors {} | TableFault::HighBarrierCombined {} => AT_TERR_05,
            TableFault::ObjectCombined {} => AT_OBJ_06,
            TableFault::Format {} | TableFault::Name { .. } | TableFault::Many { .. } | TableFault::SameId { .. } => {
                AT_TERR_01
            }
            TableFault::MadeOf { .. } | TableFault::Area { .. } => AT_TERR_02,
            TableFault::SectionLength { .. } => AT_TERR_03,
            TableFault::Map { .. } | TableFault::Weak { .. } => AT_SAMP_07,
            TableFault::Facing { .. } => AT_OBJ_01,
            TableFault::Gone { .. } => AT_OBJ_07,
            TableFault::Room { .. } => AT_R_07,
            TableFault::Overlap { .. } => AT_R_11,
        }
    }
}
