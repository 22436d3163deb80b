//! Random changes of armies, for the search for the strongest army.

use super::Entry;
use crate::clauses::PA_R_07;
use crate::{ArmyFile, Edition, FigureFile, POWER_POINTS, Special, shipped_figures};
use catalogue::{Variations, from_json};
use referee::Chance;
use serde_json::{Value, json};

/// The highest Power of a figure. PA1-SETUP-05, PA2-SETUP-05
const MOST_POWER: i32 = 10;
/// The most changes of one variation.
const MOST_CHANGES: u32 = 3;

impl Variations for Entry {
    /// Moves Power between figures, changes cards, or exchanges, adds or drops a figure. Then spends what is left of
    /// the Power Points. PA1-SETUP-04, PA2-SETUP-04
    fn vary(&self, _setup: &Value, force: &Value, other: &Value, chance: &mut dyn Chance) -> Value {
        let read = |force: &Value| from_json::<ArmyFile>(force);
        let (Ok(mut army), Ok(other)) = (read(force), read(other)) else { return force.clone() };
        for figure in &mut army.army {
            figure.mount = None;
        }
        for _ in 0..=chance.below(MOST_CHANGES, PA_R_07) {
            change(&mut army.army, &other.army, self.0, chance);
        }
        while army.points_left() < 0 {
            let Some(strongest) = army.army.iter_mut().max_by_key(|figure| figure.power) else { break };
            strongest.power -= 1;
        }
        while army.points_left() > 0 && army.army.iter().any(|figure| figure.power < MOST_POWER) {
            let nth = any(army.army.len(), chance);
            army.army[nth].power = (army.army[nth].power + 1).min(MOST_POWER);
        }
        json!(army)
    }

    /// Returns each figure with its Power and its card.
    fn parts(&self, _setup: &Value, force: &Value) -> Vec<String> {
        let Ok(army) = from_json::<ArmyFile>(force) else { return Vec::new() };
        let action = |word: &String| Special::from_word(word).map_or(word.clone(), |action| action.name().to_owned());
        let line = |figure: &FigureFile| {
            let card = [&figure.card.high, &figure.card.mid, &figure.card.low].map(action).join(", ");
            format!("{} with Power {} ({card})", figure.figure, figure.power)
        };
        army.army.iter().map(line).collect()
    }
}

/// Makes one change. The figures may then have too few or too many points together, or break another rule.
fn change(army: &mut Vec<FigureFile>, other: &[FigureFile], edition: Edition, chance: &mut dyn Chance) {
    if army.is_empty() {
        return;
    }
    let (nth, second) = (any(army.len(), chance), any(army.len(), chance));
    match chance.below(7, PA_R_07) {
        0 | 1 => {
            let moved = (1 + chance.below(3, PA_R_07) as i32).min(army[nth].power - 1);
            let moved = moved.min(MOST_POWER - army[second].power);
            army[nth].power -= moved;
            army[second].power += moved;
        }
        2 | 3 => {
            let actions: Vec<Special> = Special::ALL.into_iter().filter(|action| action.is_of(edition)).collect();
            let word = actions[any(actions.len(), chance)].word().to_owned();
            let card = &mut army[nth].card;
            *[&mut card.high, &mut card.mid, &mut card.low][any(3, chance)] = word;
        }
        4 => {
            let power = army[nth].power;
            army[nth] = FigureFile { power, ..another(other, edition, chance) };
        }
        5 if (army.len() as i32) < POWER_POINTS => {
            army.push(FigureFile { power: 1, ..another(other, edition, chance) });
        }
        _ if army.len() > 1 => {
            army.remove(nth);
        }
        _ => {}
    }
}

/// Returns a figure of the other army, or a shipped one.
fn another(other: &[FigureFile], edition: Edition, chance: &mut dyn Chance) -> FigureFile {
    let from = if chance.below(2, PA_R_07) == 0 { other.to_vec() } else { shipped_figures(edition) };
    let nth = any(from.len(), chance);
    FigureFile { mount: None, ..from[nth].clone() }
}

fn any(count: usize, chance: &mut dyn Chance) -> usize {
    chance.below(count as u32, PA_R_07) as usize
}
