//! The Commander: whether his side is in touch by radio, and which Training level counts for Initiative.

use crate::battle::PlasticFudge;
use crate::clauses::*;
use crate::event::Modifier;
use crate::level::{Level, TERRIBLE};
use crate::options::RadioReach;
use crate::side::Side;
use crate::state::{Condition, State, UnitIndex};
use crate::unit::RadioRole;

/// The modifier of Initiative for a side that has lost its Commander. PF-INIT-05
const LEADERLESS: i8 = -2;

impl PlasticFudge {
    /// Returns the Commander of a side; `None` if it began without one. No other Unit can take his place. PF-CMD-01,
    /// PF-R-85
    pub(crate) fn commander(&self, side: Side) -> Option<UnitIndex> {
        self.units_of(side).find(|unit| self.profile(*unit).commander)
    }

    /// Says whether the Commander of a side is lost: destroyed or fled. PF-INIT-05, PF-MOR-07, PF-R-86
    pub(crate) fn has_lost_commander(&self, state: &State, side: Side) -> bool {
        self.commander(side).is_some_and(|commander| is_lost(state, commander))
    }

    /// Says whether a side is in touch. Without the radio rules, it always is. With them, it is in touch while no
    /// Radioman with a role is lost. If the option `radio_reach` sets a distance, the Radiomen of the two roles must
    /// also be that near to each other. PF-RADIO-04, PF-R-57, PF-R-58, PF-R-59, PF-R-105
    pub fn is_in_touch(&self, state: &State, side: Side) -> bool {
        if !self.battlefield().radio {
            return true;
        }
        let mut roles = self.units_of(side).filter(|unit| self.profile(*unit).radio.is_some());
        if roles.any(|unit| is_lost(state, unit)) {
            return false;
        }
        let RadioReach::Within(reach) = self.options().radio_reach else { return true };
        let with = |role: RadioRole| {
            self.units_of(side)
                .filter(move |unit| self.profile(*unit).radio == Some(role) && self.on_table(state, *unit))
        };
        let near = |command: UnitIndex| {
            with(RadioRole::Trooper).all(|trooper| self.gap_at_most(state, command, trooper, reach.0))
        };
        with(RadioRole::Command).all(near)
    }

    /// Returns the Training level with which a side rolls for Initiative, and all modifiers of the roll, that level
    /// first. PF-INIT-01, PF-INIT-05, PF-RADIO-04, PF-R-57, PF-R-60, PF-R-86, PF-R-105
    pub fn initiative_level(&self, state: &State, side: Side) -> (Level, Vec<Modifier>) {
        let commander = self.commander(side);
        let lives = commander.filter(|commander| !is_lost(state, *commander));
        let own = |unit: UnitIndex| self.profile(unit).tl;
        let troopers = || self.units_of(side).filter(|unit| !self.profile(*unit).kind.is_vehicle());
        let living = || troopers().filter(|unit| !is_lost(state, *unit)).map(own).max();
        let (level, clause) = if !self.is_in_touch(state, side) {
            let steady =
                |unit: &UnitIndex| state.unit(*unit).condition == Condition::Steady && Some(*unit) != commander;
            let best = troopers().filter(steady).map(own).max();
            (best.or(lives.map(own)).or_else(living), PF_R_57)
        } else if let Some(commander) = commander {
            (Some(own(commander)), PF_INIT_01)
        } else {
            (living(), PF_R_60)
        };
        let level = level.unwrap_or(TERRIBLE);
        let mut modifiers = vec![Modifier { what: "level", by: level, clause }];
        if commander.is_some() && lives.is_none() {
            modifiers.push(Modifier { what: "commander-lost", by: LEADERLESS, clause: PF_INIT_05 });
        }
        (level, modifiers)
    }
}

/// Says whether a Unit is destroyed or has fled.
pub(super) fn is_lost(state: &State, unit: UnitIndex) -> bool {
    matches!(state.unit(unit).condition, Condition::Destroyed | Condition::Fled)
}
