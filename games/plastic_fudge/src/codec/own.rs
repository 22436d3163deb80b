//! What the page of the game offers besides the options of the rules.

use super::kinds::{KindJson, LevelJson, kind_json, levels_json};
use crate::battlefield::Battlefield;
use crate::bill::{AuditRow, Fielding, audit, fielding};
use crate::options::Options;
use crate::presets::{PRESETS, preset};
use crate::shipped::{ShippedForce, shipped_battlefields, shipped_forces};
use crate::unit::UnitType;
use serde::Serialize;
use serde_json::{Map, Value, json};
use ts_rs::TS;

/// What the page of the game offers besides the options of the rules.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "Own")]
pub struct OwnJson {
    /// The battlefields that come with the game.
    pub battlefields: Vec<Battlefield>,
    /// The ready-made forces.
    pub ready: Vec<ShippedForce>,
    /// The named sets of options. The first is the default.
    pub presets: Vec<Preset>,
    /// The sample Units with their prices.
    pub kinds: Vec<KindJson>,
    /// The level table, from Superb to Terrible.
    pub levels: Vec<LevelJson>,
    /// The prices of the sample Units, added up again.
    pub audit: Vec<AuditRow>,
    /// What a force can hold with the default options.
    pub fielding: Vec<Fielding>,
}

/// A named set of options.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Preset {
    /// The word for the set.
    pub id: String,
    /// The options that differ from the defaults.
    #[ts(type = "Record<string, unknown>")]
    pub options: Map<String, Value>,
}

/// Returns what the page of the game offers besides the options of the rules.
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
    }
}

/// Returns the options that differ from the defaults.
fn changed(options: &Options) -> Map<String, Value> {
    let defaults = json!(Options::default());
    let Value::Object(mut options) = json!(options) else { return Map::new() };
    options.retain(|key, value| *value != defaults[key.as_str()]);
    options
}
