//! Random forces for experiments with the balance of the game.

use super::{Entry, options_of};
use crate::clauses::PF_R_78;
use crate::{ForceFile, bill_json, judge};
use catalogue::{Drafts, Forces, from_json};
use referee::Chance;
use search::Bot;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// The highest chance that a Unit is left out of a draft, in percent.
const MOST_LEFT_OUT: u32 = 50;

impl Drafts for Entry {
    fn setup(&self, setup: &Value) -> Value {
        setup.clone()
    }

    /// Returns a random force, without some of its Units but with the Commander. If the rest would not be legal, all
    /// Units stay.
    fn draft(&self, setup: &Value, seat: &str, chance: &mut dyn Chance) -> Value {
        let built = self.build(setup, seat, Bot::Random, chance);
        let Ok(whole) = from_json::<ForceFile>(&built) else { return built };
        let mut force = whole.clone();
        let left_out = chance.below(MOST_LEFT_OUT + 1, PF_R_78);
        force.units.retain(|unit| unit.commander || chance.below(100, PF_R_78) >= left_out);
        let is_sound = options_of(setup).is_ok_and(|options| judge(&force, &options).is_empty());
        json!(if is_sound { force } else { whole })
    }

    /// Returns how many points a force spends on each item of its bill, and on markers.
    fn spent(&self, setup: &Value, force: &Value) -> BTreeMap<String, i32> {
        let mut spent = BTreeMap::new();
        let force = from_json::<ForceFile>(force);
        let (Ok(force), Ok(options)) = (force, options_of(setup)) else { return spent };
        let bill = bill_json(&force, &options);
        for row in bill.units.iter().flat_map(|unit| &unit.rows) {
            let name = json!(row.item).as_str().unwrap_or_default().to_owned();
            *spent.entry(name).or_default() += row.cost * row.times;
        }
        *spent.entry("markers".into()).or_default() += bill.markers;
        spent
    }
}
