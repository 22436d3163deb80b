//! Decimal numbers of data files, kept as whole thousandths.

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::borrow::Cow;

/// A decimal number of a data file, kept as a whole number of thousandths. So comparisons are exact, and writing the
/// number gives the value that was read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Thousandths(pub i64);

impl Thousandths {
    /// The largest number that a file may hold, in thousandths.
    const LARGEST: i64 = 100_000_000_000;

    /// Returns the number as a float, for the simulation.
    pub(crate) fn real(self) -> f32 {
        (self.0 as f64 / 1000.0) as f32
    }
}

impl Serialize for Thousandths {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.0 % 1000 == 0 {
            serializer.serialize_i64(self.0 / 1000)
        } else {
            serializer.serialize_f64(self.0 as f64 / 1000.0)
        }
    }
}

impl<'de> Deserialize<'de> for Thousandths {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Thousandths, D::Error> {
        let thousandths = (f64::deserialize(deserializer)? * 1000.0).round();
        if !thousandths.is_finite() || thousandths.abs() > Self::LARGEST as f64 {
            return Err(D::Error::custom("this number is out of bounds; it must be from -100000000 to 100000000"));
        }
        Ok(Thousandths(thousandths as i64))
    }
}

impl JsonSchema for Thousandths {
    fn schema_name() -> Cow<'static, str> {
        "Decimal".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        schemars::json_schema!({ "type": "number", "description": "A decimal number with at most three decimal places." })
    }
}
