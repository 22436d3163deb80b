//! Rectangles along the axes, such as tables, zones and bounding boxes.

use serde::{Deserialize, Serialize};

use crate::disc::Disc;
use crate::point::Point;
use crate::polygon::Polygon;

/// A rectangle along the axes, its border included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Rect {
    /// The south-west corner.
    pub min: Point,
    /// The north-east corner. Neither coordinate is less than that of `min`.
    pub max: Point,
}

impl Rect {
    /// Makes a rectangle of any two opposite corners.
    pub fn between(a: Point, b: Point) -> Self {
        Self { min: Point::new(a.x.min(b.x), a.y.min(b.y)), max: Point::new(a.x.max(b.x), a.y.max(b.y)) }
    }

    /// Returns whether a point lies in the rectangle or on its border.
    pub const fn contains(&self, point: Point) -> bool {
        self.min.x <= point.x && point.x <= self.max.x && self.min.y <= point.y && point.y <= self.max.y
    }

    /// Returns whether a polygon sticks out of this rectangle by at most `out_at_most` micrometres.
    pub fn holds(&self, polygon: &Polygon, out_at_most: i32) -> bool {
        let (bounds, wide) = (polygon.bounds(), self.grown(i64::from(out_at_most)));
        wide.contains(bounds.min) && wide.contains(bounds.max)
    }

    /// Returns whether a disc sticks out of this rectangle by at most `out_at_most` micrometres.
    pub fn holds_disc(&self, disc: Disc, out_at_most: i32) -> bool {
        let inner = self.grown(i64::from(out_at_most) - i64::from(disc.radius));
        inner.contains(disc.centre)
    }

    /// Returns this rectangle, larger by `margin` micrometres on all sides. A negative margin makes it smaller; then
    /// `min` may come to lie beyond `max`.
    pub(crate) fn grown(&self, margin: i64) -> Self {
        let margin = margin as i32;
        Self {
            min: Point::new(self.min.x - margin, self.min.y - margin),
            max: Point::new(self.max.x + margin, self.max.y + margin),
        }
    }

    /// Returns whether two rectangles share a point.
    pub const fn meets(&self, other: &Self) -> bool {
        self.min.x <= other.max.x && other.min.x <= self.max.x && self.min.y <= other.max.y && other.min.y <= self.max.y
    }
}
