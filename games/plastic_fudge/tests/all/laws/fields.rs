//! Tables of many kinds: with shipped and random battlefields, ready-made and drafted forces, and every value of every
//! option.

use plastic_fudge::{
    Battlefield, ForceFile, GroundChoice, Options, PRESETS, PlasticFudge, Setup, Side, draft, judge_battlefield,
    preset, shipped_battlefields, shipped_forces,
};
use referee::{Chance, Clause, Game, Seeded};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// The clause that random draws of the tests themselves cite. It names no rule.
pub const CHOICE: Clause = Clause::new("choice");

/// Returns by how much the number of games is multiplied: `RUMPUS_WALKS`, or 1. The nightly run sets a larger number.
pub fn walks() -> u64 {
    std::env::var("RUMPUS_WALKS").map_or(1, |walks| walks.parse().expect("RUMPUS_WALKS is a number"))
}

/// Draws a number in `from..=to`.
pub fn between(luck: &mut Seeded, from: i32, to: i32) -> i32 {
    from + luck.below((to - from + 1) as u32, CHOICE) as i32
}

/// Draws one item of a list.
pub fn any<'a, T>(luck: &mut Seeded, all: &'a [T]) -> &'a T {
    &all[luck.below(all.len() as u32, CHOICE) as usize]
}

/// Returns every option with all its words, or with some of its numbers.
pub fn values() -> Vec<(&'static str, Vec<Value>)> {
    let said = json!([
        ["totals", ["clamp", "extend"]],
        ["abysmal", ["natural", "total"]],
        ["legendary", ["total", "natural"]],
        ["morale_threshold", [-3, -2, -1, 0]],
        ["morale_every", ["round", "movement-phase"]],
        ["morale_stack", ["replace", "add"]],
        ["rout_heading", ["facing", "away-from-nearest-enemy", "own-edge"]],
        ["contagion", ["any", "friendly", "off"]],
        ["attack_timing", ["after-moves", "anytime"]],
        ["hth_gap", [0.1, 0, 1]],
        ["hth_penalty_scope", ["declared", "contact"]],
        ["bfg_gain", ["al", "al+dl"]],
        ["mortar_template", ["none", "grenade"]],
        ["flame_radius", [3, 1.5, 9]],
        ["flame_from_edge", [true, false]],
        ["bazooka_vs_vehicle", [0, 1, 2]],
        ["base_dl", [3, 0, -3]],
        ["half_in", ["step", "row"]],
        ["grenade_half", ["inches", "bands"]],
        ["dropped_blast", ["reroll", "same-roll"]],
        ["mine_al", [2, -1, 3]],
        ["mine_dl", [-1, 0, 3]],
        ["mine_cost", [null, 10, 43]],
        ["own_mines", ["live", "safe"]],
        ["forest_los", ["clear", "block3"]],
        ["attack_arc", [360, 180, 90]],
        ["turns", ["free", "grid45"]],
        ["terrain_cost", ["piecewise", "whole-move"]],
        ["elev_range", ["flat", "add-bands"]],
        ["veh_training", ["points", "fraction"]],
        ["heli", ["flies", "ground"]],
        ["wreck_save", ["roll", "die", "safe"]],
        ["jeep_men", ["paid", "foot-mediocre"]],
        ["radio_required", ["none", "command", "both"]],
        ["radio_reach", ["off", 18]],
        ["howitzer_move", ["towed", "literal"]],
        ["min_range", [0, 6]],
        ["stance", ["paid", "free"]],
        ["special_prices", ["audited", "printed"]],
        ["points", [1000, 700, 2000]],
        ["unit_cap", [25, 12]],
        ["loss_by", ["units", "points"]],
        ["loss_percent", [75, 50, 100]],
        ["max_rounds", [4, 5, 3]],
        ["scale", [1, 2, 0.5]],
        ["fire_into_melee", ["free", -1, "forbidden"]],
        ["prices", ["book", "house"]],
    ]);
    let row = |row: &Value| {
        let name: &str = row[0].as_str().expect("a row begins with the name of an option");
        let name: &'static str = Box::leak(name.to_owned().into_boxed_str());
        (name, row[1].as_array().expect("the value is a list").clone())
    };
    said.as_array().expect("the value is a list").iter().map(row).collect()
}

/// How many tables it takes to use every value of every option.
pub const TABLES: u64 = 4;

/// Returns the options of a table. The first [`TABLES`] tables use every value once or more. Later tables draw their
/// values at random.
pub fn options(nth: u64) -> Options {
    let mut luck = Seeded::new(nth, 50);
    let mut chosen = serde_json::Map::new();
    for (turn, (name, values)) in (0..).zip(values()) {
        let at = if nth < TABLES { nth + turn } else { luck.below(12, CHOICE).into() };
        let value = values[at as usize % values.len()].clone();
        if !value.is_null() {
            chosen.insert(name.into(), value);
        }
    }
    laws::from_json(&Value::from(chosen))
}

