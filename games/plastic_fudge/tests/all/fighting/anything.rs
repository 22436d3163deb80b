//! Random attacks of random Units. The rules check and carry them out without a panic, and they roll what their
//! previews said.

use plastic_fudge::{Action, Attack, Event, Id, Modifier, PlasticFudge, Preview, ScenarioTable, Side};
use referee::{Game as _, Seeded, Table};
use scenario::ScenarioPosition as _;
use serde_json::{Value, json};
use std::collections::BTreeMap;

const TYPES: [&str; 15] = [
    "basic",
    "grenadier",
    "sniper",
    "minesweeper",
    "mortar",
    "fifty-cal",
    "bazooka",
    "flamethrower",
    "bfg",
    "jeep",
    "tank",
    "helicopter",
    "howitzer",
    "vehicle",
    "radioman",
];
const TERRAIN: [&str; 8] = ["forest", "building", "marsh", "low-wall", "fortress", "mountain", "camp", "open"];

/// Returns a small table with many Units, some of them routed or passengers, and with terrain and markers.
fn crowd(luck: &mut Seeded, options: Value) -> ScenarioTable {
    let mut below = |n: u32| luck.bits() % n;
    let mut units = Vec::new();
    for (side, letter) in [("green", "g"), ("tan", "t")] {
        for n in 0..12 {
            let kind = if n == 0 { "commander" } else { TYPES[below(15) as usize] };
            let mut unit = json!({ "id": format!("{letter}{n}"), "side": side, "type": kind, "commander": n == 0 });
            if n == 11 {
                unit["type"] = "jeep".into();
            }
            if n == 10 {
                unit["type"] = "flamethrower".into();
                unit["in"] = format!("{letter}11").into();
            } else {
                unit["at"] = json!([f64::from(below(140) + 20) / 10.0, f64::from(below(140) + 20) / 10.0]);
                unit["facing"] = below(360).into();
                if below(6) == 0 && n < 10 {
                    unit["state"] = "routed".into();
                }
            }
            units.push(unit);
        }
    }
    for unit in &mut units {
        let vehicle =
            ["jeep", "tank", "helicopter", "howitzer", "vehicle"].contains(&unit["type"].as_str().expect("a word"));
        if vehicle && unit.get("state").is_some() {
            unit["state"] = "steady".into();
        }
    }
    units.sort_by_key(|unit| {
        let id = unit["id"].as_str().expect("`a` is a valid id").to_owned();
        (id[..1].to_owned(), id[1..].parse::<u32>().expect("the value is a number"))
    });
    let terrain: Vec<Value> = (1..6)
        .map(|n| {
            let (x, y) = (below(14), below(14));
            let height = if below(3) == 0 { 3 } else { 0 };
            json!({ "id": format!("p{n}"), "type": TERRAIN[below(8) as usize], "rect": [x, y, x + 2, y + 1], "height": height })
        })
        .collect();
    let mines: Vec<Value> = (1..5)
        .map(|n| json!({ "id": format!("m{n}"), "side": if n % 2 == 0 { "green" } else { "tan" }, "at": [below(14) + 1, below(14) + 1], "real": below(2) == 0 }))
        .collect();
    let given = json!({
        "table": [16, 16], "round": 1, "step": "attack", "player_a": "green", "units": units, "terrain": terrain, "mines": mines,
    });
    let given = laws::from_json(&given);
    let options = laws::from_json(&options);
    <PlasticFudge as scenario::ScenarioGame>::set_up(
        "plastic-fudge",
        <PlasticFudge as referee::Game>::REVISION,
        given,
        options,
        Vec::new(),
    )
    .expect("the position has no faults")
}

/// Returns attacks of a Unit on every Unit, on markers, and on random points, pieces and directions.
fn aims(studied: &ScenarioTable, id: &str, luck: &mut Seeded) -> Vec<Attack> {
    let mut said = Vec::new();
    for unit in studied.game().roster() {
        said.push(json!({ "unit": id, "target": unit.id }));
    }
    for n in 1..5 {
        said.push(json!({ "unit": id, "mine": format!("m{n}") }));
        let point = [luck.bits() % 17, luck.bits() % 17];
        said.push(json!({ "unit": id, "point": point }));
        said.push(json!({ "unit": id, "piece": format!("p{n}"), "point": point }));
        said.push(json!({ "unit": id, "direction": luck.bits() % 360 }));
    }
    said.into_iter().map(|attack| laws::from_json(&attack)).collect()
}

