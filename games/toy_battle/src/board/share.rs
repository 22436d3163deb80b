//! A part of a whole, stored exactly.

use std::borrow::Cow;
use std::fmt;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _, ser::Error as _};

/// One whole, in millionths.
const WHOLE: u32 = 1_000_000;

/// A part of a whole, 0 to 1, stored in millionths. Files write it as a decimal number such as `0.528`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Share {
    millionths: u32,
}

impl Share {
    /// Returns a share of `millionths` millionths. More than a whole becomes a whole.
    pub const fn of_millionths(millionths: u32) -> Share {
        Share { millionths: if millionths > WHOLE { WHOLE } else { millionths } }
    }

    /// Returns a share of `percent` per cent. More than a whole becomes a whole.
    pub const fn of_percent(percent: u32) -> Share {
        Share::of_millionths(percent.saturating_mul(WHOLE / 100))
    }

    /// Reads a decimal number and rounds it to the nearest millionth. Returns `None` if the text is not a number from 0
    /// to 1.
    pub fn of_decimal(text: &str) -> Option<Share> {
        let (mantissa, exponent) = match text.split_once(['e', 'E']) {
            Some((mantissa, exponent)) => (mantissa, exponent.parse::<i32>().ok()?),
            None => (text, 0),
        };
        let (whole, part) = mantissa.split_once('.').unwrap_or((mantissa, ""));
        let digits = format!("{whole}{part}");
        if digits.is_empty() || digits.len() > 30 || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
            return None;
        }
        let value: u128 = digits.parse().ok()?;
        let scale = exponent.checked_sub(part.len() as i32)?.checked_add(6)?; // millionths = value * 10^scale
        let millionths = match scale {
            _ if value == 0 => 0,
            0..=6 => value.checked_mul(10_u128.pow(scale as u32))?,
            -30..=-1 => {
                let unit = 10_u128.pow(scale.unsigned_abs());
                (value + unit / 2) / unit
            }
            ..=-31 => 0,
            _ => return None,
        };
        (millionths <= u128::from(WHOLE)).then_some(Share { millionths: millionths as u32 })
    }
}

/// Writes the share as a decimal number, such as `0.528`.
impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let decimals = format!("{:06}", self.millionths % WHOLE);
        let decimals = decimals.trim_end_matches('0');
        let decimals = if decimals.is_empty() { "0" } else { decimals };
        write!(f, "{}.{decimals}", self.millionths / WHOLE)
    }
}

impl Serialize for Share {
    fn serialize<S: Serializer>(&self, writer: S) -> Result<S::Ok, S::Error> {
        self.to_string().parse::<serde_json::Number>().map_err(S::Error::custom)?.serialize(writer)
    }
}

impl<'de> Deserialize<'de> for Share {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Share, D::Error> {
        let number = serde_json::Number::deserialize(reader)?;
        Share::of_decimal(&number.to_string())
            .ok_or_else(|| D::Error::custom(format!("{number} is not a share; a share is from 0 to 1")))
    }
}

impl JsonSchema for Share {
    fn schema_name() -> Cow<'static, str> {
        "Share".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({"type": "number", "minimum": 0, "maximum": 1, "description": "A part of a whole, 0 to 1."})
    }
}
