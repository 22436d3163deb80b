//! Directions in hundredths of a degree, and rolling along them. AT-R-10
//!
//! A heading of 0 points along +z, and a heading of 9000 points along +x. Sines are whole numbers in units of 10^-9.
//! Each number is the true sine, rounded once. Therefore every machine rolls every figure to the same micrometre.

use crate::place::{Heading, TURN};
use geometry::Point;
use std::cmp::Ordering;

/// The sine of 90° in these units.
pub const UNIT: i32 = 1_000_000_000;
/// A right angle.
const RIGHT: Heading = TURN / 4;
/// The number 1 in the fixed-point numbers of the power series.
const ONE: i128 = 1_000_000_000_000_000_000;
/// π, in the same fixed-point numbers.
const PI: i128 = 3_141_592_653_589_793_238;

/// Sines of 0 ..= 90°, one for each hundredth of a degree.
static SINES: [i32; RIGHT as usize + 1] = sines();

#[allow(
    long_running_const_eval,
    reason = "the table of 9,001 sines takes long to compile, but looking up a sine takes no time"
)]
const fn sines() -> [i32; RIGHT as usize + 1] {
    let mut all = [0; RIGHT as usize + 1];
    let mut angle = 0;
    while angle <= RIGHT {
        all[angle as usize] = series(angle);
        angle += 1;
    }
    all
}

/// Returns the sine of 0 ..= 90° by its power series, to about 10^-17, rounded.
const fn series(angle: Heading) -> i32 {
    let x = angle as i128 * PI / (2 * RIGHT as i128);
    let squared = x * x / ONE;
    let (mut term, mut sum, mut n) = (x, x, 1);
    while term != 0 {
        term = -(term * squared / ONE) / (2 * n * (2 * n + 1));
        sum += term;
        n += 1;
    }
    let unit = ONE / UNIT as i128;
    ((sum + unit / 2) / unit) as i32
}

/// Returns the sine of a heading, times 10^9, rounded to the nearest whole number.
pub fn sine(heading: Heading) -> i32 {
    let heading = turned(heading);
    let (half, sign) = if heading >= 2 * RIGHT { (heading - 2 * RIGHT, -1) } else { (heading, 1) };
    let quarter = if half > RIGHT { 2 * RIGHT - half } else { half };
    sign * SINES[quarter as usize]
}

/// Returns the cosine of a heading, times 10^9. It is the part of a roll along +z.
pub fn cosine(heading: Heading) -> i32 {
    sine(turned(heading) + RIGHT)
}

/// Returns the same heading within 0 ..= 35999.
pub const fn turned(heading: Heading) -> Heading {
    heading.rem_euclid(TURN)
}

/// Returns the shorter turn from one heading to another, -17999 ..= 18000. Headings grow to the left, seen from above,
/// so a positive turn is to the left.
pub const fn turn_between(from: Heading, to: Heading) -> Heading {
    let turn = turned(turned(to) - turned(from));
    if turn > TURN / 2 { turn - TURN } else { turn }
}

/// Returns the place that a centre reaches by a straight roll along a heading. Each coordinate is rounded once, and
/// halves round away from zero.
pub fn rolled(from: Point, heading: Heading, distance: i32) -> Point {
    Point::new(from.x + part(distance, sine(heading)), from.y + part(distance, cosine(heading)))
}

/// Returns a length times a sine (in units of 10^-9), rounded. Halves round away from zero.
fn part(length: i32, sine: i32) -> i32 {
    let (product, unit) = (i64::from(length) * i64::from(sine), i64::from(UNIT));
    let size = (product.abs() + unit / 2) / unit;
    (size * product.signum()) as i32
}

/// Returns the heading nearest to the direction towards another place, or nothing if both places are the same.
pub fn heading_to(from: Point, to: Point) -> Option<Heading> {
    if from == to {
        return None;
    }
    let (mut x, mut z) = (i64::from(to.x) - i64::from(from.x), i64::from(to.y) - i64::from(from.y));
    let mut quarters = 0;
    while x < 0 || z <= 0 {
        (x, z) = (-z, x);
        quarters += 1;
    }
    // The result is positive if the heading is greater than that of the vector.
    let beyond = |heading: Heading| {
        let (sine, cosine) = (SINES[heading as usize], SINES[(RIGHT - heading) as usize]);
        i128::from(sine) * i128::from(z) - i128::from(cosine) * i128::from(x)
    };
    let (mut least, mut most) = (0, RIGHT);
    while most - least > 1 {
        let middle = least + (most - least) / 2;
        if beyond(middle) <= 0 { least = middle } else { most = middle }
    }
    let nearest = match beyond(least).abs().cmp(&beyond(most).abs()) {
        Ordering::Greater => most,
        _ => least,
    };
    Some(turned(quarters * RIGHT + nearest))
}
