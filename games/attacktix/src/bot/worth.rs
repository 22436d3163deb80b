//! What figures are worth to the side that brings them, and to the side that fells them.

use super::Mind;
use crate::battle::Attacktix;
use crate::figure::{Effect, WINDOWS, Zone};
use crate::state::{FigureIndex, State};

/// The part of a figure's worth that does not depend on its price, in points. Even a cheap figure counts, because the
/// side with the last standing figure wins.
const PRESENCE: i32 = 20;
/// The extra worth of a launcher, in points, because a launcher need not come near.
const LAUNCHER: i32 = 12;
/// What one tripped switch of a Battle Master is worth, in thousandths of the figure's worth. This holds while the
/// other switch may still be tripped in this turn.
const HALFWAY: i64 = 400;
/// What one tripped switch is worth if no attack is left in this turn, in thousandths of the figure's worth.
const TOO_LATE: i64 = 10;
/// The least gain from felling a figure, whatever its special ability does, in thousandths of its worth.
const LEAST: i64 = 150;

/// Returns the worth of a figure with this price when it is in play, in points.
pub(super) fn worth_of(points: i32, is_ranged: bool) -> i32 {
    PRESENCE + points / 2 + if is_ranged { LAUNCHER } else { 0 }
}

impl Attacktix {
    /// Returns the worth of a figure when it is in play, in points.
    pub(super) fn worth(&self, figure: FigureIndex) -> i32 {
        let profile = self.profile(figure);
        worth_of(profile.points, profile.weapon.is_ranged())
    }

    /// Returns the gain from felling a figure, in thousandths of a point. The expected cost of the figure's special
    /// ability is subtracted. The chance that its special window is white follows from the positions that its wheel may
    /// have. AT-R-30
    pub(super) fn prize(&self, state: &State, figure: FigureIndex) -> i64 {
        let worth = i64::from(self.worth(figure)) * 1_000;
        let marks = (0..WINDOWS as u8).filter(|position| state.figures[figure.index()].marks >> position & 1 == 1);
        let (all, white) = marks.fold((0, 0), |(all, white), position| {
            (all + 1, white + i64::from(self.window_at(figure, position).special))
        });
        let lost = if white == 0 { 0 } else { self.special_costs(state, figure) * white / i64::from(all.max(1)) };
        (worth - lost).max(worth * LEAST / 1_000)
    }

    /// Returns what a figure's special ability costs the side that fells it if the ability is used, in thousandths of a
    /// point.
    fn special_costs(&self, state: &State, figure: FigureIndex) -> i64 {
        let Some(ability) = self.ability(figure) else { return 0 };
        let points = match &ability.effect {
            Effect::Capture { .. } | Effect::TakeDown { .. } => 20,
            Effect::ExtraAttack { .. } | Effect::FreeAttack { .. } => 22,
            Effect::FreeMove { .. } | Effect::ForceMove { .. } => 6,
            Effect::Regrind { .. } | Effect::Pin { .. } => 3,
            Effect::ReturnSelf { .. }
            | Effect::ReturnDefeated { .. }
            | Effect::Reinforce { .. }
            | Effect::Exchange { .. } => {
                let targets = self.special_targets(state, figure, None);
                targets.into_iter().map(|target| self.worth(target)).max().unwrap_or(0)
            }
        };
        i64::from(points) * 900
    }
}

impl Mind<'_> {
    /// Returns the gain from felling a figure, in thousandths of a point. The caller of [`Mind::new`] has computed this
    /// gain.
    pub(super) fn prize(&self, figure: FigureIndex) -> i64 {
        self.prizes[figure.index()]
    }

    /// Returns what an attack of this side has gained, in thousandths of a point. Felled opponents and their newly
    /// tripped switches add to the gain. Felled figures of this side reduce it.
    pub(super) fn gain(&self, after: &State) -> i64 {
        let fallen = |figure: &FigureIndex| after.figures[figure.index()].zone != Zone::InPlay;
        let felled = self.game.standing(self.state).filter(fallen).map(|figure| {
            if self.is_own(figure) { -i64::from(self.game.worth(figure)) * 1_100 } else { self.prize(figure) }
        });
        let tripped = |state: &State, figure: FigureIndex| {
            state.figures[figure.index()].tripped.iter().filter(|is| **is).count() as i64
        };
        let share = if after.turn.attacks > 1 || self.state.turn.volley.is_some() { HALFWAY } else { TOO_LATE };
        let switches = self.enemies().map(|figure| {
            let new = tripped(after, figure) - tripped(self.state, figure);
            if fallen(&figure) { 0 } else { new * i64::from(self.game.worth(figure)) * share }
        });
        felled.sum::<i64>() + switches.sum::<i64>()
    }
}
