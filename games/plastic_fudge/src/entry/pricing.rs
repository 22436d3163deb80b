//! Fits the house prices of levels, surcharges and markers. PF-R-114

use super::{Entry, options_of};
use crate::clauses::PF_R_114;
use crate::kinds::{RADIO, SPECIAL};
use crate::options::PriceList;
use crate::price::{COMMANDER, VEHICLE};
use crate::{
    BillItem, ForceFile, HousePrices, LEVELS, Level, LevelRow, Options, Setup, Side, bill_json, bot_force, judge,
    marker_price,
};
use catalogue::{Pricing, Scale, from_json, read_setup};
use referee::Chance;
use search::Bot;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::iter;
use std::sync::Arc;

/// The highest chance that a Unit is left out of a draft, in percent.
const MOST_LEFT_OUT: u32 = 50;
/// The highest limit of points that the options allow. PF-SCEN-04
const POINTS_MOST: i32 = 10_000;
/// The highest price in a table.
const PRICE_MOST: i32 = 1_000;
/// The certainty of a price of one point whose factor has the certainty 1.
const CERTAIN: i64 = 1_000_000;

impl Pricing for Entry {
    fn printed(&self) -> Value {
        json!(printed())
    }

    fn read(&self, table: &Value) -> Result<Value, String> {
        let mut table: HousePrices = from_json(table).map_err(|fault| fault.to_string())?;
        if table.format != 1 {
            return Err(format!("the table has the format {}; this build reads the format 1", table.format));
        }
        let commander = ("commander".to_owned(), table.commander);
        let mut numbers: Vec<(String, i32)> =
            numbers(&mut table).into_iter().map(|(name, price)| (name, *price)).collect();
        numbers.push(commander);
        let odd = numbers.into_iter().find(|(_, price)| !(1..=PRICE_MOST).contains(price));
        if let Some((name, price)) = odd {
            return Err(format!("{name} costs {price}; 1 to {PRICE_MOST} are allowed"));
        }
        for (item, costs) in prices(&mut table).0 {
            if let Some(at) = (1..costs.len()).find(|at| costs[*at] < costs[at - 1]) {
                let [name, lower] = [at, at - 1].map(|at| level(item, &LEVELS[at]));
                return Err(format!("{name} costs {}, less than {lower}, which costs {}", costs[at], costs[at - 1]));
            }
        }
        Ok(json!(table))
    }

    /// A price is never less than a quarter of the printed one. So a limit of a quarter of the highest one is safe.
    /// PF-SCEN-04
    fn suits(&self, setup: &Value) -> Result<(), String> {
        let (points, most) = (options_of(setup)?.points, POINTS_MOST / 4);
        let why = format!("prices can be fitted with points={most} or less, because prices may fall to a quarter");
        if points > most { Err(why) } else { Ok(()) }
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
        let force = from_json::<ForceFile>(force);
        let (Ok(force), Ok(options)) = (force, options_of(setup)) else { return spent };
        let bill = bill_json(&force, &tried(options, table));
        for row in bill.units.iter().flat_map(|unit| &unit.rows).filter(|row| row.item != BillItem::Commander) {
            *spent.entry(bought(row.item, row.level)).or_default() += row.cost * row.times;
        }
        *spent.entry("markers".into()).or_default() += bill.markers;
        spent
    }

    /// A higher level costs at least as much as a lower one. Levels that would break this order get one price together.
    /// A level without a scale keeps its price if the others allow it.
    fn scaled(&self, table: &Value, scales: &BTreeMap<String, Scale>) -> Value {
        let Ok(mut table) = from_json::<HousePrices>(table) else { return table.clone() };
        let (levels, others) = prices(&mut table);
        for (item, costs) in levels {
            let wish = |(row, cost): (&LevelRow, &i32)| Wish::of(*cost, scales.get(&level(item, row)));
            let wishes: Vec<Wish> = LEVELS.iter().zip(costs.iter()).map(wish).collect();
            costs.iter_mut().zip(in_order(&wishes)).for_each(|(cost, price)| *cost = price);
        }
        for (name, price) in others {
            *price = Wish::of(*price, scales.get(&name)).rounded();
        }
        json!(table)
    }

