//! The course of a move: where the move leads, what ends it early, and what is in its way. AT-R-10, AT-R-11, AT-R-12

use super::legs::Stretch;
use super::push::{PushFault, Pushed};
use crate::action::Leg;
use crate::battle::Attacktix;
use crate::clauses::*;
use crate::id::Id;
use crate::numbers::{CLEAR, OVERLAP};
use crate::place::Heading;
use crate::rolling::turned;
use crate::state::{FigureIndex, Piece, Section, State};
use geometry::{Disc, Point, Sweep, Touch};
use referee::{Cite, Clause};
use schemars::JsonSchema;
use serde::Serialize;

/// An order to move: a path, and what the figure pushes and destroys on the way. AT-R-10
#[derive(Clone, Copy, Debug)]
pub struct Order<'a> {
    /// Turns on the spot and straight rolls.
    pub path: &'a [Leg],
    /// The object that the figure pushes. AT-OBJ-03
    pub push: Option<&'a Id>,
    /// The sections that the figure destroys as it crosses them. AT-LOW-03
    pub destroy: &'a [Id],
}

impl<'a> Order<'a> {
    /// Makes an order that pushes and destroys nothing.
    pub const fn along(path: &'a [Leg]) -> Order<'a> {
        Order { path, push: None, destroy: &[] }
    }
}

/// How far a figure may go, and what limits it. AT-MOVE-01
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limit {
    /// The most tix (clicks of the wheel) that the figure may roll.
    pub tix: u8,
    /// What sets the limit.
    pub by: LimitedBy,
}

/// Where a move leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    /// The figure that moves.
    pub figure: FigureIndex,
    /// The start, and every place where the figure turned or stopped.
    pub way: Vec<Point>,
    /// The place of the figure's centre at the end.
    pub at: Point,
    /// The figure's heading at the end.
    pub facing: Heading,
    /// How far the figure rolled, in micrometres. AT-ETIQ-03
    pub rolled: i64,
    /// The length rolled in tix, rounded up. AT-ETIQ-04
    pub tix: u32,
    /// The clause that ended the move early. AT-SLOW-02, AT-LOW-02
    pub stopped: Option<Clause>,
    /// The standing sections that the base swept over. AT-R-56
    pub crossed: Vec<Section>,
    /// The crossed sections that the figure destroys.
    pub destroyed: Vec<Section>,
    /// The object that the figure pushed, and the place where the object ends.
    pub pushed: Option<(Piece, Point)>,
}

/// How far a figure has followed an order, and what it has met.
struct Walk<'a> {
    game: &'a Attacktix,
    state: &'a State,
    course: Course,
    stretches: Vec<Stretch>,
    push: Option<Pushed>,
}

impl Attacktix {
    /// Returns the course of an order, if it is legal with this limit of tix. AT-MOVE-01
    ///
    /// # Errors
    /// The first fault of the move.
    pub fn move_of(
        &self,
        state: &State,
        figure: FigureIndex,
        order: Order<'_>,
        limit: Limit,
    ) -> Result<Course, MoveFault> {
        let (course, fault) = self.trace(state, figure, order, limit);
        fault.map_or(Ok(course), Err)
    }

    /// Follows an order like `move_of`. Returns the course as far as the figure gets, and the first fault if there is
    /// one.
    pub fn trace(
        &self,
        state: &State,
        figure: FigureIndex,
        order: Order<'_>,
        limit: Limit,
    ) -> (Course, Option<MoveFault>) {
        let own = &state.figures[figure.index()];
        let course = Course {
            figure,
            way: vec![own.at],
            at: own.at,
            facing: own.facing,
            rolled: 0,
            tix: 0,
            stopped: None,
            crossed: Vec::new(),
            destroyed: Vec::new(),
            pushed: None,
        };
        let mut walk = Walk { game: self, state, course, stretches: Vec::new(), push: None };
        let fault = walk.follow(order).and_then(|()| walk.judge(order, limit)).err();
        (walk.course, fault)
    }
}

