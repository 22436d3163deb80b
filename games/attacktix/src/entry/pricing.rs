//! Fits the house prices of the figures. AT-R-73

use super::Entry;
use super::forces::agreed;
use crate::clauses::AT_R_73;
use crate::draft::draft_at;
use crate::{Catalogue, FigureType, ForceFile, HousePrices, LIMITS, setup_faults};
use catalogue::{Drafts, Pricing, Scale, from_json};
use referee::{Chance, Seat};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// The largest chance that a figure of a battle force is left out, in percent. Each force draws its chance.
const MOST_LEFT_OUT: u32 = 50;
/// The least house price of a figure.
const LEAST: i32 = 5;

impl Pricing for Entry {
    fn printed(&self) -> Value {
        let prices = Catalogue::shipped().types().iter().map(|kind| (kind.code.clone(), kind.points)).collect();
        json!(HousePrices { format: 1, version: 1, prices })
    }

    fn read(&self, table: &Value) -> Result<Value, String> {
        let table: HousePrices = from_json(table).map_err(|fault| fault.to_string())?;
        if table.format != 1 {
            return Err(format!("the table has the format {}; this build reads the format 1", table.format));
        }
        let types = Catalogue::shipped();
        for (code, price) in &table.prices {
            if types.find(code).is_none() {
                return Err(format!("there is no figure {code}"));
            }
            if !(LEAST..=LIMITS[0]).contains(price) {
                return Err(format!("{code} costs {price}; {LEAST} to {} are allowed", LIMITS[0]));
            }
        }
        let complete = types.types().iter().map(|kind| (kind.code.clone(), table.prices.get(&kind.code).copied()));
        let complete = complete.map(|(code, price)| price.map(|price| (code.clone(), price)).ok_or(code));
        let prices = complete.collect::<Result<_, _>>().map_err(|code| format!("{code} has no price"))?;
        Ok(json!(HousePrices { prices, ..table }))
    }

    fn suits(&self, setup: &Value) -> Result<(), String> {
        Drafts::suits(self, setup)
    }

    /// Takes the prices of the labels and the highest limit that the set-up allows. AT-R-04
    fn setup(&self, setup: &Value) -> Value {
        let mut setup = setup.clone();
        setup["options"]["force_points"] = json!("at-most");
        setup["options"]["prices"] = json!("book");
        let allowed = |limit: &i32| {
            let mut setup = setup.clone();
            setup["limit"] = json!(limit);
            agreed(&setup).is_ok_and(|setup| setup_faults(&setup).is_empty())
        };
        let most = (LIMITS[0]..=LIMITS[1]).rev().step_by(100).find(allowed);
        setup["limit"] = json!(most.unwrap_or(LIMITS[0]));
        setup
    }

    /// Drafts a battle force and leaves out some of its figures, but not all. The force has no Back-Up and no Battle
    /// Masters.
    fn draft(&self, setup: &Value, table: &Value, seat: &str, chance: &mut dyn Chance) -> Value {
        let (Ok(setup), Some(types)) = (agreed(setup), priced(table)) else { return Value::Null };
        let nth = setup.seats.iter().position(|name| name == seat).unwrap_or_default();
        let mut force = draft_at(&types, &setup, Seat(nth as u8), chance);
        let first = force.battle.first().cloned();
        let left_out = chance.below(MOST_LEFT_OUT + 1, AT_R_73);
        force.battle.retain(|_| chance.below(100, AT_R_73) >= left_out);
        if force.battle.is_empty() {
            force.battle.extend(first);
        }
        force.backup.clear();
        json!(force)
    }

    /// Returns the points that the battle force spends on the figures of each type.
    fn spent(&self, _setup: &Value, table: &Value, force: &Value) -> BTreeMap<String, i32> {
        let mut spent = BTreeMap::new();
        let force = from_json::<ForceFile>(force);
        let (Ok(force), Some(types)) = (force, priced(table)) else { return spent };
        for kind in force.battle.iter().filter_map(|code| types.find(code)) {
            *spent.entry(name(kind)).or_default() += types.points(kind);
        }
        spent
    }

    fn scaled(&self, table: &Value, scales: &BTreeMap<String, Scale>) -> Value {
        let Ok(mut table) = from_json::<HousePrices>(table) else { return table.clone() };
        for kind in Catalogue::shipped().types() {
            let price = table.prices.get_mut(&kind.code);
            if let (Some(price), Some(scale)) = (price, scales.get(&name(kind))) {
                let scaled = (i64::from(*price) * i64::from(scale.thousandths) + 500) / 1_000;
                *price = (scaled as i32).clamp(LEAST, LIMITS[0]);
            }
        }
        json!(table)
    }

    fn told(&self, table: &Value) -> BTreeMap<String, String> {
        let Some(types) = priced(table) else { return BTreeMap::new() };
        types.types().iter().map(|kind| (name(kind), types.points(kind).to_string())).collect()
    }
}

/// Returns the catalogue at the prices of a table; `None` if the table cannot be read.
fn priced(table: &Value) -> Option<Catalogue> {
    from_json(table).ok().map(|table| Catalogue::shipped().at(table))
}

/// Returns the name of a type with its form, such as `Thorn Rider, Rooted`.
fn name(kind: &FigureType) -> String {
    kind.mode.as_ref().map_or_else(|| kind.name.clone(), |form| format!("{}, {form}", kind.name))
}
