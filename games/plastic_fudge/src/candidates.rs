//! Candidates: some of the legal decisions, for bots. A side that must decide always gets at least one.

mod attacks;
mod moves;
mod places;

use crate::action::Action;
use crate::battle::PlasticFudge;
use crate::side::{Role, Side};
use crate::state::{State, Step};
use referee::{Chance, Clause};

/// The clause that random numbers cite if they only choose which candidates are listed. It names no rule.
const TRIED: Clause = Clause::new("tried");

impl PlasticFudge {
    /// Appends some of the decisions that the side may take now. Appends none if the game does not wait for this side.
    pub(crate) fn push_candidates(&self, state: &State, side: Side, chance: &mut dyn Chance, out: &mut Vec<Action>) {
        if !self.is_asked(state, side) {
            return;
        }
        let before = out.len();
        match state.step {
            Step::Terrain => self.push_pieces(state, chance, out),
            Step::Muster | Step::Deploy => self.push_deployments(state, side, chance, out),
            Step::Initiative | Step::Morale => out.push(Action::Roll {}),
            Step::Choose => out.extend([Role::A, Role::B].map(|role| Action::ChooseRole { role })),
            Step::MoveA | Step::MoveB => self.push_moves(state, side, chance, out),
            Step::Attack => self.push_commitments(state, side, chance, out),
            Step::Jets => self.push_jets(state, side, chance, out),
            Step::Over => {}
        }
        if !matches!(state.step, Step::MoveA | Step::MoveB) {
            list_once(out, before); // the list of moves has no repeats
        }
    }
}

/// Removes repeats among the decisions from index `from` on. The first of equal decisions stays.
fn list_once(out: &mut Vec<Action>, from: usize) {
    let mut nth = from;
    while nth < out.len() {
        if out[from..nth].contains(&out[nth]) {
            out.remove(nth);
        } else {
            nth += 1;
        }
    }
}

/// Returns a random number in `0..n`; 0 if `n` is 0.
fn any(chance: &mut dyn Chance, n: usize) -> usize {
    chance.below(n.max(1) as u32, TRIED) as usize
}

/// Returns up to `most` items of a list. It starts with a random item and goes on in order. After the last item comes
/// the first.
fn some<T: Copy>(all: &[T], most: usize, chance: &mut dyn Chance) -> Vec<T> {
    let first = any(chance, all.len());
    let around = all.iter().cycle().skip(first).take(all.len().min(most));
    around.copied().collect()
}
