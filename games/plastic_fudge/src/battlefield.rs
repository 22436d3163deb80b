//! Battlefield files: the table, its terrain, the deployment zones and the flag.

use crate::id::Id;
use crate::length::{Length, Spot};
use crate::side::Side;
use geometry::{Fault, Point, Polygon, Rect};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A battlefield file, format 1. It holds what a printed scenario fixes before the players choose their forces.
/// PF-SCN-01, PF-SCN-02
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Battlefield {
    /// The format of the file: 1.
    pub format: u32,
    /// The game that the battlefield is for: `plastic-fudge`.
    pub game: String,
    /// The id of the battlefield in URLs, such as `green-camp`. Only shipped battlefields have one.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub id: String,
    /// The name of the battlefield, at most 40 characters.
    pub name: String,
    /// What the sides fight for, in a few sentences for the players; at most 400 characters.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub story: String,
    /// Width (east) and depth (north), each 12 ..= 120 inches. PF-R-74
    pub table: [Length; 2],
    /// Terrain that is there from the start. PF-SCEN-06
    #[serde(default)]
    #[schemars(skip_serializing_if = "typescript::may_be_left_out")]
    pub terrain: Vec<Piece>,
    /// Terrain that the players place alternately. Each outline is relative to the origin of its piece. PF-SCEN-08
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pool: Vec<Piece>,
    /// The camp as `[x0, y0, x1, y1]` in inches. Players may not place terrain there. PF-R-75
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub camp: Option<[Length; 4]>,
    /// The flag; left out if the sides fight without a flag. PF-SCEN-07
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub flag: Option<Flag>,
    /// The zone in which each side deploys. A side that is left out has the zone of PF-R-74.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub zones: BTreeMap<Side, Zone>,
    /// Whether the battle is played with the radio rules. PF-R-57
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub radio: bool,
}

/// A flag. The attacker, which does not own the flag, wins by holding it. PF-R-73
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Flag {
    /// The side that defends the flag.
    pub owner: Side,
    /// Where the flag stands. A flag is a point without a size. PF-R-108
    pub at: Spot,
}

/// A deployment zone. A Unit is inside a round zone if the gap from its base to the point is at most the radius. It is
/// inside a zone along an edge if the gap to the edge is at most the depth. PF-R-109
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", untagged)]
pub enum Zone {
    /// Around a point.
    Near {
        /// `[x, y, radius]` in inches.
        near: [Length; 3],
    },
    /// Along an edge of the table.
    Edge {
        /// The edge of the table.
        edge: Edge,
        /// How deep the zone is, in inches.
        depth: Length,
    },
}

/// An edge of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Edge {
    /// The side at y = depth.
    North,
    /// The side at x = width.
    East,
    /// The side at y = 0.
    South,
    /// The side at x = 0.
    West,
}

/// Kinds of terrain. PF-TERR-OPEN ff.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TerrainKind {
    /// Grass. A piece of grass with a height is a hill. PF-TERR-OPEN
    Open,
    /// Open ground that overrides forest. PF-R-48
    Road,
    /// The camp. Units move on it as on open ground. Explosions treat it as a Base, like a Building or a Fortress.
    /// PF-R-31
    Camp,
    /// PF-TERR-FOREST
    Forest,
    /// PF-TERR-WATER
    Water,
    /// PF-TERR-SHALLOW
    Shallow,
    /// PF-TERR-MOUNT
    Mountain,
    /// PF-TERR-BLDG
    Building,
    /// PF-TERR-BRIDGE
    Bridge,
    /// PF-TERR-MARSH
    Marsh,
    /// PF-TERR-DESERT
    Desert,
    /// PF-TERR-WALL
    LowWall,
    /// PF-TERR-FORT
    Fortress,
}

/// A piece of terrain: a rectangle or a simple polygon.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Piece {
    /// The id of the piece, such as `p1`.
    pub id: Id,
    /// What the ground of the piece is, such as forest.
    #[serde(rename = "type")]
    pub kind: TerrainKind,
    /// The corners of a rectangle, `[x0, y0, x1, y1]` in inches. Left out for a polygon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rect: Option<[Length; 4]>,
    /// The corners of a polygon in order. The first corner is not repeated at the end. Left out for a rectangle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub polygon: Option<Vec<Spot>>,
    /// Height in inches. The level of the piece is a third of the height, rounded down. PF-R-51
    #[serde(default, skip_serializing_if = "is_zero")]
    pub height: Length,
    /// Holes that weapons have cut into the piece, each `[x, y, radius]` in inches. PF-BAZ-02
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub holes: Vec<[Length; 3]>,
}

impl Piece {
    /// Returns the outline of the piece, without its holes.
    ///
    /// # Errors
    /// A [`Fault`] if the outline is not a simple polygon. A piece without an outline counts as a polygon without
    /// corners.
    pub fn outline(&self) -> Result<Polygon, Fault> {
        if let Some([x0, y0, x1, y1]) = self.rect {
            return Polygon::rect(Rect::between(Point::new(x0.0, y0.0), Point::new(x1.0, y1.0)));
        }
        let corners = self.polygon.iter().flatten().map(|spot| spot.0).collect::<Vec<Point>>();
        Polygon::new(corners)
    }
}

fn is_zero(length: &Length) -> bool {
    length.0 == 0
}

/// The radius of Green's zone around its flag. PF-R-74
const NEAR_FLAG: Length = Length::inches(12);
/// How deep the zone along a side's own edge is. PF-R-74
const STRIP: Length = Length::inches(6);

impl Battlefield {
    /// Returns the zone in which a side deploys. If the file does not name one, Green deploys around its own flag. Tan,
    /// and Green without a flag of its own, deploy along their own edge. PF-R-74
    pub fn zone(&self, side: Side) -> Zone {
        if let Some(zone) = self.zones.get(&side) {
            return *zone;
        }
        match (side, self.flag) {
            (Side::Green, Some(Flag { owner: Side::Green, at: Spot(at) })) => {
                Zone::Near { near: [Length(at.x), Length(at.y), NEAR_FLAG] }
            }
            (Side::Green, _) => Zone::Edge { edge: Edge::South, depth: STRIP },
            (Side::Tan, _) => Zone::Edge { edge: Edge::North, depth: STRIP },
        }
    }
}
