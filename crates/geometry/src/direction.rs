//! Directions of whole and half degrees.

use serde::{Deserialize, Serialize};

use crate::point::Vector;
use crate::sines::SINES;

/// A direction in steps of half a degree. It holds its cosine and sine in units of 10^-9, each rounded to the nearest
/// integer.
///
/// 0° points along +x (east), 90° along +y (north); angles grow counter-clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Direction {
    cos: i32,
    sin: i32,
}

impl Direction {
    /// The integer that stands for 1 in a cosine or sine. As a vector, a direction has this length, apart from
    /// rounding.
    pub const UNIT: i32 = 1_000_000_000;

    /// Returns the direction of an angle in degrees, of any size.
    pub const fn degrees(degrees: i32) -> Self {
        Self::half_degrees(degrees.rem_euclid(360) * 2)
    }

    /// Returns the direction of an angle in half degrees, of any size.
    pub const fn half_degrees(halves: i32) -> Self {
        let halves = halves.rem_euclid(720);
        let (into, quarter) = (halves % 180, halves / 180);
        let (cos, sin) = (SINES[(180 - into) as usize], SINES[into as usize]);
        let (cos, sin) = match quarter {
            0 => (cos, sin),
            1 => (-sin, cos),
            2 => (-cos, -sin),
            _ => (sin, -cos),
        };
        Self { cos, sin }
    }

    /// Returns the cosine, times 10^9.
    pub const fn cos(self) -> i32 {
        self.cos
    }

    /// Returns the sine, times 10^9.
    pub const fn sin(self) -> i32 {
        self.sin
    }

    pub(crate) const fn vector(self) -> Vector {
        Vector { x: self.cos as i64, y: self.sin as i64 }
    }
}

/// The directions halfway between two whole degrees of the first quarter: 0.5°, 1.5° and so on, up to 89.5°.
const HALFWAY: [Vector; 90] = {
    let mut all = [Vector { x: 0, y: 0 }; 90];
    let mut degrees = 0;
    while degrees < all.len() {
        all[degrees] = Direction::half_degrees(2 * degrees as i32 + 1).vector();
        degrees += 1;
    }
    all
};

/// Returns the whole degree, 0 ..= 359, nearest to the direction of a vector. The vector must not be zero. An angle
/// halfway between two degrees counts as the greater degree.
pub(crate) fn nearest_degree(of: Vector) -> i32 {
    let (mut of, mut quarters) = (of, 0);
    while of.x <= 0 || of.y < 0 {
        of = Vector { x: of.y, y: -of.x };
        quarters += 1;
    }
    let passed = HALFWAY.partition_point(|border| border.cross(of) >= 0) as i32;
    (quarters * 90 + passed) % 360
}

/// Divides and rounds to the nearest integer, halves away from zero. The divisor must be positive.
pub(crate) const fn rounded(value: i64, by: i64) -> i64 {
    if value < 0 { -((-value + by / 2) / by) } else { (value + by / 2) / by }
}