/// Returns the options of a preset, with five Rounds at most.
pub fn short_preset(name: &str) -> Options {
    Options { max_rounds: 5, ..preset(name).expect("the name is that of a preset") }
}

/// Returns a random battlefield, with any terrain anywhere. It has no faults.
pub fn battlefield(seed: u64) -> Battlefield {
    let mut luck = Seeded::new(seed, 51);
    loop {
        let field = laws::from_json(&drawn(&mut luck));
        if judge_battlefield(&field).is_empty() {
            return field;
        }
    }
}

fn drawn(luck: &mut Seeded) -> Value {
    let [width, depth] = [between(luck, 24, 54), between(luck, 24, 54)];
    let pieces = between(luck, 3, 10);
    let mut field = json!({ "format": 1, "game": "plastic-fudge", "name": "Anywhere", "table": [width, depth] });
    field["terrain"] = (0..pieces).map(|nth| piece(luck, &format!("b{nth}"), [0, 0], [width, depth])).collect();
    if between(luck, 0, 1) == 0 {
        let left = between(luck, 1, 3);
        field["pool"] = (0..left).map(|nth| piece(luck, &format!("q{nth}"), [-4, -4], [4, 4])).collect();
    }
    if between(luck, 0, 2) > 0 {
        let owner = any(luck, &["green", "tan"]);
        field["flag"] = json!({ "owner": owner, "at": [width / 2, between(luck, 6, depth - 6)] });
    }
    if between(luck, 0, 1) == 0 {
        field["zones"] = match between(luck, 0, 2) {
            0 => json!({ "green": { "edge": "west", "depth": 7 }, "tan": { "edge": "east", "depth": 6 } }),
            1 => json!({ "green": { "near": [8, 8, 8] }, "tan": { "near": [width - 8, depth - 8, 8] } }),
            _ => json!({ "green": { "edge": "south", "depth": 9 }, "tan": { "edge": "north", "depth": 9 } }),
        };
    } else if field["flag"]["owner"] == "green" {
        field["flag"]["at"] = json!([width / 2, 9]);
    }
    field["radio"] = (between(luck, 0, 1) == 0).into();
    field
}

const KINDS: [&str; 12] = [
    "open", "road", "camp", "forest", "water", "shallow", "mountain", "building", "bridge", "marsh", "desert",
    "low-wall",
];

/// Draws a rectangle or a triangle of some terrain. It may be high, and may have a hole.
fn piece(luck: &mut Seeded, id: &str, from: [i32; 2], to: [i32; 2]) -> Value {
    let kind = if between(luck, 0, 12) == 0 { "fortress" } else { any(luck, &KINDS) };
    let tenth = |luck: &mut Seeded, from: i32, to: i32| f64::from(between(luck, 10 * from, 10 * to)) / 10.0;
    let wide = if kind == "low-wall" { 0.5 } else { tenth(luck, 1, 8) };
    let [x, y] = [tenth(luck, from[0], to[0]), tenth(luck, from[1], to[1])];
    let [x1, y1] = [(x + wide).min(to[0].into()), (y + tenth(luck, 1, 8)).min(to[1].into())];
    let mut piece = json!({ "id": id, "type": kind });
    if kind != "low-wall" && between(luck, 0, 2) == 0 {
        piece["polygon"] = json!([[x, y], [x1, y], [(x + x1) / 2.0, y1]]);
    } else {
        piece["rect"] = json!([x, y, x1, y1]);
    }
    if kind == "open" || between(luck, 0, 5) == 0 {
        piece["height"] = between(luck, 0, 9).into();
    }
    if ["building", "fortress"].contains(&kind) && between(luck, 0, 1) == 0 {
        piece["holes"] = json!([[x, y, 1.75]]);
    }
    piece
}

/// Opens a table with drafted forces, which also buy some markers.
pub fn drafted(battlefield: Battlefield, options: Options, seed: u64) -> PlasticFudge {
    let mut luck = Seeded::new(seed, 52);
    let mut force = |side: Side| {
        let mut force: ForceFile = draft(&options, &battlefield, side, &mut luck);
        let room = options.points - plastic_fudge::force_price(&force, &options);
        let price = plastic_fudge::marker_price(&options);
        force.markers += (if price > 0 { room / price } else { 3 }).clamp(0, 4) as u32;
        (side, force)
    };
    let forces = Side::BOTH.map(&mut force).into();
    open(Setup { battlefield: GroundChoice::Own(Box::new(battlefield)), forces, options })
}

