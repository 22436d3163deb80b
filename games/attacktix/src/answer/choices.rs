//! Answers where a figure may be placed, where it comes into play, and where it would be shifted to.

use super::words::{PlacingAnswer, ReturnAnswer, ShiftAnswer, WhyNot};
use crate::battle::Attacktix;
use crate::figure::Effect;
use crate::numbers::RAY;
use crate::place::{Heading, Spot};
use crate::refusal::Refusal;
use crate::rolling::rolled;
use crate::state::{FigureIndex, State};

/// The most tix (clicks of the wheel) by which a figure is shifted if no special ability sets the number. AT-R-42
const SHIFT_MOST: u8 = 4;

impl Attacktix {
    /// Returns the ranges along a figure's line where the figure may be placed without an advance. Returns an error if
    /// the figure's seat has no side yet. AT-R-08
    pub(super) fn placing_answer(&self, state: &State, figure: FigureIndex) -> Result<PlacingAnswer, String> {
        let this = &state.figures[figure.index()];
        let side = state.seats[this.controller.index()].side;
        let side =
            side.ok_or_else(|| format!("{} has no line yet: its seat has not chosen a side", self.id_of(figure)))?;
        let ranges = self.line_ranges(state, figure, 0).into_iter().map(|span| [span.from, span.to]);
        Ok(PlacingAnswer { ranges: ranges.collect(), facing: side.facing(), advance_max: self.advance_most() })
    }

    /// Returns where a figure would come into play if its owner chose this place along the line. AT-R-35
    pub(super) fn return_answer(&self, state: &State, figure: FigureIndex, along: i32) -> Result<ReturnAnswer, String> {
        self.check_return(state, figure, along).map_err(|fault| fault.to_string())?;
        let at = self.return_place(state, figure, along).expect("a free place has been found");
        Ok(ReturnAnswer { at: Spot(at) })
    }

    /// Returns where a special would shift a figure to. AT-R-42
    pub(super) fn shift_answer(&self, state: &State, figure: FigureIndex, heading: Heading, roll: i32) -> ShiftAnswer {
        let tix = self.special_asked(state).and_then(|(user, _)| match self.effect(user) {
            Effect::ForceMove { tix, .. } => Some(*tix),
            _ => None,
        });
        match self.shift_of(state, figure, heading, roll, tix.unwrap_or(SHIFT_MOST)) {
            Ok(course) => ShiftAnswer { legal: true, refusal: None, end: Spot(course.at) },
            Err(fault) => ShiftAnswer {
                legal: false,
                refusal: Some(WhyNot::of(&Refusal::from(fault))),
                end: Spot(rolled(state.figures[figure.index()].at, heading, roll.clamp(0, RAY))),
            },
        }
    }
}