impl Walk<'_> {
    /// Follows the legs (turns and rolls) in order. If terrain ends a roll early, later legs are dropped. AT-R-55,
    /// AT-R-57
    fn follow(&mut self, order: Order<'_>) -> Result<(), MoveFault> {
        for leg in order.path {
            if let Leg::Roll(roll) = *leg
                && roll < 0
            {
                return Err(MoveFault::Backwards { roll });
            }
        }
        if let Some(object) = order.push {
            self.push = Some(self.game.pushed(self.state, self.course.figure, object, order.path)?);
        }
        for leg in order.path {
            match *leg {
                Leg::Face(heading) => self.course.facing = turned(heading),
                Leg::Roll(0) => {}
                Leg::Roll(roll) => self.roll(roll)?,
            }
            if self.course.stopped.is_some() {
                break;
            }
        }
        Ok(())
    }

    /// Rolls straight ahead. Slowing terrain shortens the roll first. A barrier that the shortened roll crosses
    /// shortens it again. AT-SLOW-02, AT-LOW-02
    fn roll(&mut self, roll: i32) -> Result<(), MoveFault> {
        let (game, state, figure) = (self.game, self.state, self.course.figure);
        let radius = game.radius(figure);
        let mut stretch = Stretch::new(self.course.at, self.course.facing, roll, radius);
        if let Some(length) = game.slowed(&stretch) {
            stretch = stretch.cut(length);
            self.course.stopped = Some(AT_SLOW_02);
        }
        let is_master = game.profile(figure).is_master();
        if !is_master && self.push.is_none() {
            match game.crossing(state, &stretch) {
                Ok(None) => {}
                Ok(Some(length)) => {
                    stretch = stretch.cut(length);
                    self.course.stopped = Some(AT_LOW_02);
                }
                Err(section) => {
                    self.follow_stretch(stretch);
                    return Err(self.astride(section));
                }
            }
        }
        self.follow_stretch(stretch);
        for (section, line) in game.swept(state, &stretch) {
            let is_barred = line.is_high && !is_master;
            if self.push.is_some() || is_barred {
                return Err(self.barred(section));
            }
            if !self.course.crossed.contains(&section) {
                self.course.crossed.push(section);
            }
        }
        Ok(())
    }

    fn follow_stretch(&mut self, stretch: Stretch) {
        self.course.rolled += i64::from(stretch.length);
        self.course.tix = self.game.tix_of(self.course.rolled);
        self.course.at = stretch.to;
        self.course.way.push(stretch.to);
        self.stretches.push(stretch);
    }

    fn barred(&self, section: Section) -> MoveFault {
        let section = self.game.ground().line(section).id.clone();
        match &self.push {
            Some(push) => PushFault::PushBlocked { object: push.id.clone(), other: section }.into(),
            None => MoveFault::HighBarrier { section },
        }
    }

    /// Returns the fault for a section in the way: a high barrier, or one that the base does not get clear of.
    fn astride(&self, section: Section) -> MoveFault {
        let line = self.game.ground().line(section);
        if line.is_high {
            return MoveFault::HighBarrier { section: line.id.clone() };
        }
        let figure = self.game.profile(self.course.figure).id.clone();
        MoveFault::Astride { figure, section: line.id.clone(), clear: CLEAR }
    }

    /// Judges the course so far. Checks the bases and objects first, then the push, the surface, the limit and the
    /// sections. AT-R-11, AT-R-12, AT-MOVE-01
    fn judge(&mut self, order: Order<'_>, limit: Limit) -> Result<(), MoveFault> {
        for stretch in &self.stretches {
            self.collisions(stretch)?;
        }
        if let Some(push) = &self.push {
            let (from, to) = (self.course.way[0], self.course.at);
            let by = (to.x - from.x, to.y - from.y);
            self.course.pushed = Some(self.game.push_judged(self.state, push, by, self.course.rolled > 0)?);
        }
        self.on_the_surface()?;
        self.within(limit)?;
        self.destroys(order.destroy)?;
        self.ends_beside_barriers()
    }

    /// Checks that the base sweeps over no other base and no object. A base may move away from a base or an object that
    /// it overlaps. AT-R-11, AT-MOVE-09
    fn collisions(&self, stretch: &Stretch) -> Result<(), MoveFault> {
        let (game, state, figure) = (self.game, self.state, self.course.figure);
        let sweep = stretch.sweep();
        let is_left = |centre: Point, overlaps: bool| overlaps && !sweep.leg.approaches(centre);
        let own = Disc::new(stretch.from, stretch.radius);
        for other in game.standing(state).filter(|other| *other != figure) {
            let base = game.disc(state, other);
            if sweep.meets_disc(base, Touch::Overlap(OVERLAP))
                && !is_left(base.centre, own.overlaps_by_more_than(base, OVERLAP))
            {
                return Err(self.met(other));
            }
        }
        let pushed = self.push.as_ref().map(|push| push.piece);
        for (piece, body) in game.objects_on(state).filter(|(piece, _)| Some(*piece) != pushed) {
            if body.is_swept(&sweep, OVERLAP) && !is_left(body.centre(), body.overlaps(own, OVERLAP)) {
                let other = game.ground().id(piece).clone();
                return Err(MoveFault::InTheWay { figure: game.profile(figure).id.clone(), other });
            }
        }
        Ok(())
    }

    /// Returns the fault for a base in the way. The base may belong to an opponent or to the figure's own team.
    /// AT-MOVE-09, AT-R-11
    fn met(&self, other: FigureIndex) -> MoveFault {
        let (game, figure) = (self.game, self.course.figure);
        let (id, other_id) = (game.profile(figure).id.clone(), game.profile(other).id.clone());
        let own = self.state.figures[figure.index()].controller;
        if game.team(own).contains(self.state.figures[other.index()].controller) {
            MoveFault::InTheWay { figure: id, other: other_id }
        } else {
            MoveFault::EnemyInTheWay { figure: id, other: other_id }
        }
    }

    /// Checks that the wheel stays on the surface. A part of the base may hang over the edge. AT-R-12
    fn on_the_surface(&self) -> Result<(), MoveFault> {
        let surface = self.game.surface();
        if self.stretches.iter().all(|stretch| surface.contains(stretch.to)) {
            return Ok(());
        }
        Err(MoveFault::OffTheSurface { figure: self.game.profile(self.course.figure).id.clone() })
    }

    /// Checks that the tix of the whole way are within the limit. AT-MOVE-01, AT-ETIQ-04
    fn within(&self, limit: Limit) -> Result<(), MoveFault> {
        let tix = self.course.tix;
        if tix <= u32::from(limit.tix) {
            return Ok(());
        }
        let figure = self.game.profile(self.course.figure).id.clone();
        Err(MoveFault::TooFar { figure, tix, limit: limit.tix, by: limit.by })
    }

    /// Checks that the way crosses the sections to destroy, and that these sections can be destroyed. AT-R-56,
    /// AT-LOW-03, AT-LOW-05, AT-HIGH-03, AT-R-54
    fn destroys(&mut self, destroy: &[Id]) -> Result<(), MoveFault> {
        let ground = self.game.ground();
        for id in destroy {
            let crossed = ground.section(id).filter(|section| self.course.crossed.contains(section));
            let section = crossed.ok_or_else(|| MoveFault::NotCrossed { section: id.clone() })?;
            if !ground.line(section).is_destructible {
                return Err(MoveFault::Indestructible { section: id.clone() });
            }
            if !self.course.destroyed.contains(&section) {
                self.course.destroyed.push(section);
            }
        }
        Ok(())
    }

    /// Checks that the move does not end astride a standing section. This holds for Battle Masters too. AT-R-55
    fn ends_beside_barriers(&self) -> Result<(), MoveFault> {
        if self.stretches.is_empty() {
            return Ok(());
        }
        let radius = self.game.radius(self.course.figure);
        let is_astride = |line: &geometry::Segment| line.compare_point(self.course.at, radius - OVERLAP).is_lt();
        let mut standing = self.game.barriers(self.state).filter(|(n, _)| !self.course.destroyed.contains(n));
        match standing.find(|(_, section)| is_astride(&section.line)) {
            None => Ok(()),
            Some((_, section)) => {
                let figure = self.game.profile(self.course.figure).id.clone();
                Err(MoveFault::Astride { figure, section: section.id.clone(), clear: CLEAR })
            }
        }
    }
}

