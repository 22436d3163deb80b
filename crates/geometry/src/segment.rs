//! Line segments.

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

use crate::point::{Point, Vector, square};
use crate::polygon::{Place, Polygon};
use crate::rect::Rect;

/// The straight line between two points, ends included. The points may be the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Segment {
    /// One end.
    pub from: Point,
    /// The other end.
    pub to: Point,
}

impl Segment {
    /// Makes the line between two points.
    pub const fn new(from: Point, to: Point) -> Self {
        Self { from, to }
    }

    /// Compares the distance of a point with a length in micrometres, which must not be negative. Exact.
    pub fn compare_point(self, point: Point, length: i32) -> Ordering {
        compare(self, point, i64::from(length))
    }

    /// Returns whether a point is at most `limit` micrometres away. Exact.
    pub fn is_within(self, point: Point, limit: i32) -> bool {
        limit >= 0 && compare(self, point, i64::from(limit)).is_le()
    }

    /// Returns whether two lines share a point, ends included. Exact.
    pub fn meets(self, other: Self) -> bool {
        if !self.bounds().meets(&other.bounds()) {
            return false;
        }
        let own = Vector::between(self.from, self.to);
        let (a, b) = (side(self.from, own, other.from), side(self.from, own, other.to));
        let its = Vector::between(other.from, other.to);
        let (c, d) = (side(other.from, its, self.from), side(other.from, its, self.to));
        // The bounding boxes meet. So the lines share a point unless one of them lies wholly on one side of the other.
        a * b <= 0 && c * d <= 0
    }

    /// Returns whether two lines come within `limit` micrometres of each other. Exact.
    pub fn segment_within(self, other: Self, limit: i32) -> bool {
        limit >= 0 && compare_segments(self, other, i64::from(limit)).is_le()
    }

    /// Returns whether this line shares a point with a polygon, border included. Exact.
    pub fn meets_polygon(self, polygon: &Polygon) -> bool {
        compare_polygon(self, polygon, 0).is_le()
    }

    /// Returns the smallest rectangle along the axes that holds the line.
    pub fn bounds(self) -> Rect {
        Rect::between(self.from, self.to)
    }
}

/// Compares the distance between a segment and a point with a length, which must not be negative.
pub(crate) fn compare(segment: Segment, point: Point, length: i64) -> Ordering {
    let along = Vector::between(segment.from, segment.to);
    let to = Vector::between(segment.from, point);
    let (dot, whole) = (along.dot(to), along.squared());
    if dot <= 0 {
        return to.squared().cmp(&(length * length));
    }
    if dot >= whole {
        return Vector::between(segment.to, point).squared().cmp(&(length * length));
    }
    square(along.cross(to)).cmp(&(i128::from(length * length) * i128::from(whole)))
}

/// Compares the distance between two segments with a length, which must not be negative.
pub(crate) fn compare_segments(a: Segment, b: Segment, length: i64) -> Ordering {
    if a.meets(b) {
        return 0.cmp(&length);
    }
    let ends = compare(a, b.from, length).min(compare(a, b.to, length));
    ends.min(compare(b, a.from, length)).min(compare(b, a.to, length))
}

/// Compares the distance between a segment and a polygon with a length, which must not be negative.
pub(crate) fn compare_polygon(segment: Segment, polygon: &Polygon, length: i64) -> Ordering {
    let bounds = segment.bounds().grown(length);
    if !bounds.meets(&polygon.bounds()) {
        return Ordering::Greater;
    }
    let mut nearest = Ordering::Greater;
    for edge in polygon.edges() {
        if bounds.meets(&edge.bounds()) {
            nearest = nearest.min(compare_segments(segment, edge, length));
            if nearest.is_lt() {
                return nearest;
            }
        }
    }
    // A line that meets no edge lies wholly inside or wholly outside.
    if polygon.place(segment.from) == Place::Outside { nearest } else { nearest.min(0.cmp(&length)) }
}

fn side(from: Point, along: Vector, point: Point) -> i64 {
    along.cross(Vector::between(from, point)).signum()
}
