//! How bots place their figures in set-up.

use super::{Mind, THOUGHT};
use crate::action::Action;
use crate::place::Spot;
use referee::Chance;

impl Mind<'_> {
    /// Places the next figure in the widest gap of its line. A melee figure advances as far as it may if there is room,
    /// unless the bot decides without thought. AT-SETUP-03, AT-SETUP-04
    pub(super) fn place(&self, luck: &mut dyn Chance) -> Action {
        let waiting: Vec<_> = self.game.pool(self.state, self.seat).collect();
        let Some(figure) = waiting.first().copied() else { return Action::Ready {} };
        let Some(side) = self.state.seats[self.seat.index()].side else { return Action::Ready {} };
        let is_ranged = self.game.profile(figure).weapon.is_ranged();
        let ahead = if is_ranged || self.slips(luck) { 0 } else { 2 * self.game.options().tix.0 };
        for advance in [ahead, 0] {
            let ranges = self.game.line_ranges(self.state, figure, advance);
            let Some(widest) = ranges.iter().max_by_key(|range| (range.to - range.from, -range.from.abs())) else {
                continue;
            };
            let width = widest.to - widest.from;
            // A random place in the middle third of the widest gap, so that bases neither touch nor stand at equal
            // distances.
            let along = widest.from + width / 3 + luck.below((width / 3 + 1) as u32, THOUGHT) as i32;
            let at = Spot(side.spot(along, self.game.line_depth(figure)));
            return Action::Place { figure: self.game.profile(figure).id.clone(), at, advance };
        }
        Action::Ready {}
    }
}
