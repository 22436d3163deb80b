//! Random changes of forces, for the search for the strongest force.

use super::Entry;
use super::forces::{agreed, priced};
use crate::clauses::{AT_FORCE_01, AT_FORCE_02};
use crate::id::Id;
use crate::{Catalogue, FigureType, ForceFile, Mode};
use catalogue::{Variations, from_json};
use referee::{Chance, Clause};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// The most figures that one change takes out of a force.
const MOST_EXCHANGED: u32 = 3;

impl Variations for Entry {
    /// Exchanges some figures of the battle force, or sometimes of the Back-Up force, for figures that cost as much
    /// together. At house prices it also spends points that are left over, except in team play, where the team shares
    /// them. Often takes a figure that `other` has. AT-FORCE-01, AT-FORCE-02, AT-R-73
    fn vary(&self, setup: &Value, force: &Value, other: &Value, chance: &mut dyn Chance) -> Value {
        let read = |force: &Value| from_json::<ForceFile>(force);
        let (Ok(mut varied), Ok(other)) = (read(force), read(other)) else { return force.clone() };
        let Ok(setup) = agreed(setup) else { return force.clone() };
        let types = Catalogue::priced(setup.options.prices).with(&varied.figures);
        let spends_rest = !setup.options.prices.is_book() && setup.mode() != Mode::Team;
        if !varied.backup.is_empty() && chance.below(4, AT_FORCE_02) == 0 {
            let limit = spends_rest.then_some(setup.limit / 2);
            exchange(&mut varied.backup, &other.backup, &types, limit, (AT_FORCE_02, chance));
        } else {
            let limit = spends_rest.then_some(setup.limit);
            exchange(&mut varied.battle, &other.battle, &types, limit, (AT_FORCE_01, chance));
        }
        json!(varied)
    }

    /// Returns the figures of the battle force, then those of the Back-Up force, with their points.
    fn parts(&self, setup: &Value, force: &Value) -> Vec<String> {
        let Ok(force) = from_json::<ForceFile>(force) else { return Vec::new() };
        let types = priced(setup).with(&force.figures);
        let battle = counted(&force.battle, &types).into_iter();
        let backup = counted(&force.backup, &types).into_iter().map(|figures| format!("Back-Up: {figures}"));
        battle.chain(backup).collect()
    }
}

/// Takes some figures out, and adds random ones for the same points. A Battle Master makes room for a Battle Master. If
/// no figures cost as much, the result has too few points. With a limit, it instead adds figures until no other figure
/// fits into the limit.
fn exchange(
    codes: &mut Vec<Id>,
    liked: &[Id],
    types: &Catalogue,
    limit: Option<i32>,
    (clause, chance): (Clause, &mut dyn Chance),
) {
    let price = |code: &Id| types.find(code).map_or(0, |kind| types.points(kind));
    let (mut left, mut masters) = (0, 0);
    for _ in 0..=chance.below(MOST_EXCHANGED, clause) {
        if codes.is_empty() {
            break;
        }
        let code = codes.swap_remove(chance.below(codes.len() as u32, clause) as usize);
        left += price(&code);
        masters += u32::from(types.find(&code).is_some_and(|kind| kind.is_master()));
    }
    if let Some(limit) = limit {
        left = limit - codes.iter().map(price).sum::<i32>();
    }
    let cheapest = types.types().iter().map(|kind| types.points(kind)).min().unwrap_or(0);
    while left > 0 {
        let suits = |kind: &FigureType| {
            let after = left - types.points(kind);
            let fits = if limit.is_some() { after >= 0 } else { after == 0 || after >= cheapest };
            kind.is_master() == (masters > 0) && fits
        };
        let fits: Vec<&Id> = types.types().iter().filter(|kind| suits(kind)).map(|kind| &kind.code).collect();
        let best: Vec<&Id> = fits.iter().copied().filter(|code| liked.contains(code)).collect();
        let from = if !best.is_empty() && chance.below(3, clause) == 0 { best } else { fits };
        if from.is_empty() {
            return;
        }
        let code = from[chance.below(from.len() as u32, clause) as usize].clone();
        left -= price(&code);
        masters = masters.saturating_sub(1);
        codes.push(code);
    }
}

/// Returns a line for each type of figure, such as `2 × Lens Sniper (25 points)`.
fn counted(codes: &[Id], types: &Catalogue) -> Vec<String> {
    let mut counts: BTreeMap<&Id, u32> = BTreeMap::new();
    for code in codes {
        *counts.entry(code).or_default() += 1;
    }
    let line = |(code, count): (&Id, u32)| {
        let Some(kind) = types.find(code) else { return code.as_str().to_owned() };
        let form = kind.mode.as_ref().map_or_else(String::new, |form| format!(", {form}"));
        format!("{count} × {}{form} ({} points)", kind.name, types.points(kind))
    };
    counts.into_iter().map(line).collect()
}
