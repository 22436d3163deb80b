//! Discs: bases, markers, templates and holes.

use serde::{Deserialize, Serialize};

use crate::point::Point;
use crate::polygon::Polygon;

/// A disc, its border included. With the radius 0 it is a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Disc {
    /// The centre, in micrometres.
    pub centre: Point,
    /// The radius, in micrometres, 0 ..= [`LONGEST`](crate::LONGEST).
    pub radius: i32,
}

impl Disc {
    /// Makes a disc. The radius is in micrometres.
    pub const fn new(centre: Point, radius: i32) -> Self {
        Self { centre, radius }
    }

    /// Returns whether a point lies in the disc or on its border. Exact.
    pub const fn contains(self, point: Point) -> bool {
        self.centre.is_within(point, self.radius)
    }

    /// Returns whether the gap to another disc is at most `limit` micrometres. Overlapping discs have a negative gap.
    /// Exact.
    pub const fn gap_at_most(self, other: Self, limit: i32) -> bool {
        self.centre.is_within(other.centre, self.radius + other.radius + limit)
    }

    /// Returns whether this disc overlaps another disc by more than `limit` micrometres. Exact.
    pub const fn overlaps_by_more_than(self, other: Self, limit: i32) -> bool {
        let reach = self.radius as i64 + other.radius as i64 - limit as i64;
        reach > 0 && self.centre.distance_squared(other.centre) < reach * reach
    }

    /// Returns the gap to another disc, rounded to the nearest micrometre. The gap is negative if the discs overlap.
    pub const fn gap_rounded(self, other: Self) -> i32 {
        self.centre.distance_round(other.centre) - self.radius - other.radius
    }

    /// Returns whether the gap to a polygon is at most `limit` micrometres. If the centre lies inside the polygon, the
    /// gap is negative: minus the sum of the radius and the centre's distance from the border. Exact.
    pub fn polygon_gap_at_most(self, polygon: &Polygon, limit: i32) -> bool {
        polygon.compare(self.centre, i64::from(self.radius) + i64::from(limit)).is_le()
    }

    /// Returns whether this disc overlaps a polygon by more than `limit` micrometres: whether the gap is less than
    /// `-limit`. Exact.
    pub fn overlaps_polygon_by_more_than(self, polygon: &Polygon, limit: i32) -> bool {
        polygon.compare(self.centre, i64::from(self.radius) - i64::from(limit)).is_lt()
    }
}