/// Opens a table on a shipped battlefield, with ready-made forces of both sides.
pub fn ready(nth: u64, options: Options) -> PlasticFudge {
    let (fields, forces) = (shipped_battlefields(), shipped_forces());
    let force = |side: Side| {
        let force = &forces[(nth as usize + 5 * side.index()) % forces.len()];
        (side, force.force.clone())
    };
    let forces = Side::BOTH.map(force).into();
    let battlefield = GroundChoice::Shipped(fields[nth as usize % fields.len()].id.clone());
    open(Setup { battlefield, forces, options })
}

/// Opens a table of any kind. Every fourth has a random battlefield. The others have the shipped ones in turn.
pub fn table(nth: u64) -> PlasticFudge {
    let mut fields = shipped_battlefields();
    let turn = (nth - nth / 4) as usize % fields.len();
    let battlefield = if nth % 4 == 3 { battlefield(nth) } else { fields.swap_remove(turn) };
    drafted(battlefield, options(nth), nth)
}

/// Opens a table where every rule of markers and attacks comes up. A few Units stand close to each other, and both
/// sides have Minesweepers and markers.
pub fn mined(nth: u64) -> PlasticFudge {
    let field = json!({
        "format": 1, "game": "plastic-fudge", "name": "The mined lawn", "table": [24, 24],
        "terrain": [{ "id": "b1", "type": "building", "rect": [10, 10, 12, 14] }],
        "zones": { "green": { "edge": "south", "depth": 9 }, "tan": { "edge": "north", "depth": 9 } },
    });
    let units = |other: &str| {
        json!([
            { "type": "basic", "commander": true }, { "type": "minesweeper", "ml": 1 },
            { "type": "minesweeper", "ml": 1 }, { "type": other }, { "type": "basic", "ml": 1 },
        ])
    };
    let force = |other: &str| json!({ "format": 1, "game": "plastic-fudge", "units": units(other), "markers": 6 });
    let options = json!({ "points": 1000, "max_rounds": 5, "morale_threshold": -3 });
    let setup = json!({
        "battlefield": field, "options": options,
        "forces": { "green": force("grenadier"), "tan": force(["jeep", "bazooka", "flamethrower"][nth as usize % 3]) },
    });
    open(laws::from_json(&setup))
}

/// Opens a table with Jets that can be called, Helicopters, and Howitzers with Jeeps.
pub fn winged(nth: u64) -> PlasticFudge {
    let units = json!([
        { "type": "commander", "commander": true }, { "type": "radioman", "radio": "command" }, { "type": "jet" },
        { "type": "helicopter" }, { "type": "jeep" }, { "type": "howitzer" }, { "type": "basic" },
    ]);
    let force = json!({ "format": 1, "game": "plastic-fudge", "units": units });
    let fields = shipped_battlefields();
    let setup = json!({
        "battlefield": fields[nth as usize % fields.len()].id, "options": { "points": 4000, "max_rounds": 9 },
        "forces": { "green": force, "tan": force },
    });
    open(laws::from_json(&setup))
}

fn open(setup: Setup) -> PlasticFudge {
    PlasticFudge::open(setup).unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// The values that the tables use must include every option of the schema, with all its words or with some numbers.
#[test]
fn the_tables_use_every_value_of_every_option() {
    let all: Vec<Value> =
        (0..TABLES).map(|nth| serde_json::to_value(options(nth)).expect("options are plain data")).collect();
    let schema = serde_json::to_value(schemars::schema_for!(Options)).expect("a schema is plain data");
    let named: BTreeMap<_, _> = values().into_iter().collect();
    let known = schema["properties"].as_object().expect("the schema has options");
    assert_eq!(known.keys().map(String::as_str).collect::<Vec<_>>(), named.keys().copied().collect::<Vec<_>>());
    let mut words = 0;
    for (name, option) in known {
        let kind = option["$ref"].as_str().map_or("", |path| path.trim_start_matches("#/$defs/"));
        for word in schema["$defs"][kind]["oneOf"].as_array().into_iter().flatten().map(|one| &one["const"]) {
            assert!(word.is_null() || named[name.as_str()].contains(word), "no table has the option {name} at {word}");
            words += u32::from(!word.is_null());
        }
    }
    assert!(words >= 60, "only {words} words of options were found in the schema");
    for (name, values) in values() {
        for value in values {
            // The JSON leaves the printed prices out.
            let is_left_out = |options: &Value| name == "prices" && options[name].is_null() && value == json!("book");
            let is_there = |options: &Value| {
                is_left_out(options)
                    || options[name] == value
                    || options[name].as_f64() == value.as_f64() && !value.is_string() && value.is_number()
            };
            assert!(all.iter().any(is_there), "no table has the option {name} at {value}");
        }
    }
    assert_eq!(PRESETS.map(|name| preset(name).is_some()), [true; 3]);
}
