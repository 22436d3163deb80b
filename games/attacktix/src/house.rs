//! The house prices of the figures that come with the game: other points than those on their labels. AT-R-73

use crate::id::Id;
use catalogue::shipped_json;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

const HOUSE_PRICES: &str = include_str!("../data/house-prices.json");

/// A table of house prices. Records of games name the table by the option `prices`. So a released table never changes:
/// a later one is a new version with a value of the option of its own. AT-R-73
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HousePrices {
    /// The format of the file: 1.
    pub format: u32,
    /// The version of the table.
    pub version: u32,
    /// The prices in points, by the codes of the figure types. The table has all figures that come with the game.
    pub prices: BTreeMap<Id, i32>,
}

impl HousePrices {
    /// Reads the table that comes with the game.
    pub fn shipped() -> HousePrices {
        shipped_json(HOUSE_PRICES)
    }
}