impl Attacktix {
    /// Returns the tix of a way: its length in tix, rounded up. AT-R-01, AT-ETIQ-03
    pub(crate) fn tix_of(&self, rolled: i64) -> u32 {
        let tix = i64::from(self.options().tix.0);
        ((rolled + tix - 1) / tix) as u32
    }
}

impl Stretch {
    /// Returns the area that the base sweeps over along this stretch.
    pub fn sweep(&self) -> Sweep {
        Sweep::new(geometry::Leg::between(self.from, self.to), self.radius)
    }
}

/// Why a move is refused. Lengths are micrometres.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, thiserror::Error)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum MoveFault {
    /// The figure has moved. AT-R-10
    #[error("{figure} has moved in this turn; each figure moves once.")]
    Moved {
        /// The id of the figure that has moved.
        figure: Id,
    },
    /// The figure is pinned. AT-ABIL-03, AT-ABIL-04
    #[error("{figure} is pinned and may not move in this turn.")]
    Pinned {
        /// The id of the pinned figure.
        figure: Id,
    },
    /// The figure would roll backwards. AT-MOVE-03
    #[error("A figure may not roll backwards: {roll} is less than 0.")]
    Backwards {
        /// The length of the roll that was ordered.
        roll: i32,
    },
    /// The move takes more tix than the figure has. AT-MOVE-01, AT-SLOW-03, AT-OBJ-03, AT-R-39, AT-R-42
    #[error("That takes {tix} tix; {figure} has {limit}{}.", .by.why())]
    TooFar {
        /// The id of the figure that would move.
        figure: Id,
        /// How many tix the move would take.
        tix: u32,
        /// How many tix the move may take.
        limit: u8,
        /// What sets the limit.
        by: LimitedBy,
    },
    /// The base of an opponent is in the way. AT-MOVE-09
    #[error("{figure} would run into {other}; figures do not push opponents.")]
    EnemyInTheWay {
        /// The figure that moves.
        figure: Id,
        /// The id of the opponent's figure in the way.
        other: Id,
    },
    /// A base of the figure's own side or an object is in the way. AT-R-11
    #[error("{figure} would run into {other}.")]
    InTheWay {
        /// The figure that moves.
        figure: Id,
        /// The id of the figure or object in the way.
        other: Id,
    },
    /// A high barrier is in the way. AT-HIGH-01
    #[error("{section} is part of a high barrier, so no figure may move through it.")]
    HighBarrier {
        /// The section that the base would sweep over.
        section: Id,
    },
    /// The figure would stop astride a section. AT-R-55
    #[error("{figure} would stop astride {section} or too near behind it; the base must end {}.{} mm clear of it.", .clear / 1_000, .clear % 1_000 / 100)]
    Astride {
        /// The figure that moves.
        figure: Id,
        /// The section that the base is too near to.
        section: Id,
        /// The gap that the base must leave to the section.
        clear: i32,
    },
    /// The centre of the base would leave the surface. AT-R-12
    #[error("The wheel of {figure} would leave the surface.")]
    OffTheSurface {
        /// The id of the figure that would move.
        figure: Id,
    },
    /// The figure does not cross the section that it should destroy. AT-R-56
    #[error("The move does not cross {section}, so it cannot destroy this section.")]
    NotCrossed {
        /// The section that the order destroys.
        section: Id,
    },
    /// The section cannot be destroyed. AT-SAMP-07
    #[error("{section} cannot be destroyed.")]
    Indestructible {
        /// The section that the order destroys.
        section: Id,
    },
    /// The figure cannot push like this. AT-OBJ-03
    #[error(transparent)]
    #[serde(untagged)]
    Push(#[from] PushFault),
}

/// What sets the limit of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum LimitedBy {
    /// The Speed that the wheel shows. AT-MOVE-01
    Speed,
    /// The slowing terrain in which the figure starts. AT-SLOW-03
    Slowing,
    /// The object that the figure pushes. AT-OBJ-03
    Pushing,
    /// The special that gives a free move with a number of tix in place of the Speed. AT-MOVE-01
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
            MoveFault::Push(fault) => fault.clause(),
        }
    }
}
