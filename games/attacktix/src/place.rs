//! Places and directions on the table, in whole micrometres and hundredths of a degree.

use geometry::{BOUND, Point};
use schemars::JsonSchema;
use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize};

/// A place on the table: `[x, z]` in micrometres, each at most ten metres from 0. [`Point`] calls the second coordinate
/// `y`. A place has no height.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "[i32; 2]", into = "[i32; 2]")]
#[schemars(with = "[i32; 2]")]
pub struct Spot(pub Point);

impl TryFrom<[i32; 2]> for Spot {
    type Error = String;

    /// Refuses coordinates out of bounds, because sums with them would overflow.
    fn try_from([x, z]: [i32; 2]) -> Result<Spot, String> {
        let at = Point { x, y: z };
        match at.is_in_bounds() {
            true => Ok(Spot(at)),
            false => {
                Err(format!("[{x}, {z}] is not a valid place: both numbers must be {} to {BOUND} micrometres", -BOUND))
            }
        }
    }
}

impl From<Spot> for [i32; 2] {
    fn from(Spot(at): Spot) -> [i32; 2] {
        [at.x, at.y]
    }
}

/// A heading in hundredths of a degree: 0 is +z, and 9000 is +x. Positions hold 0 ..= 35999.
pub type Heading = i32;

/// A whole turn, in hundredths of a degree.
pub const TURN: Heading = 36_000;

/// Checks that a heading is in the range that positions use.
///
/// # Errors
/// A sentence that says what is allowed.
pub(crate) fn judge_heading(heading: Heading) -> Result<Heading, String> {
    let is_one = (0..TURN).contains(&heading);
    is_one
        .then_some(heading)
        .ok_or_else(|| format!("{heading} is not a valid heading: it must be 0 to 35999 hundredths of a degree"))
}

/// Reads a heading of a position.
pub(crate) fn heading<'de, D: Deserializer<'de>>(from: D) -> Result<Heading, D::Error> {
    judge_heading(Heading::deserialize(from)?).map_err(D::Error::custom)
}

/// Reads a heading of a position that may be left out.
pub(crate) fn heading_if_any<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Heading>, D::Error> {
    Option::<Heading>::deserialize(from)?.map(judge_heading).transpose().map_err(D::Error::custom)
}

/// A side of the table. L is the distance from the middle of the table to a starting line. AT-SETUP-01, AT-FFA-02,
/// AT-FFA-05
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Edge {
    /// The line z = -L; figures face 0.
    South,
    /// The line x = -L; figures face 9000.
    West,
    /// The line z = +L; figures face 18000.
    North,
    /// The line x = +L; figures face 27000.
    East,
}

impl Edge {
    /// All sides, in the order in which headings grow.
    pub const ALL: [Edge; 4] = [Edge::South, Edge::West, Edge::North, Edge::East];

    /// Returns the heading that figures of this side face.
    pub const fn facing(self) -> Heading {
        match self {
            Edge::South => 0,
            Edge::West => 9_000,
            Edge::North => 18_000,
            Edge::East => 27_000,
        }
    }

    /// Returns a place by its coordinate `along` the line of this side, and its distance `depth` from the middle of the
    /// table towards this side.
    pub const fn spot(self, along: i32, depth: i32) -> Point {
        match self {
            Edge::South => Point { x: along, y: -depth },
            Edge::West => Point { x: -depth, y: along },
            Edge::North => Point { x: along, y: depth },
            Edge::East => Point { x: depth, y: along },
        }
    }

    /// Returns how far along the line of this side a place is: x on south and north, z on west and east.
    pub const fn along(self, at: Point) -> i32 {
        match self {
            Edge::South | Edge::North => at.x,
            Edge::West | Edge::East => at.y,
        }
    }

    /// Returns how far from the middle of the table a place is, towards this side.
    pub const fn depth(self, at: Point) -> i32 {
        match self {
            Edge::South => -at.y,
            Edge::West => -at.x,
            Edge::North => at.y,
            Edge::East => at.x,
        }
    }

    /// Says whether the two sides face each other across the table.
    pub fn is_opposite(self, other: Edge) -> bool {
        (self.facing() - other.facing()).abs() == TURN / 2
    }

    /// Says whether this side is at the low end of the coordinates along the two adjacent lines. This holds for south
    /// and west.
    pub const fn is_low(self) -> bool {
        matches!(self, Edge::South | Edge::West)
    }
}
