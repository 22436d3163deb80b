//! Plane geometry of drawings, computed exactly in integers.
//!
//! The coordinates of a [`Point`] are at most [`REACH`] from the origin. This bound makes every product below fit its
//! type. Differences stay under 2^24, even if coordinates are doubled. Cross and dot products stay under 2^49. Their
//! squares are computed in `i128` and stay under 2^98. Therefore no computation here can overflow, whatever a file
//! contains.

use std::cmp::Ordering;

/// The largest absolute value of a point's coordinates, in drawing units.
pub const REACH: i32 = 1_000_000;

/// A point of the drawing; y grows downwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Point {
    x: i64,
    y: i64,
}

impl Point {
    /// Makes a point, unless a coordinate is farther than [`REACH`] from the origin.
    pub fn at(x: i32, y: i32) -> Option<Point> {
        let near = -REACH..=REACH;
        (near.contains(&x) && near.contains(&y)).then(|| Point { x: i64::from(x), y: i64::from(y) })
    }

    /// Returns the square of the distance to another point, in square drawing units.
    pub fn squared_distance(self, other: Point) -> i64 {
        dot(self, other, other)
    }

    /// Returns the point with both coordinates doubled.
    fn doubled(self) -> Point {
        Point { x: 2 * self.x, y: 2 * self.y }
    }

    /// Returns the middle between two points, with both coordinates doubled. Without doubling, the middle might not
    /// have whole coordinates.
    fn doubled_middle(self, other: Point) -> Point {
        Point { x: self.x + other.x, y: self.y + other.y }
    }
}

/// A straight line between two points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Section {
    /// One end.
    pub from: Point,
    /// The other end.
    pub to: Point,
}

impl Section {
    /// Returns whether two sections, ends included, have any point in common.
    pub fn meets(self, other: Section) -> bool {
        let sides = (turn(self.from, self.to, other.from), turn(self.from, self.to, other.to));
        let other_sides = (turn(other.from, other.to, self.from), turn(other.from, other.to, self.to));
        let apart = |(one, two): (Ordering, Ordering)| one.is_ne() && two.is_ne() && one != two;
        (apart(sides) && apart(other_sides))
            || self.holds(other.from)
            || self.holds(other.to)
            || other.holds(self.from)
            || other.holds(self.to)
    }

    /// Returns whether two sections that start at the same point have another point in common.
    pub fn overlaps_from_start(self, other: Section) -> bool {
        turn(self.from, self.to, other.to).is_eq() && dot(self.from, self.to, other.to) > 0
    }

    /// Returns whether a point lies on the section, ends included.
    pub fn holds(self, point: Point) -> bool {
        turn(self.from, self.to, point).is_eq() && dot(point, self.from, self.to) <= 0
    }

    /// Returns the distance from a point to the nearest point of the section, rounded down to whole units.
    ///
    /// Rounding down keeps comparisons exact: the rounded distance is less than a whole number `n` if and only if the
    /// true distance is.
    pub fn distance(self, point: Point) -> i64 {
        let length_squared = self.from.squared_distance(self.to);
        let along = dot(self.from, self.to, point);
        let squared = if along <= 0 {
            point.squared_distance(self.from)
        } else if along >= length_squared {
            point.squared_distance(self.to)
        } else {
            let across = i128::from(cross(self.from, self.to, point));
            i64::try_from(across * across / i128::from(length_squared)).expect("a height is no longer than a side")
        };
        squared.isqrt()
    }

    /// Returns whether the middle of the section lies strictly inside a polygon.
    pub fn middle_inside(self, polygon: &[Point]) -> bool {
        let doubled: Vec<Point> = polygon.iter().map(|corner| corner.doubled()).collect();
        strictly_inside(&doubled, self.from.doubled_middle(self.to))
    }
}

/// Returns whether a point lies strictly inside a polygon: neither outside nor on its border.
///
/// `polygon` lists the corners in order, in either direction. If the polygon crosses itself, a point is inside if a ray
/// from the point crosses the border an odd number of times.
pub fn strictly_inside(polygon: &[Point], point: Point) -> bool {
    let mut inside = false;
    for (index, &from) in polygon.iter().enumerate() {
        let to = polygon[(index + 1) % polygon.len()];
        if (Section { from, to }).holds(point) {
            return false;
        }
        // A ray runs from the point to the right. An edge counts if it crosses the ray, with one end on or above the
        // ray and the other end below.
        let (upper, lower) = if from.y <= to.y { (from, to) } else { (to, from) };
        if upper.y <= point.y && point.y < lower.y && turn(upper, lower, point).is_gt() {
            inside = !inside;
        }
    }
    inside
}

/// Returns on which side of the line from `from` to `to` a point lies: `Equal` on the line, `Greater` on one side,
/// `Less` on the other side.
fn turn(from: Point, to: Point, point: Point) -> Ordering {
    cross(from, to, point).cmp(&0)
}

/// Returns the cross product of the vectors from `origin` to `one` and to `two`.
fn cross(origin: Point, one: Point, two: Point) -> i64 {
    (one.x - origin.x) * (two.y - origin.y) - (one.y - origin.y) * (two.x - origin.x)
}

/// Returns the dot product of the vectors from `origin` to `one` and to `two`.
fn dot(origin: Point, one: Point, two: Point) -> i64 {
    (one.x - origin.x) * (two.x - origin.x) + (one.y - origin.y) * (two.y - origin.y)
}
