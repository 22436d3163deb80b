//! Candidates for the use of a special ability. They choose figures, places, directions and distances. AT-R-31

use super::{any, some};
use crate::action::{Action, SpecialChoice};
use crate::battle::Attacktix;
use crate::figure::Effect;
use crate::place::{Heading, TURN};
use crate::state::State;
use referee::Chance;

/// How many random variations the sample contains of each choice that has a place or a direction.
const TRIES: u32 = 3;

impl Attacktix {
    pub(super) fn push_specials(&self, state: &State, chance: &mut dyn Chance, out: &mut Vec<Action>) {
        let Some((user, _)) = self.special_asked(state) else { return };
        let choices = self.special_choices(state);
        for choice in &choices {
            out.push(Action::Special(choice.clone()));
            for _ in 0..TRIES {
                match self.effect(user) {
                    Effect::ForceMove { tix, .. } => {
                        let most = i32::from(*tix) * self.options().tix.0;
                        let heading = Some(any(chance, TURN as u32) as Heading);
                        let roll = Some(any(chance, most as u32 + 1) as i32);
                        out.push(Action::Special(SpecialChoice { heading, roll, ..choice.clone() }));
                    }
                    effect if effect.is_return() => {
                        let target = choice.target.as_ref().and_then(|id| self.figure(id));
                        let most = self.along_most(target.unwrap_or(user));
                        let along = Some(any(chance, 2 * most as u32 + 1) as i32 - most);
                        out.push(Action::Special(SpecialChoice { along, ..choice.clone() }));
                    }
                    _ => {}
                }
            }
        }
        if let Effect::Regrind { count, .. } = self.effect(user) {
            let all: Vec<_> = choices.iter().filter_map(|choice| choice.targets.clone()).flatten().collect();
            if let Some(choice) = choices.first() {
                let targets = Some(some(&all, usize::from(*count), chance));
                out.push(Action::Special(SpecialChoice { targets, ..choice.clone() }));
            }
        }
    }
}
