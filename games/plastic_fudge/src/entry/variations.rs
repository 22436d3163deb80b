//! Random changes of forces, for the search for the strongest force.

use super::{Entry, options_of};
use crate::clauses::PF_R_71;
use crate::level::{SUPERB, TERRIBLE};
use crate::{ForceFile, Level, Levels, Options, Stance, UnitFile, UnitType, force_price, judge, price};
use catalogue::{Variations, from_json};
use referee::Chance;
use serde_json::{Value, json};

/// The most changes of one variation.
const MOST_CHANGES: u32 = 3;
/// How often a variation tries to buy something for the points that are left.
const PURCHASES: u32 = 16;

impl Variations for Entry {
    /// Changes levels and stances, and exchanges, adds or drops Units and markers. Then drops Units until the points
    /// suffice, and spends most of the points that are left. PF-R-71
    fn vary(&self, setup: &Value, force: &Value, other: &Value, chance: &mut dyn Chance) -> Value {
        let read = |force: &Value| from_json::<ForceFile>(force);
        let (Ok(mut varied), Ok(other), Ok(options)) = (read(force), read(other), options_of(setup)) else {
            return force.clone();
        };
        for _ in 0..=chance.below(MOST_CHANGES, PF_R_71) {
            change(&mut varied, &other, chance);
        }
        while force_price(&varied, &options) > options.points {
            let units: Vec<usize> = (0..varied.units.len()).filter(|nth| !varied.units[*nth].commander).collect();
            if units.is_empty() {
                break;
            }
            varied.units.remove(units[any(units.len(), chance)]);
        }
        for _ in 0..PURCHASES {
            let mut richer = varied.clone();
            buy(&mut richer, chance);
            let is_dearer = force_price(&richer, &options) > force_price(&varied, &options);
            if is_dearer && judge(&richer, &options).is_empty() {
                varied = richer;
            }
        }
        json!(varied)
    }

    /// Returns the Units with their levels and prices, and the markers. Equal Units share a line.
    fn parts(&self, setup: &Value, force: &Value) -> Vec<String> {
        let force = from_json::<ForceFile>(force);
        let (Ok(force), Ok(options)) = (force, options_of(setup)) else { return Vec::new() };
        let mut lines: Vec<(u32, String)> = Vec::new();
        for unit in force.units.iter().map(|unit| told(unit, &options)) {
            match lines.iter_mut().find(|(_, line)| *line == unit) {
                Some((count, _)) => *count += 1,
                None => lines.push((1, unit)),
            }
        }
        let units = lines.into_iter().map(|(count, unit)| format!("{count} × {unit}"));
        units.chain((force.markers > 0).then(|| format!("{} × marker", force.markers))).collect()
    }
}

/// Makes one change. The force may then break rules.
fn change(force: &mut ForceFile, other: &ForceFile, chance: &mut dyn Chance) {
    if force.units.is_empty() || other.units.is_empty() {
        return;
    }
    let (nth, second) = (any(force.units.len(), chance), any(other.units.len(), chance));
    match chance.below(9, PF_R_71) {
        0..=2 => {
            let step = if chance.below(2, PF_R_71) == 0 { -1 } else { 1 };
            shift(&mut force.units[nth], step, chance);
        }
        3 => {
            let stances = [Stance::Standing, Stance::Kneeling, Stance::Prone];
            force.units[nth].stance = Some(stances[any(3, chance)]);
        }
        4 => {
            // A Commander makes room for a Commander.
            let is_commander = force.units[nth].commander;
            let leader = other.units.iter().find(|unit| unit.commander);
            force.units[nth] = match leader.filter(|_| is_commander) {
                Some(leader) => UnitFile { id: None, ..leader.clone() },
                None => UnitFile { commander: is_commander, ..recruit(&other.units[second], chance) },
            };
        }
        5 => force.units.push(recruit(&other.units[second], chance)),
        6 => force.units.push(copy(&force.units[nth])),
        7 if !force.units[nth].commander => {
            force.units.remove(nth);
        }
        _ => match chance.below(3, PF_R_71) {
            0 => force.markers += 1,
            1 => force.markers = force.markers.saturating_sub(1),
            _ => force.units[nth].spotter ^= true,
        },
    }
}

/// Adds a copy of a Unit, or raises a level of a Unit.
fn buy(force: &mut ForceFile, chance: &mut dyn Chance) {
    if force.units.is_empty() {
        return;
    }
    let nth = any(force.units.len(), chance);
    if chance.below(2, PF_R_71) == 0 {
        force.units.push(copy(&force.units[nth]));
    } else {
        shift(&mut force.units[nth], 1, chance);
    }
}

/// Changes a random level of a Unit. PF-BUY-02
fn shift(unit: &mut UnitFile, step: Level, chance: &mut dyn Chance) {
    let levels = Levels::of(unit);
    let first = levels.weapons.first();
    let raised = |level: Level| Some(level.saturating_add(step).clamp(TERRIBLE, SUPERB));
    match chance.below(5, PF_R_71) {
        0 => unit.ml = raised(levels.ml),
        1 => unit.rl = first.and_then(|weapon| raised(weapon.rl)).or(unit.rl),
        2 => unit.al = first.and_then(|weapon| raised(weapon.al)).or(unit.al),
        3 => unit.dl = raised(levels.dl),
        _ => unit.tl = raised(levels.tl),
    }
}

/// Returns a copy of a Unit of the other force, or a Unit of a random type.
fn recruit(other: &UnitFile, chance: &mut dyn Chance) -> UnitFile {
    match chance.below(2, PF_R_71) {
        0 => copy(other),
        _ => UnitFile::of(UnitType::ALL[any(UnitType::ALL.len(), chance)]),
    }
}

/// Returns a copy of a Unit, without its id, its name and its roles.
fn copy(unit: &UnitFile) -> UnitFile {
    UnitFile { id: None, name: String::new(), commander: false, radio: None, ..unit.clone() }
}

fn any(count: usize, chance: &mut dyn Chance) -> usize {
    chance.below(count as u32, PF_R_71) as usize
}

/// Returns a Unit in words, such as `Sniper (movement -1, range +2, …; 75 points)`.
fn told(unit: &UnitFile, options: &Options) -> String {
    let levels = Levels::of(unit);
    let mut values = vec![format!("movement {:+}", levels.ml)];
    for weapon in &levels.weapons {
        values.push(format!("{} with range {:+} and attack {:+}", weapon.name, weapon.rl, weapon.al));
    }
    values.push(format!("defence {:+}", levels.dl));
    values.push(format!("training {:+}", levels.tl));
    values.push(levels.stance.word().to_owned());
    let kind = unit.kind.data().title;
    let title =
        if unit.commander && unit.kind != UnitType::Commander { format!("Commander, {kind}") } else { kind.into() };
    let points = price(unit, options);
    format!("{title} ({}; {points} points)", values.join(", "))
}
