//! Fits the house prices of levels, surcharges and markers. PF-R-114

use super::{Entry, options_of};
use crate::clauses::PF_R_114;
use crate::kinds::{RADIO, SPECIAL};
use crate::options::PriceList;
use crate::price::{COMMANDER, VEHICLE};
use crate::{
    BillItem, ForceFile, HousePrices, LEVELS, Level, Options, Setup, Side, bill_json, bot_force, judge, marker_price,
};
use catalogue::{Pricing, read_setup};
use referee::Chance;
use search::Bot;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The highest chance that a Unit is left out of a draft, in percent.
const MOST_LEFT_OUT: u32 = 50;
/// The highest limit of points that the options allow. PF-SCEN-04
const POINTS_MOST: i32 = 10_000;
/// The highest price in a table.
const PRICE_MOST: i32 = 1_000;

impl Pricing for Entry {
    fn printed(&self) -> Value {
        json!(printed())
    }

    fn read(&self, table: &Value) -> Result<Value, String> {
        let mut table: HousePrices = serde_path_to_error::deserialize(table).map_err(|fault| fault.to_string())?;
        if table.format != 1 {
            return Err(format!("the table has the format {}; this build reads the format 1", table.format));
        }
        let commander = ("commander".to_owned(), table.commander);
        let mut numbers: Vec<(String, i32)> =
            numbers(&mut table).into_iter().map(|(name, price)| (name, *price)).collect();
        numbers.push(commander);
        let odd = numbers.into_iter().find(|(_, price)| !(1..=PRICE_MOST).contains(price));
        match odd {
            Some((name, price)) => Err(format!("{name} costs {price}; 1 to {PRICE_MOST} are allowed")),
            None => Ok(json!(table)),
        }
    }

    /// Takes the printed prices and the highest limit. PF-SCEN-04
    fn setup(&self, setup: &Value) -> Value {
        let mut setup = setup.clone();
        setup["options"]["prices"] = json!("book");
        setup["options"]["points"] = json!(POINTS_MOST);
        setup
    }

    /// Returns a random force, without some of its Units but with the Commander. If the rest would not be legal, all
    /// Units stay.
    fn draft(&self, setup: &Value, table: &Value, seat: &str, chance: &mut dyn Chance) -> Value {
        let Ok(mut setup) = read_setup::<Setup>(&super::settled(setup)) else { return Value::Null };
        setup.options = tried(setup.options, table);
        let side = if seat == Side::Tan.word() { Side::Tan } else { Side::Green };
        let whole = bot_force(&setup, side, Bot::Random, chance);
        let mut force = whole.clone();
        let left_out = chance.below(MOST_LEFT_OUT + 1, PF_R_114);
        force.units.retain(|unit| unit.commander || chance.below(100, PF_R_114) >= left_out);
        json!(if judge(&force, &setup.options).is_empty() { force } else { whole })
    }

    /// Returns how many points a force spends on each level of each attribute, on surcharges and on markers. Every
    /// force has a Commander, so the surcharge for him tells nothing and is left out.
    fn spent(&self, setup: &Value, table: &Value, force: &Value) -> BTreeMap<String, i32> {
        let mut spent = BTreeMap::new();
        let force = serde_json::from_value::<ForceFile>(force.clone());
        let (Ok(force), Ok(options)) = (force, options_of(setup)) else { return spent };
        let bill = bill_json(&force, &tried(options, table));
        for row in bill.units.iter().flat_map(|unit| &unit.rows).filter(|row| row.item != BillItem::Commander) {
            *spent.entry(bought(row.item, row.level)).or_default() += row.cost * row.times;
        }
        *spent.entry("markers".into()).or_default() += bill.markers;
        spent
    }

    fn scaled(&self, table: &Value, thousandths: &BTreeMap<String, u32>) -> Value {
        let Ok(mut table) = serde_json::from_value::<HousePrices>(table.clone()) else { return table.clone() };
        for (name, price) in numbers(&mut table) {
            if let Some(thousandths) = thousandths.get(&name) {
                let scaled = (i64::from(*price) * i64::from(*thousandths) + 500) / 1_000;
                *price = scaled.clamp(1, i64::from(PRICE_MOST)) as i32;
            }
        }
        smooth(&mut table);
        json!(table)
    }

    fn told(&self, table: &Value) -> BTreeMap<String, String> {
        let Ok(mut table) = serde_json::from_value::<HousePrices>(table.clone()) else { return BTreeMap::new() };
        numbers(&mut table).into_iter().map(|(name, price)| (name, price.to_string())).collect()
    }
}

/// Returns the options with the prices of a table. If it cannot be read, the prices stay.
fn tried(options: Options, table: &Value) -> Options {
    let table = serde_json::from_value::<HousePrices>(table.clone());
    let prices = table.map_or(options.prices.clone(), |table| PriceList::Trial(Arc::new(table)));
    Options { prices, ..options }
}

/// Returns the table of the printed prices. PF-BUY-03, PF-SPEC-01, PF-VEH-02, PF-CMD-02, PF-R-37
fn printed() -> HousePrices {
    let costs = LEVELS.map(|row| row.cost);
    HousePrices {
        format: 1,
        version: 1,
        movement: costs,
        range: costs,
        attack: costs,
        defence: costs,
        training: costs,
        special: SPECIAL,
        radio: RADIO,
        vehicle: VEHICLE,
        commander: COMMANDER,
        marker: marker_price(&Options::default()),
    }
}

/// Returns the numbers of a table with the names of what they buy, such as `range great`, `special` or `markers`. The
/// Commander is not among them, because every force has one.
fn numbers(table: &mut HousePrices) -> Vec<(String, &mut i32)> {
    let mut numbers = Vec::new();
    let attributes = [
        (BillItem::Movement, &mut table.movement),
        (BillItem::Range, &mut table.range),
        (BillItem::Attack, &mut table.attack),
        (BillItem::Defence, &mut table.defence),
        (BillItem::Training, &mut table.training),
    ];
    for (item, costs) in attributes {
        numbers.extend(LEVELS.iter().zip(costs).map(|(row, cost)| (bought(item, Some(row.level)), cost)));
    }
    let surcharges = [
        (BillItem::Special, &mut table.special),
        (BillItem::Radio, &mut table.radio),
        (BillItem::Vehicle, &mut table.vehicle),
    ];
    numbers.extend(surcharges.map(|(item, cost)| (bought(item, None), cost)));
    numbers.push(("markers".into(), &mut table.marker));
    numbers
}

/// Lets a higher level cost at least as much as a lower one.
fn smooth(table: &mut HousePrices) {
    let attributes =
        [&mut table.movement, &mut table.range, &mut table.attack, &mut table.defence, &mut table.training];
    for costs in attributes {
        for at in 1..costs.len() {
            costs[at] = costs[at].max(costs[at - 1]);
        }
    }
}

/// Returns the name of what a row of a bill buys.
fn bought(item: BillItem, level: Option<Level>) -> String {
    let item = json!(item).as_str().unwrap_or_default().to_owned();
    let row = level.and_then(|level| LEVELS.iter().find(|row| row.level == level));
    row.map_or(item.clone(), |row| format!("{item} {}", row.name))
}
