//! Movement: rolling by tix. AT-MOVE, AT-SLOW-03, AT-OBJ-03

use super::course::{Course, Limit, Order};
use super::{Play, TurnFault};
use crate::action::{Action, Leg};
use crate::clauses::*;
use crate::event::Event;
use crate::game::Attacktix;
use crate::id::Id;
use crate::numbers::STILL;
use crate::place::{Heading, Spot};
use crate::refusal::Refusal;
use crate::rolling::turned;
use crate::state::{Asked, FigureIndex, Pinned, State};
use crate::terrain::Descriptor;
use geometry::Point;
use referee::{Cite, Clause, Seat};
use serde::Serialize;
use ts_rs::TS;

impl Attacktix {
    /// A figure in play, one's own, that has not moved and is not pinned, may move along a way that is free. AT-R-10
    pub(crate) fn check_move(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let Action::Move { figure, path, push, destroy } = action else { return Ok(()) };
        let figure = self.may_move(state, seat, figure)?;
        let limit = self.limited(state, figure, push.is_some());
        self.move_of(state, figure, Order { path, push: push.as_ref(), destroy }, limit)?;
        Ok(())
    }

    /// The figure that a seat may move now: each once in a turn, one that a special lets move at once, none that is pinned.
    /// AT-R-10, AT-R-39
    pub(crate) fn may_move(&self, state: &State, seat: Seat, figure: &Id) -> Result<FigureIndex, Refusal> {
        let nth = self.ordered(state, seat, figure)?;
        match state.pending.map(|pending| pending.what) {
            Some(Asked::FreeMove { figure: asked, .. } | Asked::FreeAttack { figure: asked, .. }) if asked != nth => {
                let figure = self.profile(asked).id.clone();
                return Err(TurnFault::FreeFirst { seat: self.seat_name(seat).into(), figure }.into());
            }
            Some(Asked::FreeMove { .. } | Asked::FreeAttack { .. }) => {}
            _ if state.turn.moved.contains(&nth) => return Err(MoveFault::Moved { figure: figure.clone() }.into()),
            _ => {}
        }
        if state.figures[nth.index()].pinned == Some(Pinned::Now) {
            return Err(MoveFault::Pinned { figure: figure.clone() }.into());
        }
        Ok(nth)
    }

    /// Returns the most tix that a figure may move now. AT-MOVE-01, AT-SLOW-03, AT-OBJ-03, AT-MOVE-06
    pub fn limit(&self, state: &State, figure: FigureIndex, pushing: bool) -> u8 {
        self.limited(state, figure, pushing).tix
    }

    /// Returns the limit with what sets it: the Speed that shows, or the tix of a free move; half of it, rounded up, for one that
    /// pushes or starts in slowing terrain, and never halved twice. AT-R-10, AT-SLOW-03, AT-R-60
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

    /// Says whether a figure whose centre is there starts its move in slowing terrain. AT-R-57
    pub(crate) fn is_slow_at(&self, at: Point) -> bool {
        self.ground().areas(Descriptor::Slowing).any(|(_, area)| area.contains(at))
    }

    /// Follows the straight shift of a special, in any direction; the facing stays. How far it may be is the special's business.
    /// AT-R-42
    ///
    /// # Errors
    /// What stands in its way: a shift pushes nothing and does not leave the surface.
    pub(crate) fn shifted(
        &self,
        state: &State,
        figure: FigureIndex,
        heading: Heading,
        roll: i32,
    ) -> Result<Course, MoveFault> {
        self.shift_of(state, figure, heading, roll, u8::MAX)
    }

    /// The same, up to a number of tix.
    ///
    /// # Errors
    /// What stands in its way, or that it is too far.
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
    /// Moves a figure, which uses up its move; a free move or one before a free attack is done with then. AT-R-10, AT-R-39
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

    /// Rolls a figure along a course: its wheel turns, its cover ends, what it pushes goes along, and sections it destroys are
    /// gone. AT-BASE-02, AT-R-58, AT-R-60, AT-LOW-03
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

    /// Changes what a course changes, and tells nothing: for moves, advances and shifts alike. AT-R-42, AT-R-58
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

    /// Puts a figure elsewhere; farther than what counts as standing still, it loses its cover. AT-R-58
    pub(crate) fn displace(&mut self, figure: FigureIndex, at: Point) {
        let state = &mut self.state.figures[figure.index()];
        let stays = state.at.is_within(at, STILL);
        state.at = at;
        if !stays {
            self.end_cover(figure);
        }
    }
}

