//! The options that players can choose before a battle.

use crate::Options;
use serde_json::{Value, json};

/// Returns the options with their choices, first those of the battle, then those of weapons, then those of soldiers and
/// Vehicles.
pub(super) fn options() -> Vec<Value> {
    let chosen = Chosen { defaults: json!(Options::default()) };
    [battle_options(&chosen), weapon_options(&chosen), soldier_options(&chosen)].concat()
}

/// Describes an option with its default. Numbers that are negative or not whole are offered as texts.
struct Chosen {
    defaults: Value,
}

impl Chosen {
    fn choice(&self, key: &str, choices: &[&str], clause: &str) -> Value {
        let default = match &self.defaults[key] {
            Value::String(word) => word.clone(),
            number => number.to_string(),
        };
        json!({ "key": key, "kind": "choice", "choices": choices, "default": default, "clause": clause })
    }

    fn bool(&self, key: &str, clause: &str) -> Value {
        json!({ "key": key, "kind": "bool", "default": self.defaults[key], "clause": clause })
    }

    fn whole(&self, key: &str, [min, max]: [i32; 2], clause: &str) -> Value {
        let default = &self.defaults[key];
        json!({ "key": key, "kind": "integer", "min": min, "max": max, "default": default, "clause": clause })
    }
}

/// The levels that the options offer for a mine, and for a Base (a Building, a Fortress or the camp).
const LEVELS: [&str; 7] = ["-3", "-2", "-1", "0", "1", "2", "3"];

/// Returns the options for limits, prices, totals, sight and contact.
fn battle_options(chosen: &Chosen) -> Vec<Value> {
    vec![
        chosen.whole("points", [60, 5_000], "PF-SCEN-04"),
        chosen.whole("unit_cap", [1, 40], "PF-SCEN-03"),
        chosen.whole("loss_percent", [1, 100], "PF-SCEN-05"),
        chosen.choice("loss_by", &["units", "points"], "PF-R-72"),
        chosen.whole("max_rounds", [1, 200], "PF-R-77"),
        chosen.choice("special_prices", &["audited", "printed"], "PF-R-68"),
        json!({ "key": "prices", "kind": "choice", "choices": ["book", "house"], "default": "book", "clause": "PF-R-114" }),
        chosen.choice("stance", &["paid", "free"], "PF-R-67"),
        chosen.choice("scale", &["0.5", "0.75", "1", "1.5", "2"], "PF-LVL-08"),
        chosen.choice("attack_timing", &["after-moves", "anytime"], "PF-R-17"),
        chosen.choice("totals", &["clamp", "extend"], "PF-R-02"),
        chosen.choice("abysmal", &["natural", "total"], "PF-R-03"),
        chosen.choice("legendary", &["total", "natural"], "PF-R-03"),
        chosen.choice("half_in", &["step", "row"], "PF-R-33"),
        chosen.choice("attack_arc", &["360", "180", "90"], "PF-R-44"),
        chosen.choice("forest_los", &["clear", "block3"], "PF-R-42"),
        chosen.choice("elev_range", &["flat", "add-bands"], "PF-R-51"),
        chosen.choice("fire_into_melee", &["free", "-1", "forbidden"], "PF-R-21"),
        chosen.choice("hth_gap", &["0", "0.1", "0.25", "0.5", "1"], "PF-R-20"),
        chosen.choice("hth_penalty_scope", &["declared", "contact"], "PF-R-22"),
    ]
}

/// Returns the options for weapons, explosions and mines.
fn weapon_options(chosen: &Chosen) -> Vec<Value> {
    vec![
        chosen.choice("bfg_gain", &["al", "al+dl"], "PF-R-23"),
        chosen.choice("mortar_template", &["none", "grenade"], "PF-R-26"),
        chosen.choice("flame_radius", &["1.5", "3", "6", "9"], "PF-R-27"),
        chosen.bool("flame_from_edge", "PF-R-27"),
        chosen.choice("bazooka_vs_vehicle", &["0", "1", "2"], "PF-R-29"),
        chosen.choice("base_dl", &LEVELS, "PF-R-31"),
        chosen.choice("grenade_half", &["inches", "bands"], "PF-R-34"),
        chosen.choice("dropped_blast", &["reroll", "same-roll"], "PF-R-35"),
        chosen.choice("mine_al", &LEVELS, "PF-R-37"),
        chosen.choice("mine_dl", &LEVELS, "PF-R-37"),
        chosen.choice("own_mines", &["live", "safe"], "PF-R-38"),
    ]
}

/// Returns the options for Morale, movement, Vehicles and radio.
fn soldier_options(chosen: &Chosen) -> Vec<Value> {
    vec![
        chosen.choice("morale_threshold", &["-3", "-2", "-1", "0"], "PF-R-04"),
        chosen.choice("morale_every", &["round", "movement-phase"], "PF-R-05"),
        chosen.choice("morale_stack", &["replace", "add"], "PF-R-07"),
        chosen.choice("rout_heading", &["facing", "away-from-nearest-enemy", "own-edge"], "PF-R-11"),
        chosen.choice("contagion", &["any", "friendly", "off"], "PF-R-14"),
        chosen.choice("turns", &["free", "grid45"], "PF-R-45"),
        chosen.choice("terrain_cost", &["piecewise", "whole-move"], "PF-R-47"),
        chosen.choice("veh_training", &["points", "fraction"], "PF-R-52"),
        chosen.choice("heli", &["flies", "ground"], "PF-R-62"),
        chosen.choice("wreck_save", &["roll", "die", "safe"], "PF-R-54"),
        chosen.choice("jeep_men", &["paid", "foot-mediocre"], "PF-R-56"),
        chosen.choice("howitzer_move", &["towed", "literal"], "PF-R-66"),
        chosen.choice("min_range", &["0", "3", "6", "9"], "PF-R-66"),
        chosen.choice("radio_required", &["none", "command", "both"], "PF-R-58"),
        chosen.choice("radio_reach", &["off", "12", "18", "24", "36"], "PF-R-59"),
    ]
}