fn option_sets() -> [Value; 3] {
    [
        json!({}),
        json!({ "totals": "extend", "abysmal": "total", "legendary": "natural", "half_in": "row", "mortar_template": "grenade",
                "hth_penalty_scope": "contact", "bfg_gain": "al+dl", "fire_into_melee": -1, "elev_range": "add-bands" }),
        json!({ "forest_los": "block3", "attack_arc": 180, "heli": "ground", "grenade_half": "bands", "min_range": 2,
                "dropped_blast": "same-roll", "wreck_save": "safe", "hth_gap": 0.5, "scale": 0.5, "base_dl": -2 }),
    ]
}

/// Returns the sum of all `by`.
fn sum(modifiers: &[Modifier]) -> i32 {
    modifiers.iter().map(|modifier| i32::from(modifier.by)).sum()
}

/// Returns the modifiers that do not depend on declared hand-to-hand attacks, which are not known before both sides
/// have committed.
fn lasting(modifiers: &[Modifier]) -> Vec<Modifier> {
    modifiers.iter().filter(|modifier| !["hth", "knife"].contains(&modifier.what)).cloned().collect()
}

/// Compares the events of an Attack step with the preview of each attack. Returns how many targets have defended.
fn held_to_promises(promised: &BTreeMap<Id, Preview>, events: &[Event]) -> usize {
    let (mut rolls, mut defended) = (BTreeMap::new(), BTreeMap::<Id, usize>::new());
    let mut dropped = Vec::new();
    for event in events {
        match event {
            Event::Attack { unit, roll: Some(roll), modifiers, .. } => {
                assert_eq!(lasting(modifiers), lasting(&promised[unit].attack_modifiers), "{unit}");
                rolls.insert(*unit, *roll);
            }
            Event::Dropped { unit, roll, .. } => {
                assert!(promised[unit].drop > 0, "{unit}");
                rolls.insert(*unit, *roll);
                dropped.push(*unit);
            }
            Event::Hit {
                unit,
                target,
                piece,
                attack,
                defence,
                attack_modifiers,
                defence_modifiers,
                dice,
                cover,
                ..
            } => {
                assert_eq!(*defence, sum(defence_modifiers) + dice.iter().map(|die| i32::from(*die)).sum::<i32>());
                let Some(roll) = rolls.get(unit) else { continue };
                assert_eq!(*attack, sum(attack_modifiers) + roll, "{unit}");
                if dropped.contains(unit) {
                    continue;
                }
                let nth = defended.entry(*unit).or_default();
                let aimed = promised[unit]
                    .targets
                    .get(*nth)
                    .unwrap_or_else(|| panic!("{unit} hits more targets than its preview has"));
                assert_eq!((Some(aimed.unit), aimed.cover), (target.or(*piece), *cover), "{unit}");
                assert_eq!(lasting(&aimed.attack_modifiers), lasting(attack_modifiers), "{unit}");
                assert_eq!(lasting(&aimed.defence_modifiers), lasting(defence_modifiers), "{unit}");
                *nth += 1;
            }
            _ => {}
        }
    }
    for (unit, nth) in &defended {
        assert_eq!(*nth, promised[unit].targets.len(), "the preview of {unit} has another number of targets");
    }
    defended.values().sum()
}

#[test]
fn pf_r_32_attacks_roll_what_their_previews_said() {
    let mut luck = Seeded::new(7, 7);
    let mut defended = 0;
    for round in 0..60 {
        let studied = crowd(&mut luck, option_sets()[round % 3].clone());
        let game = studied.game();
        let mut state = studied.state().clone();
        let (mut commits, mut promised) = (Vec::new(), BTreeMap::new());
        for side in Side::BOTH {
            let mut attacks: Vec<Attack> = Vec::new();
            let own: Vec<String> =
                game.roster().iter().filter(|unit| unit.side == side).map(|unit| unit.id.to_string()).collect();
            for id in own {
                let all = aims(&studied, &id, &mut luck);
                let legal = all.into_iter().filter(|attack| game.check_attack(&state, side, attack).is_ok());
                let legal: Vec<Attack> = legal.collect();
                for attack in &legal {
                    let preview = game.preview(&state, attack).expect("a legal attack has a preview");
                    assert_eq!(preview.fault, None);
                }
                if !legal.is_empty() {
                    let attack = legal[luck.bits() as usize % legal.len()].clone();
                    promised.insert(attack.unit, game.preview(&state, &attack).expect("a legal attack has a preview"));
                    attacks.push(attack);
                }
            }
            commits.push((side, Action::Commit { attacks }));
        }
        let mut events = Vec::new();
        for (side, action) in &commits {
            game.check(&state, side.seat(), action).expect("each attack is legal");
            game.apply(&mut state, side.seat(), action, &mut Table::new(&mut luck, &mut events));
        }
        defended += held_to_promises(&promised, &events);
        game.apply(&mut state, Side::Green.seat(), &Action::Roll {}, &mut Table::new(&mut luck, &mut events));
    }
    assert!(defended > 500, "only {defended} targets defended");
}
