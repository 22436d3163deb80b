//! How far a figure can move. AT-MOVE-01, AT-SLOW-03, AT-OBJ-03

use super::words::ReachAnswer;
use crate::action::Leg;
use crate::battle::Attacktix;
use crate::place::{Heading, TURN};
use crate::rules::Order;
use crate::state::{FigureIndex, State};

/// The angle between two headings that are tried, in hundredths of a degree.
const STEP: Heading = 500;
/// The precision of each distance, in micrometres.
const FINE: i32 = 1_000;

impl Attacktix {
    /// Returns how far a figure can roll straight along each heading. AT-MOVE-01, AT-MOVE-02
    pub(super) fn reach_answer(&self, state: &State, figure: FigureIndex) -> ReachAnswer {
        let tix = self.limit(state, figure, false);
        let limit = i32::from(tix) * self.options().tix.0;
        let far = |heading: Heading| (heading, self.straight_reach(state, figure, heading, limit));
        let pushing = self.pushable_by(state, figure).into_iter().map(|piece| self.ground().id(piece).clone());
        ReachAnswer {
            figure: self.profile(figure).id.clone(),
            tix,
            limit,
            fan: (0..TURN).step_by(STEP as usize).map(far).collect(),
            slow: self.is_slow_at(state.figures[figure.index()].at),
            pushing: pushing.collect(),
        }
    }

    /// Returns how far a figure can roll along a heading, to the millimetre. The figure must be allowed to stop at the
    /// end: so it does not end astride a barrier, for example.
    fn straight_reach(&self, state: &State, figure: FigureIndex, heading: Heading, limit: i32) -> i32 {
        let most = self.limited(state, figure, false);
        let rolled = |roll: i32| {
            let path = [Leg::Face(heading), Leg::Roll(roll)];
            let course = self.move_of(state, figure, Order::along(&path), most).ok()?;
            Some(course.rolled as i32)
        };
        if let Some(far) = rolled(limit) {
            return far;
        }
        let tries = (1..=limit / FINE / 10).rev().map(|n| n * FINE * 10);
        let coarse = tries.into_iter().find_map(|roll| rolled(roll).map(|far| (roll, far)));
        let (from, far) = coarse.unwrap_or((0, 0));
        if far < from {
            return far;
        }
        (1..10).rev().find_map(|n| rolled(from + n * FINE)).unwrap_or(far)
    }
}
