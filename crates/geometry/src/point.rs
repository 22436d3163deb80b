//! Points, and the distances between them.

use serde::{Deserialize, Serialize};

use crate::direction::{self, Direction};
use crate::{BOUND, LONGEST};

/// A point of the plane, in micrometres.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Point {
    /// The distance east of the origin; negative to the west.
    pub x: i32,
    /// The distance north of the origin; negative to the south.
    pub y: i32,
}

impl Point {
    /// Makes a point of coordinates in micrometres.
    pub const fn new(x: i32, y: i32) -> Self {
        Self { x, y }
    }

    /// Returns whether both coordinates lie in `-BOUND ..= BOUND`. All other functions require this.
    pub const fn is_in_bounds(self) -> bool {
        -BOUND <= self.x && self.x <= BOUND && -BOUND <= self.y && self.y <= BOUND
    }

    /// Returns the square of the distance, in square micrometres. Exact.
    pub const fn distance_squared(self, other: Self) -> i64 {
        Vector::between(self, other).squared()
    }

    /// Returns whether the distance is at most `limit` micrometres. It is false for a negative limit. Exact.
    pub const fn is_within(self, other: Self, limit: i32) -> bool {
        limit >= 0 && self.distance_squared(other) <= limit as i64 * limit as i64
    }

    /// Returns the distance, rounded down to whole micrometres.
    pub const fn distance_floor(self, other: Self) -> i32 {
        self.distance_squared(other).isqrt() as i32
    }

    /// Returns the distance, rounded to the nearest micrometre. The exact distance never lies halfway between two whole
    /// numbers.
    pub const fn distance_round(self, other: Self) -> i32 {
        let squared = self.distance_squared(other);
        let floor = squared.isqrt();
        (if squared > floor * floor + floor { floor + 1 } else { floor }) as i32
    }

    /// Returns the end of a straight way that begins at this point and is `length` micrometres long. A negative length
    /// leads backwards. Along each axis, the coordinate changes by `length` times the cosine or sine. The change is
    /// rounded to the nearest micrometre, halves away from zero.
    pub const fn along(self, direction: Direction, length: i32) -> Self {
        debug_assert!(-LONGEST <= length && length <= LONGEST);
        let (length, unit) = (length as i64, Direction::UNIT as i64);
        let x = direction::rounded(length * direction.cos() as i64, unit);
        let y = direction::rounded(length * direction.sin() as i64, unit);
        Self { x: self.x + x as i32, y: self.y + y as i32 }
    }

    /// Returns the whole degree, 0 ..= 359, nearest to the direction towards another point. `None` if the points are
    /// equal.
    ///
    /// The answer is exact for the rounded vectors of [`Direction`]. An angle halfway between two degrees counts as the
    /// greater degree.
    pub fn bearing(self, to: Self) -> Option<i32> {
        (self != to).then(|| direction::nearest_degree(Vector::between(self, to)))
    }
}

/// The difference of two points, in micrometres, or a direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Vector {
    pub x: i64,
    pub y: i64,
}

impl Vector {
    pub const fn between(from: Point, to: Point) -> Self {
        Self { x: to.x as i64 - from.x as i64, y: to.y as i64 - from.y as i64 }
    }

    pub const fn squared(self) -> i64 {
        self.dot(self)
    }

    pub const fn dot(self, other: Self) -> i64 {
        self.x * other.x + self.y * other.y
    }

    /// Returns the cross product. It is positive if `other` points to the left of this vector.
    pub const fn cross(self, other: Self) -> i64 {
        self.x * other.y - self.y * other.x
    }
}

/// Returns the square as `i128`, because comparisons multiply it further.
pub(crate) const fn square(value: i64) -> i128 {
    value as i128 * value as i128
}
