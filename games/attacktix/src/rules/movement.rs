//! Movement: which figures may move, how far, and how moves are carried out. AT-MOVE, AT-SLOW-03, AT-OBJ-03

use super::Play;
use super::course::{Course, Limit, LimitedBy, MoveFault, Order};
use crate::action::{Action, Leg};
use crate::battle::Attacktix;
use crate::clauses::{AT_LOW_03, AT_R_54};
use crate::event::Event;
use crate::numbers::STILL;
use crate::place::{Heading, Spot};
use crate::rolling::turned;
use crate::state::{Asked, FigureIndex, Pinned, State};
use crate::terrain::Descriptor;
use geometry::Point;

impl Attacktix {
    /// Checks that a figure may move, and that its way is free. AT-R-10
    pub(crate) fn check_move(&self, state: &State, figure: FigureIndex, order: Order<'_>) -> Result<(), MoveFault> {
        self.may_move(state, figure)?;
        let limit = self.limited(state, figure, order.push.is_some());
        self.move_of(state, figure, order, limit).map(|_| ())
    }

    /// Checks that a figure may move. Each figure moves once in a turn, and once more if a special gives it a move. A
    /// pinned figure does not move. AT-R-10, AT-R-39
    fn may_move(&self, state: &State, figure: FigureIndex) -> Result<(), MoveFault> {
        let what = state.pending.map(|pending| pending.what);
        let is_free = matches!(what, Some(Asked::FreeMove { .. } | Asked::FreeAttack { .. }));
        if !is_free && state.turn.moved.contains(&figure) {
            return Err(MoveFault::Moved { figure: self.id_of(figure) });
        }
        if state.figures[figure.index()].pinned == Some(Pinned::Now) {
            return Err(MoveFault::Pinned { figure: self.id_of(figure) });
        }
        Ok(())
    }

    /// Returns the most tix (clicks of its wheel) that a figure may move now. AT-MOVE-01, AT-SLOW-03, AT-OBJ-03,
    /// AT-MOVE-06
    pub fn limit(&self, state: &State, figure: FigureIndex, pushing: bool) -> u8 {
        self.limited(state, figure, pushing).tix
    }

    /// Returns the limit and its reason. The limit is the visible Speed, or the tix of a free move. If the figure
    /// pushes or starts in slowing terrain, the limit is half, rounded up. The limit is never halved twice. AT-R-10,
    /// AT-SLOW-03, AT-R-60
    pub(crate) fn limited(&self, state: &State, figure: FigureIndex, pushing: bool) -> Limit {
        let (tix, by) = match state.pending.map(|pending| pending.what) {
            Some(Asked::FreeMove { figure: asked, tix: Some(tix) }) if asked == figure => (tix, LimitedBy::FreeMove),
            _ => (self.window(state, figure).speed, LimitedBy::Speed),
        };
        if pushing {
            Limit { tix: tix.div_ceil(2), by: LimitedBy::Pushing }
        } else if self.is_slow_at(state.figures[figure.index()].at) {
            Limit { tix: tix.div_ceil(2), by: LimitedBy::Slowing }
        } else {
            Limit { tix, by }
        }
    }

    /// Says whether a figure with its centre at this place starts its move in slowing terrain. AT-R-57
    pub(crate) fn is_slow_at(&self, at: Point) -> bool {
        self.ground().areas(Descriptor::Slowing).any(|(_, area)| area.contains(at))
    }

    /// Returns the course of a straight shift by a special ability, in any direction. The facing stays. The caller must
    /// check that the ability allows this distance. AT-R-42
    ///
    /// # Errors
    /// An obstacle is in the way, or the shift would leave the surface. A shift pushes nothing.
    pub(crate) fn shifted(
        &self,
        state: &State,
        figure: FigureIndex,
        heading: Heading,
        roll: i32,
    ) -> Result<Course, MoveFault> {
        self.shift_of(state, figure, heading, roll, u8::MAX)
    }

    /// Returns the course of a straight shift of at most this number of tix.
    ///
    /// # Errors
    /// An obstacle is in the way, or the shift is too long.
    pub(crate) fn shift_of(
        &self,
        state: &State,
        figure: FigureIndex,
        heading: Heading,
        roll: i32,
        tix: u8,
    ) -> Result<Course, MoveFault> {
        let path = [Leg::Face(turned(heading)), Leg::Roll(roll)];
        let limit = Limit { tix, by: LimitedBy::Shift };
        let course = self.move_of(state, figure, Order::along(&path), limit)?;
        Ok(Course { facing: state.figures[figure.index()].facing, ..course })
    }
}

impl Play<'_, '_> {
    /// Moves a figure. This uses up its move of the turn, its free move, or its move before a free attack. AT-R-10,
    /// AT-R-39
    pub(crate) fn move_figure(&mut self, action: &Action) {
        let Action::Move { figure, path, push, destroy } = action else { return };
        let figure = self.game.figure(figure).expect("only legal decisions are carried out");
        let limit = self.game.limited(self.state, figure, push.is_some());
        let order = Order { path, push: push.as_ref(), destroy };
        let course = self.game.move_of(self.state, figure, order, limit).expect("only legal decisions are carried out");
        match self.state.pending.as_mut().map(|pending| &mut pending.what) {
            Some(Asked::FreeAttack { may_move, .. }) => *may_move = false,
            Some(Asked::FreeMove { .. }) => self.state.pending = None,
            _ => self.state.turn.moved.push(figure),
        }
        self.roll_along(&course);
    }

    /// Rolls a figure along a course. Its wheel turns. Its cover ends, unless the distance counts as standing still.
    /// The object that the figure pushes moves too. Sections that the figure destroys are removed. AT-BASE-02, AT-R-58,
    /// AT-R-60, AT-LOW-03
    pub(crate) fn roll_along(&mut self, course: &Course) {
        self.go_along(course);
        let game = self.game;
        let profile = game.profile(course.figure);
        let seat = self.state.figures[course.figure.index()].controller;
        let window = game.window(self.state, course.figure).shown();
        self.table.emit(|| Event::Move {
            seat: game.seat_name(seat).into(),
            figure: profile.id.clone(),
            way: course.way.iter().copied().map(Spot).collect(),
            facing: course.facing,
            tix: course.tix as u8,
            window,
            stopped: course.stopped,
            pushed: course.pushed.map(|(piece, _)| game.ground().id(piece).clone()),
            pushed_to: course.pushed.map(|(_, at)| Spot(at)),
        });
        let clause = if profile.is_master() { AT_R_54 } else { AT_LOW_03 };
        for section in &course.destroyed {
            self.remove_section(*section, Some(course.figure), clause);
        }
    }

    /// Carries out a course without an event, for moves, advances and shifts. AT-R-42, AT-R-58
    pub(crate) fn go_along(&mut self, course: &Course) {
        self.turn_wheel(course.figure, course.tix as u8);
        let figure = &mut self.state.figures[course.figure.index()];
        (figure.at, figure.facing) = (course.at, course.facing);
        if course.rolled > i64::from(STILL) {
            self.end_cover(course.figure);
        }
        if let Some((piece, at)) = course.pushed
            && let Some(object) = &mut self.state.objects[usize::from(piece.0)]
        {
            object.at = at;
        }
    }

    /// Puts a figure at another place. The figure loses its cover, unless the distance counts as standing still.
    /// AT-R-58
    pub(crate) fn displace(&mut self, figure: FigureIndex, at: Point) {
        let state = &mut self.state.figures[figure.index()];
        let stays = state.at.is_within(at, STILL);
        state.at = at;
        if !stays {
            self.end_cover(figure);
        }
    }
}
