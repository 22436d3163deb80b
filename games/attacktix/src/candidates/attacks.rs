//! Candidates for attacks: attacks with the best aim, with a random aim near the best, and on sections of barriers.
//! AT-ATK-01, AT-R-53

use super::any;
use crate::action::{Action, Aim, Swing};
use crate::battle::Attacktix;
use crate::rolling::heading_to;
use crate::state::{FigureIndex, State};
use crate::{FriendlyTurn, TargetKind};
use referee::Chance;

/// The most figures and objects at which a figure aims, apart from the targets that [`SECTIONS`] adds.
const TARGETS: usize = 5;
/// How many more targets a figure gets. These are sections of barriers if there are few figures and objects to aim at,
/// because sections come last in the list of targets.
const SECTIONS: usize = 2;
/// The greatest turn of the second, random aim to either side of the best aim, in hundredths of a degree.
const BESIDE: u32 = 400;

impl Attacktix {
    pub(super) fn push_attacks(
        &self,
        state: &State,
        figure: FigureIndex,
        chance: &mut dyn Chance,
        out: &mut Vec<Action>,
    ) {
        let profile = self.profile(figure);
        let id = &profile.id;
        let mut targets = self.aims_answer(state, figure).targets;
        targets.retain(|target| target.in_arc);
        targets.sort_by_key(|target| target.what == TargetKind::Section);
        let shown = targets.iter().filter(|target| target.what != TargetKind::Section).count().min(TARGETS) + SECTIONS;
        for target in targets.into_iter().take(shown) {
            if target.what == TargetKind::Section {
                out.push(Action::AttackSection { figure: id.clone(), section: target.id });
            }
            let Some(aim) = target.aim else { continue };
            out.push(Action::Attack { figure: id.clone(), aim });
            let yaw = aim.yaw + any(chance, 2 * BESIDE + 1) as i32 - BESIDE as i32;
            let dir = aim.dir.map(|_| if any(chance, 2) == 0 { Swing::Cw } else { Swing::Ccw });
            out.push(Action::Attack { figure: id.clone(), aim: Aim { yaw, dir, ..aim }.clamped(&profile.weapon) });
        }
    }

    /// If the option `friendly_turn` allows it, adds in half of the cases a turn of the base towards the nearest
    /// opponent. AT-R-16
    pub(super) fn push_turn_of_base(
        &self,
        state: &State,
        figure: FigureIndex,
        chance: &mut dyn Chance,
        out: &mut Vec<Action>,
    ) {
        if self.options().friendly_turn == FriendlyTurn::None || any(chance, 2) == 0 {
            return;
        }
        let own = &state.figures[figure.index()];
        let nearest = self.enemies_near(state, figure).first().map(|other| state.figures[other.index()].at);
        if let Some(face) = nearest.and_then(|at| heading_to(own.at, at)).filter(|face| *face != own.facing) {
            out.push(Action::TurnBase { figure: self.profile(figure).id.clone(), face });
        }
    }
}