    fn told(&self, table: &Value) -> BTreeMap<String, String> {
        let Ok(mut table) = from_json::<HousePrices>(table) else { return BTreeMap::new() };
        numbers(&mut table).into_iter().map(|(name, price)| (name, price.to_string())).collect()
    }
}

/// Returns the options with the prices of a table. If it cannot be read, the prices stay.
fn tried(options: Options, table: &Value) -> Options {
    let table = from_json::<HousePrices>(table);
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

/// The prices of the levels of an attribute, from Terrible to Superb.
type Costs<'t> = (BillItem, &'t mut [i32; 7]);
/// A price, with the name of what it buys.
type Priced<'t> = (String, &'t mut i32);

/// Returns the prices of the levels, and the other prices. The Commander is not among them: every force has one.
fn prices(table: &mut HousePrices) -> ([Costs<'_>; 5], [Priced<'_>; 4]) {
    let HousePrices { movement, range, attack, defence, training, special, radio, vehicle, marker, .. } = table;
    let levels = [
        (BillItem::Movement, movement),
        (BillItem::Range, range),
        (BillItem::Attack, attack),
        (BillItem::Defence, defence),
        (BillItem::Training, training),
    ];
    let surcharges = [(BillItem::Special, special), (BillItem::Radio, radio), (BillItem::Vehicle, vehicle)];
    let [special, radio, vehicle] = surcharges.map(|(item, cost)| (bought(item, None), cost));
    (levels, [special, radio, vehicle, ("markers".into(), marker)])
}

/// Returns the numbers of a table with the names of what they buy, such as `range great`, `special` or `markers`.
fn numbers(table: &mut HousePrices) -> Vec<Priced<'_>> {
    let (levels, others) = prices(table);
    let levels = levels
        .into_iter()
        .flat_map(|(item, costs)| LEVELS.iter().zip(costs).map(move |(row, cost)| (level(item, row), cost)));
    levels.chain(others).collect()
}

/// What a price should become.
#[derive(Clone, Copy)]
struct Wish {
    /// The price, in thousandths of a point.
    thousandths: i64,
    /// How sure the price is: proportional to 1 divided by its variance.
    certainty: i64,
}

impl Wish {
    /// The certainty of a factor refers to the price before it.
    fn of(price: i32, scale: Option<&Scale>) -> Wish {
        let before = i64::from(price);
        scale.map_or(Wish { thousandths: 1_000 * before, certainty: 1 }, |Scale { thousandths, certainty }| Wish {
            thousandths: before * i64::from(*thousandths),
            certainty: (CERTAIN * i64::from(*certainty) / (before * before)).max(1),
        })
    }

    /// Returns the price of both together: the mean by certainty.
    fn with(self, other: Wish) -> Wish {
        let certainty = self.certainty + other.certainty;
        let sum = |wish: Wish| i128::from(wish.thousandths) * i128::from(wish.certainty);
        Wish { thousandths: ((sum(self) + sum(other)) / i128::from(certainty)) as i64, certainty }
    }

    fn rounded(self) -> i32 {
        ((self.thousandths + 500) / 1_000).clamp(1, i64::from(PRICE_MOST)) as i32
    }
}

/// Returns prices that do not fall and are as near to the wished ones as possible, by weighted least squares (isotonic
/// regression: adjacent prices in the wrong order are pooled).
fn in_order(wishes: &[Wish]) -> Vec<i32> {
    let mut pools: Vec<(Wish, usize)> = Vec::new();
    for wish in wishes {
        let mut pool = (*wish, 1);
        while let Some((lower, count)) = pools.pop_if(|(lower, _)| lower.thousandths > pool.0.thousandths) {
            pool = (lower.with(pool.0), pool.1 + count);
        }
        pools.push(pool);
    }
    pools.into_iter().flat_map(|(wish, count)| iter::repeat_n(wish.rounded(), count)).collect()
}

/// Returns the name of what a row of a bill buys.
fn bought(item: BillItem, of: Option<Level>) -> String {
    let row = of.and_then(|of| LEVELS.iter().find(|row| row.level == of));
    row.map_or_else(|| json!(item).as_str().unwrap_or_default().to_owned(), |row| level(item, row))
}

/// Returns the name of a level of an attribute, such as `range great`.
fn level(item: BillItem, row: &LevelRow) -> String {
    format!("{} {}", bought(item, None), row.name)
}
