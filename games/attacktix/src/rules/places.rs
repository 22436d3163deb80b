//! Finds places where figures return or stand up. AT-R-35, AT-R-36

use super::legs::first_of;
use crate::battle::Attacktix;
use crate::numbers::{OVERLAP, SPOT_SEARCH};
use crate::place::{Heading, TURN};
use crate::rolling::rolled;
use crate::state::{FigureIndex, State};
use geometry::{Disc, Point};
use referee::Seat;

/// The step between directions in the first search for a free place, in hundredths of a degree.
const COARSE: Heading = 50;
/// How many of the best directions are searched again in steps of a hundredth of a degree.
const BEST: usize = 8;

impl Attacktix {
    /// Says whether a figure could stand at a place. Its wheel must be on the surface, and its base must overlap no
    /// base, object or section. AT-R-11, AT-R-12
    pub(crate) fn fits(&self, state: &State, figure: FigureIndex, at: Point) -> bool {
        self.surface().contains(at) && !self.is_taken(state, figure, at, OVERLAP)
    }

    /// Says whether a base at a place overlaps something by more than `limit`.
    fn is_taken(&self, state: &State, figure: FigureIndex, at: Point, limit: i32) -> bool {
        let base = Disc::new(at, self.radius(figure));
        let mut bases = self.standing(state).filter(|other| *other != figure);
        bases.any(|other| base.overlaps_by_more_than(self.disc(state, other), limit))
            || self.objects_on(state).any(|(_, body)| body.overlaps(base, limit))
            || self.barriers(state).any(|(_, section)| section.line.compare_point(at, base.radius - limit).is_lt())
    }

    /// Returns where a figure enters play at its seat's line. The figure's front is at the line, and then the figure
    /// goes two tix (clicks of the wheel) straight back. If that place is taken, the figure moves along the line by the
    /// least distance that avoids every overlap. If both directions need the same distance, the figure moves towards
    /// the lower coordinate. Returns nothing if some part of the base would be off the surface, or if the line is full.
    /// AT-R-35, AT-RET-02, AT-RET-03
    pub(crate) fn line_place(&self, state: &State, seat: Seat, figure: FigureIndex, along: i32) -> Option<Point> {
        let side = state.seats[seat.index()].side?;
        let most = self.along_most(figure);
        if !(-most..=most).contains(&along) {
            return None;
        }
        let back = self.size().line + self.radius(figure) + 2 * self.options().tix.0;
        let place = |along: i32| side.spot(along, back);
        if !self.is_taken(state, figure, place(along), OVERLAP) {
            return Some(place(along));
        }
        let shifted = |step: i32, most: i32| {
            let place = |by: i32| place(along + step * by);
            self.first_free(state, figure, most, place).map(|by| (by, along + step * by))
        };
        let found = [shifted(-1, along + most), shifted(1, most - along)];
        found.into_iter().flatten().min().map(|(_, along)| place(along))
    }

    /// Returns the greatest legal `along` for a figure, in micrometres. At this distance from the middle of the line,
    /// its whole base is still on the surface. AT-R-35, AT-R-08
    pub(crate) fn along_most(&self, figure: FigureIndex) -> i32 {
        self.size().surface - self.radius(figure)
    }

    /// Returns where a figure can stand up: at this place, or at the nearest free place within 5 cm. AT-R-36
    pub(crate) fn free_spot(&self, state: &State, figure: FigureIndex, near: Point) -> Option<Point> {
        if self.fits(state, figure, near) {
            return Some(near);
        }
        let free = |heading: Heading| {
            let place = |far: i32| rolled(near, heading, far);
            let at = place(self.first_free(state, figure, SPOT_SEARCH, place)?);
            self.surface().contains(at).then(|| (near.distance_squared(at), heading, [at.x, at.y]))
        };
        let mut found: Vec<(i64, Heading, [i32; 2])> = (0..TURN).step_by(COARSE as usize).filter_map(free).collect();
        found.sort_unstable();
        let best: Vec<Heading> = found.iter().map(|(_, heading, _)| *heading).take(BEST).collect();
        for heading in best {
            found.extend((heading - COARSE + 1..heading + COARSE).map(crate::rolling::turned).filter_map(free));
        }
        found.into_iter().min().map(|(_, _, [x, z])| Point::new(x, z))
    }

    /// Returns the first place without any overlap along a heading, if it is on the surface.
    pub(crate) fn free_toward(
        &self,
        state: &State,
        figure: FigureIndex,
        from: Point,
        heading: Heading,
    ) -> Option<Point> {
        let place = |far: i32| rolled(from, heading, far);
        let far = self.first_free(state, figure, 2 * self.size().surface, place)?;
        self.surface().contains(place(far)).then(|| place(far))
    }

    /// Returns the distance along a line to the first place without any overlap, in micrometres. All obstacles are
    /// convex, so the line leaves each obstacle only once.
    fn first_free(&self, state: &State, figure: FigureIndex, most: i32, place: impl Fn(i32) -> Point) -> Option<i32> {
        let radius = self.radius(figure);
        let base = |far: i32| Disc::new(place(far), radius);
        let mut far = 0;
        loop {
            let mut bases = self.standing(state).filter(|other| *other != figure).map(|other| self.disc(state, other));
            let mut lines = self.barriers(state).map(|(_, section)| section.line);
            let clear_of = |is_clear: &dyn Fn(i32) -> bool| is_clear(most).then(|| first_of(far, most, is_clear));
            if let Some(other) = bases.find(|other| base(far).overlaps_by_more_than(*other, 0)) {
                far = clear_of(&|far| !base(far).overlaps_by_more_than(other, 0))?;
            } else if let Some((_, body)) = self.objects_on(state).find(|(_, body)| body.overlaps(base(far), 0)) {
                far = clear_of(&|far| !body.overlaps(base(far), 0))?;
            } else if let Some(line) = lines.find(|line| line.compare_point(place(far), radius).is_lt()) {
                far = clear_of(&|far| line.compare_point(place(far), radius).is_ge())?;
            } else {
                return Some(far);
            }
        }
    }
}