/// Why a move is refused. Lengths are micrometres.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, thiserror::Error)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum MoveFault {
    /// It has moved. AT-R-10
    #[error("{figure} has moved in this turn; each figure moves once.")]
    Moved {
        /// The id of the figure that has moved.
        figure: Id,
    },
    /// It is pinned. AT-ABIL-03, AT-ABIL-04
    #[error("{figure} is pinned and may not move in this turn.")]
    Pinned {
        /// The id of the pinned figure.
        figure: Id,
    },
    /// It would roll backwards. AT-MOVE-03
    #[error("A figure does not roll backwards: {roll} is less than nothing.")]
    Backwards {
        /// What was ordered.
        roll: i32,
    },
    /// More tix than it has. AT-MOVE-01, AT-SLOW-03, AT-OBJ-03, AT-R-39, AT-R-42
    #[error("That takes {tix} tix; {figure} has {limit}{}.", .by.why())]
    TooFar {
        /// The id of the figure that would move.
        figure: Id,
        /// How many it would take.
        tix: u32,
        /// How many it may take.
        limit: u8,
        /// What sets the limit.
        by: LimitedBy,
    },
    /// The base of an opponent is in the way. AT-MOVE-09
    #[error("{figure} would run into {other}; opponents are not pushed.")]
    EnemyInTheWay {
        /// Who moves.
        figure: Id,
        /// Who is in the way.
        other: Id,
    },
    /// A base of the own side or an object is in the way. AT-R-11
    #[error("{figure} would run into {other}.")]
    InTheWay {
        /// Who moves.
        figure: Id,
        /// What is in the way.
        other: Id,
    },
    /// A high barrier is in the way. AT-HIGH-01
    #[error("{section} is part of a high barrier; nobody moves through it.")]
    HighBarrier {
        /// The id of the section.
        section: Id,
    },
    /// It would stop astride a section. AT-R-55
    #[error("{figure} would stop astride or too near beyond {section}; it must come {}.{} mm clear.", .clear / 1_000, .clear % 1_000 / 100)]
    Astride {
        /// Who moves.
        figure: Id,
        /// The id of the section.
        section: Id,
        /// How far clear.
        clear: i32,
    },
    /// The centre of the base would leave the surface. AT-R-12
    #[error("The wheel of {figure} would leave the surface.")]
    OffTheSurface {
        /// The id of the figure that would move.
        figure: Id,
    },
    /// It does not cross the section that it is to destroy. AT-R-56
    #[error("{section} is not crossed, so it is not destroyed.")]
    NotCrossed {
        /// The id of the section.
        section: Id,
    },
    /// The section cannot be destroyed. AT-SAMP-07
    #[error("{section} cannot be destroyed.")]
    Indestructible {
        /// The id of the section.
        section: Id,
    },
    /// Nothing with this id can be pushed. AT-R-60
    #[error("{object} cannot be pushed: only standing objects that can be knocked over are, and no towers.")]
    NotPushable {
        /// What was named.
        object: Id,
    },
    /// The object is not touched at the start. AT-OBJ-03
    #[error("{figure} does not touch {object} at the start.")]
    NotTouching {
        /// Who moves.
        figure: Id,
        /// What it is to push.
        object: Id,
    },
    /// The object is not ahead. AT-R-60
    #[error("{object} is not ahead of {figure}.")]
    NotAhead {
        /// Who moves.
        figure: Id,
        /// What it is to push.
        object: Id,
    },
    /// It would turn between rolls while pushing. AT-R-60
    #[error("{figure} does not turn between rolls while it pushes {object}.")]
    TurnsWhilePushing {
        /// Who moves.
        figure: Id,
        /// What it pushes.
        object: Id,
    },
    /// The object would push a figure of an opponent. AT-OBJ-04
    #[error("{object} would run into {other}; opponents are not pushed.")]
    PushIntoEnemy {
        /// What is pushed.
        object: Id,
        /// Who is in its way.
        other: Id,
    },
    /// Something is in the way of the object or of a barrier that the pusher would cross. AT-R-60
    #[error("{object} cannot be pushed past {other}.")]
    PushBlocked {
        /// What is pushed.
        object: Id,
        /// What is in the way.
        other: Id,
    },
    /// The object would hang over the edge. AT-R-60
    #[error("{object} would be pushed over the edge.")]
    PushOverTheEdge {
        /// What is pushed.
        object: Id,
    },
}

/// What sets the limit of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum LimitedBy {
    /// The Speed that shows. AT-MOVE-01
    Speed,
    /// Slowing terrain. AT-SLOW-03
    Slowing,
    /// Pushing. AT-OBJ-03
    Pushing,
    /// The special that gives a free move. AT-R-39
    FreeMove,
    /// The special that shifts a figure. AT-R-42
    Shift,
    /// The advance at set-up. AT-SETUP-04
    Advance,
}

impl LimitedBy {
    const fn why(self) -> &'static str {
        match self {
            LimitedBy::Speed => "",
            LimitedBy::Slowing => ", half its Speed, since it starts in slowing terrain",
            LimitedBy::Pushing => ", half its Speed, since it pushes",
            LimitedBy::FreeMove => " for this free move",
            LimitedBy::Shift => " for being shifted",
            LimitedBy::Advance => " for its advance",
        }
    }
}

impl Cite for MoveFault {
    fn clause(&self) -> Clause {
        match self {
            MoveFault::Moved { .. } => AT_R_10,
            MoveFault::Pinned { .. } => AT_ABIL_04,
            MoveFault::Backwards { .. } => AT_MOVE_03,
            MoveFault::TooFar { by, .. } => match by {
                LimitedBy::Speed => AT_MOVE_01,
                LimitedBy::Slowing => AT_SLOW_03,
                LimitedBy::Pushing => AT_OBJ_03,
                LimitedBy::FreeMove => AT_MOVE_01,
                LimitedBy::Shift => AT_R_42,
                LimitedBy::Advance => AT_SETUP_04,
            },
            MoveFault::EnemyInTheWay { .. } => AT_MOVE_09,
            MoveFault::InTheWay { .. } => AT_R_11,
            MoveFault::HighBarrier { .. } => AT_HIGH_01,
            MoveFault::Astride { .. } => AT_R_55,
            MoveFault::OffTheSurface { .. } => AT_R_12,
            MoveFault::NotCrossed { .. } => AT_R_56,
            MoveFault::Indestructible { .. } => AT_SAMP_07,
            MoveFault::NotTouching { .. } => AT_OBJ_03,
            MoveFault::PushIntoEnemy { .. } => AT_OBJ_04,
            MoveFault::NotPushable { .. }
            | MoveFault::NotAhead { .. }
            | MoveFault::TurnsWhilePushing { .. }
            | MoveFault::PushBlocked { .. }
            | MoveFault::PushOverTheEdge { .. } => AT_R_60,
        }
    }
}
