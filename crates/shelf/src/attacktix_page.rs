//! What a client needs to offer Attacktix.

use crate::page::{numbered, told};
use crate::{Unopened, opened};
use attacktix::clauses::AT_FORCE_01;
use attacktix::{
    ALLOWANCE_MOST, Attacktix, ForceFile, LIMITS, Options, Refusal, Setup, TableFile, force_faults, setup_faults,
    shipped_tables, table_faults,
};
use referee::{Chance, Seat};
use search::{Bot, Playable};
use serde_json::{Value, json};

/// The seats of tables in the browser, clockwise. AT-R-48
const SEATS: [&str; 4] = ["p1", "p2", "p3", "p4"];
/// What a set-up says beside its options, and `rumpus match` among them.
const BESIDE: [&str; 5] = ["mode", "measure", "limit", "bm_allowance", "official"];

/// The options with what can be chosen, in the order of the rulebook's chapters, after what a set-up says beside them.
fn options() -> Vec<Value> {
    let defaults = json!(Options::default());
    let word = |key: &str, choices: &[&str], clause: &str| {
        choice(key, choices, defaults[key].as_str().unwrap_or_default(), clause)
    };
    let bool = |key: &str, clause: &str| {
        let default = defaults[key].as_bool().unwrap_or_default();
        json!({ "key": key, "kind": "bool", "default": default, "clause": clause })
    };
    let impulse = |key: &str, clause: &str| whole(key, [100, 20_000], &defaults[key], clause);
    vec![
        choice("mode", &["duel", "team", "ffa"], "duel", "AT-TEAM-01"),
        choice("measure", &["imperial", "metric"], "imperial", "AT-R-07"),
        whole("limit", LIMITS, &json!(100), "AT-FORCE-01"),
        whole("bm_allowance", [0, i32::from(ALLOWANCE_MOST)], &json!(1), "AT-BM-02"),
        bool("official", "AT-BM-05"),
        choice("tix_cm", &["2", "2.25", "2.54", "2.75", "3"], "2.54", "AT-R-01"),
        word("force_points", &["exact", "at-most"], "AT-R-04"),
        bool("ring_out", "AT-R-07"),
        bool("ring_out_strict", "AT-R-21"),
        bool("setup_advance_turns_wheel", "AT-R-08"),
        bool("hide_wheels", "AT-R-03"),
        word("friendly_turn", &["none", "melee", "all"], "AT-R-16"),
        bool("held_base", "AT-R-17"),
        word("defeat", &["any-lift", "fully-down"], "AT-R-20"),
        impulse("switch_impulse", "AT-R-24"),
        impulse("shock_impulse", "AT-R-26"),
        word("special_timing", &["immediate", "step33"], "AT-R-28"),
        bool("optional_specials", "AT-R-31"),
        bool("own_goal_specials", "AT-R-33"),
        bool("recover_grinds", "AT-R-36"),
        word("mutual", &["draw", "active-loses"], "AT-R-44"),
        word("side_order", &["seat", "trial-grind"], "AT-R-49"),
        choice("aim_noise", &["0", "0.5", "1", "2"], "0", "AT-R-65"),
    ]
}

/// One of several words.
fn choice(key: &str, choices: &[&str], default: &str, clause: &str) -> Value {
    json!({ "key": key, "kind": "choice", "choices": choices, "default": default, "clause": clause })
}

/// A whole number.
fn whole(key: &str, [min, max]: [i32; 2], default: &Value, clause: &str) -> Value {
    json!({ "key": key, "kind": "integer", "min": min, "max": max, "default": default, "clause": clause })
}

/// Options, levels, seats, and everything that needs no match: figures, weapons, terrain, tables, forces and prices.
pub(crate) fn page() -> Value {
    let own = attacktix::consult(&json!({ "ask": "catalogue" })).expect("the catalogue can always be asked for");
    json!({ "boards": [], "options": options(), "levels": [1, 2, 3, 4, 5], "seats": SEATS, "own": own })
}

