//! What a client needs to offer Plastic Fudge.

use crate::page::{numbered, told};
use crate::{Unopened, opened};
use plastic_fudge::clauses::PF_R_78;
use plastic_fudge::{
    Battlefield, ForceFile, Options, PRESETS, Setup, Side, UnitType, judge, judge_battlefield, preset,
};
use referee::Chance;
use search::Bot;
use serde_json::{Value, json};

/// The options with what can be chosen, in the order of the rulebook's chapters.
fn options() -> Vec<Value> {
    let chosen = Chosen { defaults: json!(Options::default()) };
    [battle_options(&chosen), weapon_options(&chosen), soldier_options(&chosen)].concat()
}

/// Says options with their defaults; numbers that are not whole, or below 0, are chosen by their words.
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

/// The levels that a mine or a Base may have, by their numbers.
const LEVELS: [&str; 7] = ["-3", "-2", "-1", "0", "1", "2", "3"];

/// Limits, prices, totals, sight and contact.
fn battle_options(chosen: &Chosen) -> Vec<Value> {
    vec![
        chosen.whole("points", [60, 5_000], "PF-SCEN-04"),
        chosen.whole("unit_cap", [1, 40], "PF-SCEN-03"),
        chosen.whole("loss_percent", [1, 100], "PF-SCEN-05"),
        chosen.choice("loss_by", &["units", "points"], "PF-R-72"),
        chosen.whole("max_rounds", [1, 200], "PF-R-77"),
        chosen.choice("special_prices", &["audited", "printed"], "PF-R-68"),
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

/// Weapons, explosions and mines.
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

/// Morale, movement, Vehicles and radio.
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

/// Options, levels, seats, battlefields, presets, the sample Units with their prices, ready-made forces.
pub(crate) fn page() -> Value {
    let presets: Vec<Value> = PRESETS
        .iter()
        .map(|name| json!({ "id": name, "options": changed(&preset(name).unwrap_or_default()) }))
        .collect();
    json!({
        "boards": [],
        "options": options(),
        "levels": [1, 2, 3, 4, 5],
        "seats": Side::BOTH,
        "own": {
            "battlefields": plastic_fudge::shipped_battlefields(),
            "ready": plastic_fudge::shipped_forces(),
            "presets": presets,
            "kinds": UnitType::ALL.map(plastic_fudge::said_kind),
            "levels": plastic_fudge::said_levels(),
            "audit": plastic_fudge::audit(),
            "fielding": plastic_fudge::fielding(&Options::default()),
        },
    })
}

/// The words of the battlefields that come with the game.
pub(crate) fn battlefields() -> Vec<String> {
    plastic_fudge::shipped_battlefields().iter().map(|battlefield| battlefield.id.clone()).collect()
}

/// The options that differ from the defaults.
fn changed(options: &Options) -> Value {
    let (defaults, mut said) = (json!(Options::default()), json!(options));
    if let Value::Object(said) = &mut said {
        said.retain(|key, value| *value != defaults[key.as_str()]);
    }
    said
}

/// The set-up with options that were chosen by the word of a number said as numbers.
pub(crate) fn settle(setup: &Value) -> Value {
    let mut setup = setup.clone();
    if let Some(Value::Object(options)) = setup.get_mut("options") {
        options.values_mut().for_each(|value| *value = numbered(value.take()));
    }
    setup
}

/// A set-up on a shipped battlefield by its word, or on one of one's own.
pub(crate) fn plan(board: Option<&Value>, options: &Value) -> Value {
    let usual = || json!(plastic_fudge::GroundChoice::default());
    settle(&json!({ "battlefield": board.cloned().unwrap_or_else(usual), "options": options }))
}

/// Judges a set-up apart from forces, of which it names none. PF-R-78
pub(crate) fn check_setup(setup: &Value) -> Result<(), Unopened> {
    let setup: Setup = opened::read(&settle(setup))?;
    let mut faults: Vec<Value> = setup.faults().iter().map(told).collect();
    if !setup.forces.is_empty() {
        let because = "the set-up names forces; every seat hands in its own, sealed until both are in";
        faults.push(json!({ "rule": PF_R_78, "because": because }));
    }
    if faults.is_empty() { Ok(()) } else { Err(Unopened::Refused(faults)) }
}

/// Judges a force: every fault, with its data for translation.
pub(crate) fn check_force(setup: &Value, force: &Value) -> Result<Vec<Value>, String> {
    let force: ForceFile = serde_path_to_error::deserialize(force).map_err(|fault| fault.to_string())?;
    Ok(judge(&force, &options_of(setup)?).iter().map(told).collect())
}

/// Says what a force costs, Unit by Unit.
pub(crate) fn bill(setup: &Value, force: &Value) -> Option<Value> {
    let force: ForceFile = serde_path_to_error::deserialize(force).ok()?;
    Some(json!(plastic_fudge::said_bill(&force, &options_of(setup).ok()?)))
}

/// Judges a battlefield file: every fault.
pub(crate) fn check_battlefield(text: &str) -> Result<Vec<Value>, String> {
    let mut read = serde_json::Deserializer::from_str(text);
    let battlefield: Battlefield = serde_path_to_error::deserialize(&mut read).map_err(|fault| fault.to_string())?;
    read.end().map_err(|fault| fault.to_string())?;
    Ok(judge_battlefield(&battlefield).iter().map(told).collect())
}

/// The options that a set-up says, or the usual ones.
pub(crate) fn options_of(setup: &Value) -> Result<Options, String> {
    match settle(setup).get("options") {
        None | Some(Value::Null) => Ok(Options::default()),
        Some(options) => serde_path_to_error::deserialize(options).map_err(|fault| format!("options: {fault}")),
    }
}

/// Lets a bot build a force.
pub(crate) fn bot_force(setup: &Value, seat: &str, bot: Bot, chance: &mut dyn Chance) -> Value {
    let setup: Setup = opened::read(&settle(setup)).unwrap_or_default();
    let side = if seat == Side::Tan.word() { Side::Tan } else { Side::Green };
    json!(plastic_fudge::bot_force(&setup, side, bot, chance))
}
