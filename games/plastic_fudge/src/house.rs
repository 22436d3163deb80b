//! The house prices of levels, surcharges and markers. PF-R-114

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

const HOUSE_PRICES: &str = include_str!("../data/house-prices.json");

/// An attribute of a Unit, of which a price list has a cost for every level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attribute {
    /// Movement.
    Movement,
    /// Range of a weapon.
    Range,
    /// Attack of a weapon.
    Attack,
    /// Defence.
    Defence,
    /// Training.
    Training,
}

/// A table of house prices, in points. Records of games name the table by the option `prices`. So a released table
/// never changes: a later one is a new version with a value of the option of its own. PF-R-114
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HousePrices {
    /// The format of the file: 1.
    pub format: u32,
    /// The version of the table.
    pub version: u32,
    /// What each Movement level costs, from Terrible to Superb.
    pub movement: [i32; 7],
    /// What each Range level costs.
    pub range: [i32; 7],
    /// What each Attack level costs.
    pub attack: [i32; 7],
    /// What each Defence level costs.
    pub defence: [i32; 7],
    /// What each Training level costs.
    pub training: [i32; 7],
    /// What the special Troopers cost in addition.
    pub special: i32,
    /// What a radio costs in addition.
    pub radio: i32,
    /// What every Vehicle costs in addition to its levels, which count twice.
    pub vehicle: i32,
    /// What the Commander costs in addition.
    pub commander: i32,
    /// What a marker costs if the mine has its usual levels.
    pub marker: i32,
}

impl HousePrices {
    /// Reads the house prices that come with the game. PF-R-114
    pub fn shipped() -> HousePrices {
        serde_json::from_str(HOUSE_PRICES).expect("house-prices.json is valid: a test reads it")
    }

    /// Returns what an attribute of this level costs, from -3 (Terrible) to 3 (Superb). A level outside the table costs
    /// as much as the nearest one. PF-R-114
    pub fn level(&self, attribute: Attribute, level: i8) -> i32 {
        let costs = match attribute {
            Attribute::Movement => &self.movement,
            Attribute::Range => &self.range,
            Attribute::Attack => &self.attack,
            Attribute::Defence => &self.defence,
            Attribute::Training => &self.training,
        };
        costs[(level.clamp(-3, 3) + 3) as usize]
    }
}
