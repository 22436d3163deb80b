//! What the catalogue says of this game in addition to its options: battlefields, forces, presets and tables.

use super::kinds::{KindJson, LevelJson, kind_json, levels_json};
use crate::battlefield::Battlefield;
use crate::bill::{AuditRow, Fielding, audit, fielding};
use crate::house::HousePrices;
use crate::options::{Options, PriceList};
use crate::presets::{PRESETS, preset};
use crate::shipped::{ShippedForce, shipped_battlefields, shipped_forces};
use crate::unit::UnitType;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value, json};

/// What the catalogue says of this game in addition to its options.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Own")]
pub struct OwnJson {
    /// The shipped battlefields. The first is the default.
    pub battlefields: Vec<Battlefield>,
    /// The ready-made forces that players can choose.
    pub ready: Vec<ShippedForce>,
    /// The presets: sets of options with a name. The first is the default.
    pub presets: Vec<Preset>,
    /// The types of Units, with the prices that the default options give them.
    pub kinds: Vec<KindJson>,
    /// The level table, from Superb to Terrible.
    pub levels: Vec<LevelJson>,
    /// The sample list of the printed rules, with each price added up again.
    pub audit: Vec<AuditRow>,
    /// Which Units of the sample list a force can afford with the default options.
    pub fielding: Vec<Fielding>,
    /// The house prices. PF-R-114
    pub house_prices: HousePrices,
    /// Which Units of the sample list a force can afford with the default options at house prices.
    pub house_fielding: Vec<Fielding>,
}

/// A preset: a set of options with a name.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Preset {
    /// The name of the preset, such as `classic-plus`.
    pub id: String,
    /// The options that differ from their defaults, by name.
    pub options: Map<String, Value>,
}

/// Returns what the catalogue says of this game in addition to its options.
pub(crate) fn own_json() -> OwnJson {
    let named = |name: &str| Preset { id: name.into(), options: changed(&preset(name).unwrap_or_default()) };
    OwnJson {
        battlefields: shipped_battlefields(),
        ready: shipped_forces(),
        presets: PRESETS.map(named).into(),
        kinds: UnitType::ALL.map(kind_json).into(),
        levels: levels_json(),
        audit: audit(),
        fielding: fielding(&Options::default()),
        house_prices: HousePrices::shipped().clone(),
        house_fielding: fielding(&Options { prices: PriceList::House, ..Options::default() }),
    }
}

/// Returns the options that differ from their defaults, by name.
fn changed(options: &Options) -> Map<String, Value> {
    let defaults = json!(Options::default());
    let Value::Object(mut options) = json!(options) else { return Map::new() };
    options.retain(|key, value| *value != defaults[key.as_str()]);
    options
}