/// The words of the tables that come with the game.
pub(crate) fn tables() -> Vec<String> {
    shipped_tables().iter().map(|table| table.id.to_string()).collect()
}

/// The set-up with what stands beside the options taken out of them, and with options that were chosen by the word of a
/// number said as numbers.
pub(crate) fn settle(setup: &Value) -> Value {
    let mut setup = setup.clone();
    let Some(options) = setup.get("options").and_then(Value::as_object).cloned() else { return setup };
    let mut kept = serde_json::Map::new();
    for (key, value) in options {
        if BESIDE.contains(&key.as_str()) {
            setup[&key] = value;
            continue;
        }
        kept.insert(key, numbered(value));
    }
    setup["options"] = Value::Object(kept);
    setup
}

/// A set-up for so many seats on a shipped table by its word, or on one of one's own.
pub(crate) fn plan(board: Option<&Value>, seats: usize, options: &Value) -> Value {
    let name = |n: usize| SEATS.get(n).map_or_else(|| format!("p{}", n + 1), |name| (*name).to_owned());
    let names: Vec<String> = (0..seats).map(name).collect();
    let usual = || json!(attacktix::TableChoice::default());
    settle(&json!({ "seats": names, "table": board.cloned().unwrap_or_else(usual), "options": options }))
}

/// Judges a set-up apart from forces, of which it names none. AT-FORCE-01
pub(crate) fn check_setup(setup: &Value) -> Result<(), Unopened> {
    let setup: Setup = opened::read(&settle(setup))?;
    let mut faults: Vec<Value> = setup_faults(&setup).iter().map(told).collect();
    if !setup.forces.is_empty() {
        let because = "the set-up names forces; every seat hands in its own, sealed until all are in";
        faults.push(json!({ "rule": AT_FORCE_01, "because": because }));
    }
    if faults.is_empty() { Ok(()) } else { Err(Unopened::Refused(faults)) }
}

/// Judges a force: every fault, with its data for translation.
pub(crate) fn check_force(setup: &Value, force: &Value) -> Result<Vec<Value>, String> {
    let force: ForceFile = serde_path_to_error::deserialize(force).map_err(|fault| fault.to_string())?;
    let faults = force_faults(&force, &agreed(setup)?);
    Ok(faults.into_iter().map(|fault| told(&Refusal::Force { seat: None, fault })).collect())
}

/// Says what a force costs, in both parts and figure by figure.
pub(crate) fn bill(setup: &Value, force: &Value) -> Option<Value> {
    let force: ForceFile = serde_path_to_error::deserialize(force).ok()?;
    Some(attacktix::bill(&force, &agreed(setup).ok()?))
}

/// Judges a table file: every fault.
pub(crate) fn check_table(text: &str) -> Result<Vec<Value>, String> {
    let mut read = serde_json::Deserializer::from_str(text);
    let table: TableFile = serde_path_to_error::deserialize(&mut read).map_err(|fault| fault.to_string())?;
    read.end().map_err(|fault| fault.to_string())?;
    Ok(table_faults(&table, None).into_iter().map(|fault| told(&Refusal::Table(fault))).collect())
}

/// What was agreed for a force: as the set-up says, or a duel of the usual kind.
fn agreed(setup: &Value) -> Result<Setup, String> {
    let mut setup = settle(setup);
    if !setup.is_object() {
        setup = json!({});
    }
    if setup.get("seats").is_none() {
        setup["seats"] = json!(SEATS[..2]);
    }
    serde_path_to_error::deserialize(setup).map_err(|fault| format!("the set-up cannot be read: {fault}"))
}

/// Lets a bot build a force.
pub(crate) fn bot_force(setup: &Value, seat: &str, bot: Bot, chance: &mut dyn Chance) -> Value {
    let Ok(mut setup) = agreed(setup) else { return Value::Null };
    let nth = setup.seats.iter().position(|name| name == seat).unwrap_or_default();
    setup.forces.remove(seat);
    Attacktix::muster(&mut setup, Seat(nth as u8), bot, chance);
    json!(setup.forces.get(seat))
}
