//! The table of terrain in the printed rules.

use crate::battlefield::TerrainKind;
use crate::clauses::*;
use referee::Clause;

/// A row of the table: what a kind of terrain does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TerrainRow {
    /// By how many percent the terrain lowers movement; `None` if only flyers can enter it.
    pub lowered: Option<i32>,
    /// The defence modifier of the terrain. A positive one counts only against Ranged attacks, except for a low wall.
    pub defence: i8,
    /// The clause that states this row.
    pub clause: Clause,
}

const fn row(lowered: Option<i32>, defence: i8, clause: Clause) -> TerrainRow {
    TerrainRow { lowered, defence, clause }
}

impl TerrainKind {
    /// All kinds of terrain, in the order of the variants.
    pub const ALL: [TerrainKind; 13] = [
        TerrainKind::Open,
        TerrainKind::Road,
        TerrainKind::Camp,
        TerrainKind::Forest,
        TerrainKind::Water,
        TerrainKind::Shallow,
        TerrainKind::Mountain,
        TerrainKind::Building,
        TerrainKind::Bridge,
        TerrainKind::Marsh,
        TerrainKind::Desert,
        TerrainKind::LowWall,
        TerrainKind::Fortress,
    ];

    /// Returns the row of this kind in the printed table of terrain.
    pub const fn row(self) -> TerrainRow {
        match self {
            TerrainKind::Open | TerrainKind::Camp => row(Some(0), 0, PF_TERR_OPEN),
            TerrainKind::Road => row(Some(0), 0, PF_R_48),
            TerrainKind::Forest => row(Some(50), 1, PF_TERR_FOREST),
            TerrainKind::Water => row(None, 0, PF_TERR_WATER),
            TerrainKind::Shallow => row(Some(50), -1, PF_TERR_SHALLOW),
            TerrainKind::Mountain => row(None, 0, PF_TERR_MOUNT),
            TerrainKind::Building => row(None, 0, PF_TERR_BLDG),
            TerrainKind::Bridge => row(Some(50), -1, PF_TERR_BRIDGE),
            TerrainKind::Marsh => row(Some(50), -1, PF_TERR_MARSH),
            TerrainKind::Desert => row(Some(50), 0, PF_TERR_DESERT),
            TerrainKind::LowWall => row(Some(50), 1, PF_TERR_WALL),
            TerrainKind::Fortress => row(Some(75), 2, PF_TERR_FORT),
        }
    }

    /// Says whether this kind is a Base (a Building, a Fortress or the camp), in which explosions can make holes.
    /// PF-R-31
    pub const fn is_base(self) -> bool {
        matches!(self, TerrainKind::Building | TerrainKind::Fortress | TerrainKind::Camp)
    }

    /// Says whether this kind blocks sight at any height. PF-R-42
    pub const fn blocks_sight(self) -> bool {
        matches!(self, TerrainKind::Building | TerrainKind::Mountain)
    }

    /// Says whether another kind at the same point overrides this one. A bridge overrides water and shallow water,
    /// and a road overrides forest. PF-R-48
    pub const fn is_overridden_by(self, other: TerrainKind) -> bool {
        match self {
            TerrainKind::Water | TerrainKind::Shallow => matches!(other, TerrainKind::Bridge),
            TerrainKind::Forest => matches!(other, TerrainKind::Road),
            _ => false,
        }
    }
}

impl std::fmt::Display for TerrainKind {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        to.write_str(match self {
            TerrainKind::Open => "open ground",
            TerrainKind::Road => "a road",
            TerrainKind::Camp => "the camp",
            TerrainKind::Forest => "a forest",
            TerrainKind::Water => "water",
            TerrainKind::Shallow => "shallow water",
            TerrainKind::Mountain => "a mountain",
            TerrainKind::Building => "a building",
            TerrainKind::Bridge => "a bridge",
            TerrainKind::Marsh => "a marsh",
            TerrainKind::Desert => "desert",
            TerrainKind::LowWall => "a low wall",
            TerrainKind::Fortress => "a fortress",
        })
    }
}
