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

/// How many numbers the table has.
const NUMBERS: usize = 42;

/// The table that comes with the game. The compiler reads it, because it is looked up for every price.
const SHIPPED: HousePrices = {
    let numbers = numbers(HOUSE_PRICES.as_bytes());
    HousePrices {
        format: numbers[0] as u32,
        version: numbers[1] as u32,
        movement: seven(&numbers, 2),
        range: seven(&numbers, 9),
        attack: seven(&numbers, 16),
        defence: seven(&numbers, 23),
        training: seven(&numbers, 30),
        special: numbers[37],
        radio: numbers[38],
        vehicle: numbers[39],
        commander: numbers[40],
        marker: numbers[41],
    }
};

/// Returns the numbers of a file of house prices, in the order of the file. A test compares the table with what a JSON
/// reader finds.
const fn numbers(text: &[u8]) -> [i32; NUMBERS] {
    let mut numbers = [0; NUMBERS];
    let (mut at, mut nth) = (0, 0);
    while at < text.len() {
        if text[at].is_ascii_digit() {
            numbers[nth] = 10 * numbers[nth] + (text[at] - b'0') as i32;
            if !text[at + 1].is_ascii_digit() {
                nth += 1;
            }
        }
        at += 1;
    }
    assert!(nth == NUMBERS, "the file of house prices has other numbers than the table");
    numbers
}

/// Returns the seven numbers from a place on.
const fn seven(numbers: &[i32; NUMBERS], from: usize) -> [i32; 7] {
    let mut seven = [0; 7];
    let mut nth = 0;
    while nth < seven.len() {
        seven[nth] = numbers[from + nth];
        nth += 1;
    }
    seven
}

impl HousePrices {
    /// Returns the house prices that come with the game. PF-R-114
    pub const fn shipped() -> &'static HousePrices {
        &SHIPPED
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
