//! The line of a seat, and the places along the line where figures may stand at set-up. AT-SETUP-01, AT-R-07, AT-R-08,
//! AT-R-49

use super::PlaceFault;
use crate::battle::Attacktix;
use crate::clauses::{AT_FFA_03, AT_FFA_04, AT_FFA_05};
use crate::figure::Zone;
use crate::setup::Mode;
use crate::state::{FigureIndex, State};
use geometry::Disc;
use referee::{Clause, Seat};

/// A part of a line where the centre of a figure may be, in micrometres from the middle of the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LineSpan {
    /// The end with the lower coordinate.
    pub from: i32,
    /// The end with the higher coordinate.
    pub to: i32,
}

impl Attacktix {
    /// Checks that the base is on the surface and, in a free-for-all, far enough from the sides of other players.
    /// AT-R-08, AT-R-49
    pub(super) fn check_along(
        &self,
        state: &State,
        seat: Seat,
        figure: FigureIndex,
        along: i32,
    ) -> Result<(), PlaceFault> {
        let (id, radius) = (self.profile(figure).id.clone(), self.radius(figure));
        let span = self.line_span(state, seat, radius);
        if (span.from..=span.to).contains(&along) {
            return Ok(());
        }
        let most = self.size().surface - radius;
        match self.side_rule(state, seat) {
            Some((least, clause)) if (-most..=most).contains(&along) => {
                let beyond = if along < span.from { span.from - along } else { along - span.to };
                Err(PlaceFault::NearSide { figure: id, gap: least - beyond, least, clause })
            }
            _ => Err(PlaceFault::OffSurface { figure: id, along, most }),
        }
    }

    /// Returns the part of a seat's line where the centre of a base of this radius may be. AT-R-08, AT-FFA-03,
    /// AT-FFA-04, AT-FFA-05
    fn line_span(&self, state: &State, seat: Seat, radius: i32) -> LineSpan {
        let most = self.size().surface - radius;
        let Some((least, clause)) = self.side_rule(state, seat) else {
            return LineSpan { from: -most, to: most };
        };
        let inner = self.size().line - least - radius;
        let first = state.first_chooser.and_then(|first| state.seats[first.index()].side);
        match first {
            Some(first) if clause == AT_FFA_04 && first.is_low() => LineSpan { from: -inner, to: most },
            Some(_) if clause == AT_FFA_04 => LineSpan { from: -most, to: inner },
            _ => LineSpan { from: -inner, to: inner },
        }
    }

    /// Returns how far a seat's figures must stay from the sides of other players in a free-for-all, in micrometres.
    /// Also returns the clause that says so. Returns nothing in other modes.
    fn side_rule(&self, state: &State, seat: Seat) -> Option<(i32, Clause)> {
        let size = self.size();
        match (self.mode(), state.seats.len()) {
            (Mode::Duel | Mode::Team, _) => None,
            (Mode::Ffa, 4..) => Some((size.from_other_sides, AT_FFA_05)),
            (Mode::Ffa, _) if state.first_chooser == Some(seat) => Some((size.first_from_adjacent, AT_FFA_03)),
            (Mode::Ffa, _) => Some((size.others_from_first, AT_FFA_04)),
        }
    }

    /// Returns how far the centre of a figure at its line is from the middle of the table, in micrometres. AT-SETUP-01,
    /// AT-SETUP-03, AT-R-08
    pub(crate) fn line_depth(&self, figure: FigureIndex) -> i32 {
        self.size().line + self.radius(figure)
    }

    /// Returns the bases in play of a figure's team, except the figure's own base. Bases of other teams do not matter:
    /// they stand at other lines, and are hidden. AT-R-08
    pub(super) fn team_bases<'s>(
        &'s self,
        state: &'s State,
        figure: FigureIndex,
    ) -> impl Iterator<Item = (FigureIndex, Disc)> + 's {
        let team = self.team(self.profile(figure).owner);
        let stands = move |other: &FigureIndex| {
            let it = &state.figures[other.index()];
            *other != figure && it.zone == Zone::InPlay && team.contains(it.controller)
        };
        let disc = |other: FigureIndex| (other, Disc::new(state.figures[other.index()].at, self.radius(other)));
        self.all().filter(stands).map(disc)
    }

    /// Returns the free parts of a figure's line, where the figure may be placed with this advance. AT-R-08
    pub(crate) fn line_ranges(&self, state: &State, figure: FigureIndex, advance: i32) -> Vec<LineSpan> {
        let seat = self.profile(figure).owner;
        let (side, radius) = (state.side_of(seat), self.radius(figure));
        let depth = self.line_depth(figure) - advance;
        let mut free = vec![self.line_span(state, seat, radius)];
        for (_, other) in self.team_bases(state, figure) {
            let (apart, reach) = (i64::from(side.depth(other.centre) - depth), radius + other.radius);
            let left = i64::from(reach).pow(2) - apart.pow(2);
            if left <= 0 {
                continue;
            }
            let half = (left - 1).isqrt() as i32 + 1;
            let middle = side.along(other.centre);
            let cut = |span: LineSpan| {
                let before = LineSpan { from: span.from, to: span.to.min(middle - half) };
                let after = LineSpan { from: span.from.max(middle + half), to: span.to };
                [before, after].into_iter().filter(|span| span.from <= span.to)
            };
            free = free.into_iter().flat_map(cut).collect();
        }
        free
    }
}
