//! The faults that the position of a scenario can have.

use crate::id::Id;
use crate::level::Level;
use crate::position::{Position, Sealed, UnitPosition};
use crate::side::Side;
use crate::state::{Condition, Step};
use std::collections::BTreeSet;

/// The most Units that a position may have. The index of a Unit is a byte.
const MOST_UNITS: usize = 250;
/// The most pieces that the pool may have. The state has 64 bits for them.
const MOST_PIECES: usize = 64;

/// Returns a sentence for every fault of a position.
pub(super) fn faults(given: &Position) -> Vec<String> {
    let mut faults = Vec::new();
    names(given, &mut faults);
    given.units.iter().for_each(|unit| judge_unit(given, unit, &mut faults));
    round(given, &mut faults);
    faults
}

/// Checks that no two things have the same id, and that there are not too many Units or pieces.
fn names(given: &Position, faults: &mut Vec<String>) {
    let mut seen = BTreeSet::new();
    let things = given.units.iter().map(|unit| unit.id).chain(given.mines.iter().map(|mine| mine.id));
    let pieces = given.terrain.iter().chain(&given.pool).map(|piece| piece.id);
    for id in things.chain(pieces) {
        if !seen.insert(id) {
            faults.push(format!("two things have the id {id}; each needs an id of its own"));
        }
    }
    if given.units.len() > MOST_UNITS || given.pool.len() > MOST_PIECES {
        faults.push(format!("a position may have at most {MOST_UNITS} Units, and {MOST_PIECES} pieces to be placed"));
    }
}

/// Checks a Unit. In play, it must stand on the table or ride in a carrier. Its levels must be in the level table.
fn judge_unit(given: &Position, unit: &UnitPosition, faults: &mut Vec<String>) {
    let UnitPosition { id, .. } = unit;
    let in_play = matches!(unit.state, Condition::Steady | Condition::Routed) && given.step != Step::Muster;
    match (unit.at, unit.carrier) {
        (Some(_), Some(carrier)) => {
            faults.push(format!("{id} has both a place (`at`) and a carrier ({carrier}); it must have only one"))
        }
        (None, None) if in_play => {
            faults.push(format!("{id} is in play, so it must have a place (`at`) or a carrier (`in`)"))
        }
        (Some(at), None) if in_play && !at.0.is_in_bounds() => {
            faults.push(format!("the place of {id} is too far off the table"))
        }
        _ => {}
    }
    if let Some(carrier) = unit.carrier
        && !carries(given, carrier, unit.side)
    {
        faults.push(format!("{id} is in {carrier}; its own side has no such carrier on the table"));
    }
    if let Some(facing) = unit.facing.filter(|facing| !(0..360).contains(facing)) {
        faults.push(format!("{id} faces {facing}; 0 to 359 degrees are possible"));
    }
    let weapons = unit.weapons.iter().flatten().chain(&unit.extra).flat_map(|weapon| [weapon.rl, weapon.al]);
    let levels = [unit.ml, unit.rl, unit.al, unit.dl, unit.tl].into_iter().flatten();
    if levels.chain(weapons).any(|level: Level| !(-3..=3).contains(&level)) {
        faults.push(format!("{id} has a level that is not from -3 to 3"));
    }
}

fn carries(given: &Position, carrier: Id, side: Side) -> bool {
    let found = given.units.iter().find(|unit| unit.id == carrier);
    found.is_some_and(|unit| unit.side == side && unit.kind.data().capacity > 0 && unit.carrier.is_none())
}

/// Checks that the position has the values that its step needs, and hides nothing.
fn round(given: &Position, faults: &mut Vec<String>) {
    let has_roles = matches!(given.step, Step::MoveA | Step::MoveB | Step::Attack | Step::Morale | Step::Jets);
    if has_roles && given.player_a.is_none() {
        faults.push("this step needs `player_a`, the side that moves first".into());
    }
    let may_choose = matches!(given.step, Step::Choose | Step::Over);
    if given.choice.is_none() && given.step == Step::Choose || given.choice.is_some() && !may_choose {
        faults.push("`choice`, the winner of the Initiative, must be there in `choose`, may be there in `over`, and must be left out otherwise".into());
    }
    if (given.step == Step::Over) != given.result.is_some() {
        faults.push("the step `over` needs a `result`, and no other step has one".into());
    }
    if given.committed.values().any(|orders| matches!(orders, Sealed::Hidden(_))) {
        faults.push("`committed` must list the attacks of each side; only a view may have `true` there".into());
    }
    if given.mines.iter().any(|mine| mine.real.is_none()) {
        faults.push("every marker needs `real`; only a view may leave it out".into());
    }
}
