//! Templates: shapes laid over bases, such as a blast or a flame, and how much of a base they cover.

use crate::direction::Direction;
use crate::disc::Disc;
use crate::point::{Point, Vector, square};

/// How much of a base a template covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Cover {
    /// None of it, or no more than the tolerance.
    Out,
    /// A part of it, while another part sticks out.
    Half,
    /// All of it, or all but the tolerance.
    Full,
}

/// A sector: the part of a disc between two of its radii.
///
/// Each side is the vector of a [`Direction`] times the radius, divided by 10^9.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sector {
    /// The point where the two sides meet.
    pub apex: Point,
    /// The direction of the middle, in whole degrees.
    pub degrees: i32,
    /// The angle between the middle and each side, in half degrees, 1 ..= 180. For example, 45 stands for 22.5°.
    pub half_angle: i32,
    /// The radius, in micrometres.
    pub radius: i32,
}

impl Disc {
    /// Returns how much of a base this template covers. The template reaches the base if they overlap by more than the
    /// tolerance, in micrometres. It covers the whole base if the base sticks out by at most the tolerance. Exact.
    pub const fn cover(self, base: Disc, tolerance: i32) -> Cover {
        let inner = self.radius as i64 - base.radius as i64 + tolerance as i64;
        if !self.overlaps_by_more_than(base, tolerance) {
            Cover::Out
        } else if inner >= 0 && self.centre.distance_squared(base.centre) <= inner * inner {
            Cover::Full
        } else {
            Cover::Half
        }
    }
}

impl Sector {
    /// Returns how much of a base this template covers. The template reaches the base if they overlap by more than the
    /// tolerance, in micrometres. It covers the whole base if the base sticks out by at most the tolerance. Exact.
    pub fn cover(&self, base: Disc, tolerance: i32) -> Cover {
        debug_assert!((1..=180).contains(&self.half_angle), "half_angle lies in 1 ..= 180");
        let (radius, tolerance) = (i64::from(base.radius), i64::from(tolerance));
        let to = Vector::between(self.apex, base.centre);
        let far = i64::from(self.radius) + radius - tolerance;
        if far <= 0 || to.squared() >= far * far {
            return Cover::Out;
        }
        let sides = self.sides();
        let depths = [sides[0].cross(to), to.cross(sides[1])];
        if !self.is_reached(to, sides, depths, radius - tolerance) {
            return Cover::Out;
        }
        // The base sticks out by its radius less the depth of its centre. The depth is the least of three distances of
        // the centre: from the arc and from the two sides.
        let deep = radius - tolerance;
        let inner = i64::from(self.radius) - deep;
        let is_deep = |(side, depth): (Vector, i64)| at_least(depth, deep, side);
        if inner >= 0 && to.squared() <= inner * inner && sides.into_iter().zip(depths).all(is_deep) {
            Cover::Full
        } else {
            Cover::Half
        }
    }

    /// Returns the directions of the two sides. First comes the side clockwise from the middle.
    fn sides(&self) -> [Vector; 2] {
        let middle = self.degrees.rem_euclid(360) * 2;
        [-self.half_angle, self.half_angle].map(|turn| Direction::half_degrees(middle + turn).vector())
    }

    /// Returns whether the distance to a point is less than `length`. A negative `length` asks whether the point lies
    /// deeper inside than `-length`. The caller must know that the point is nearer to the apex than the sum of radius
    /// and length.
    fn is_reached(&self, to: Vector, sides: [Vector; 2], depths: [i64; 2], length: i64) -> bool {
        if length <= 0 {
            let is_deeper = |(side, depth): (Vector, i64)| !at_least(-depth, length, side);
            return sides.into_iter().zip(depths).all(is_deeper);
        }
        if depths[0] >= 0 && depths[1] >= 0 {
            return true;
        }
        sides.into_iter().any(|side| self.is_near_side(to, side, length))
    }

    /// Returns whether the distance between a point and a side is less than a length, which must be above zero.
    fn is_near_side(&self, to: Vector, side: Vector, length: i64) -> bool {
        let unit = i128::from(Direction::UNIT);
        let dot = side.dot(to);
        if dot <= 0 {
            return to.squared() < length * length;
        }
        if i128::from(dot) * unit < i128::from(self.radius) * i128::from(side.squared()) {
            return square(side.cross(to)) < square(length) * i128::from(side.squared());
        }
        let beyond = |to: i64, side: i64| i128::from(to) * unit - i128::from(self.radius) * i128::from(side);
        let (x, y) = (beyond(to.x, side.x), beyond(to.y, side.y));
        x * x + y * y < square(length) * unit * unit
    }
}

/// Returns whether `product / |side|` is at least a length.
fn at_least(product: i64, length: i64, side: Vector) -> bool {
    let (left, right) = (square(product), square(length) * i128::from(side.squared()));
    match (product >= 0, length >= 0) {
        (true, true) => left >= right,
        (true, false) => true,
        (false, true) => false,
        (false, false) => left <= right,
    }
}
