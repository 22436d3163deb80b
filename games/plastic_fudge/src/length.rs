//! Lengths and points of the table. JSON gives both in inches, with at most six decimals. Memory holds both in whole
//! micrometres.

use geometry::{INCH, Point};
use schemars::JsonSchema;
use serde::de::{Deserializer, Error};
use serde::ser::Serializer;
use serde::{Deserialize, Serialize};

/// The longest length that JSON may hold, in inches. Every table is much smaller.
const LONGEST: i64 = 300;
/// How many millionths of an inch make an inch. JSON's six decimals are such millionths.
const MILLIONTHS: i64 = 1_000_000;
/// How many micrometres make an inch.
const UM: i64 = INCH as i64;

/// A length: micrometres in memory, a number of inches in JSON. PF-R-87
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, JsonSchema)]
#[schemars(with = "f64")]
pub struct Length(pub i32);

impl Length {
    /// Creates a length of whole inches.
    pub const fn inches(inches: i32) -> Length {
        Length(inches * INCH)
    }

    /// Creates a length from millionths of an inch. Rounds to whole micrometres, halves away from zero.
    fn of_millionths(millionths: i64) -> Length {
        let scaled = millionths * UM;
        let half = if scaled < 0 { -MILLIONTHS / 2 } else { MILLIONTHS / 2 };
        Length(((scaled + half) / MILLIONTHS) as i32)
    }

    /// Returns the length in millionths of an inch, rounded to the nearest. [`Length::of_millionths`] turns the number
    /// into the same length again.
    fn millionths(self) -> i64 {
        let scaled = i64::from(self.0) * MILLIONTHS;
        let half = if scaled < 0 { -UM / 2 } else { UM / 2 };
        (scaled + half) / UM
    }
}

impl Serialize for Length {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let millionths = self.millionths();
        if millionths % MILLIONTHS == 0 {
            return to.serialize_i64(millionths / MILLIONTHS);
        }
        to.serialize_f64(millionths as f64 / MILLIONTHS as f64)
    }
}

impl<'de> Deserialize<'de> for Length {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Length, D::Error> {
        let said = f64::deserialize(from)?;
        if !said.is_finite() || said.abs() > LONGEST as f64 {
            return Err(D::Error::custom(format!(
                "the length is {said} inches, but must be between -{LONGEST} and {LONGEST}"
            )));
        }
        Ok(Length::of_millionths((said * MILLIONTHS as f64).round() as i64))
    }
}

impl std::fmt::Display for Length {
    /// Writes inches with at most three decimals, without trailing zeros: `4.5`.
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let thousandths = (self.millionths().abs() + 500) / 1_000;
        let sign = if self.0 < 0 && thousandths > 0 { "-" } else { "" };
        let said = format!("{sign}{}.{:03}", thousandths / 1_000, thousandths % 1_000);
        to.write_str(said.trim_end_matches('0').trim_end_matches('.'))
    }
}

/// A point of the table. JSON: `[x, y]` in inches from the south-west corner, x to the east, y to the north.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(from = "[Length; 2]", into = "[Length; 2]")]
#[schemars(with = "[f64; 2]")]
pub struct Spot(pub Point);

impl Spot {
    /// Creates a point from its coordinates in micrometres.
    pub const fn new(x: i32, y: i32) -> Spot {
        Spot(Point { x, y })
    }
}

impl From<[Length; 2]> for Spot {
    fn from([x, y]: [Length; 2]) -> Spot {
        Spot::new(x.0, y.0)
    }
}

impl From<Spot> for [Length; 2] {
    fn from(spot: Spot) -> [Length; 2] {
        [Length(spot.0.x), Length(spot.0.y)]
    }
}

impl std::fmt::Display for Spot {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(to, "({}, {})", Length(self.0.x), Length(self.0.y))
    }
}
