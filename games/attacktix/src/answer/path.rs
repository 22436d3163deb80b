//! Where a path leads, and how a figure gets to a place. AT-R-10

use super::words::{Cited, PathAnswer, Pose, WayAnswer};
use crate::action::{Action, Leg};
use crate::battle::Attacktix;
use crate::id::Id;
use crate::numbers::TOUCH;
use crate::place::{Heading, Spot};
use crate::rules::{Course, Order};
use crate::state::{FigureIndex, State};
use geometry::{Disc, Point};
use referee::Seat;

impl Attacktix {
    /// Returns a path around the obstacles to a place, and where this path leads. If the figure cannot get there, the
    /// path ends as near to the place as possible. AT-R-10
    pub(super) fn way_answer(
        &self,
        state: &State,
        seat: Seat,
        figure: FigureIndex,
        to: Point,
        facing: Option<Heading>,
    ) -> WayAnswer {
        let path = self.way(state, figure, to, facing).path;
        let judged = self.path_answer(state, seat, figure, &path, None, &[]);
        WayAnswer { path, judged }
    }

    /// Returns where a path leads, and whether the seat may order it now. AT-R-10, AT-R-11, AT-R-55
    pub(super) fn path_answer(
        &self,
        state: &State,
        seat: Seat,
        figure: FigureIndex,
        path: &[Leg],
        push: Option<&Id>,
        destroy: &[Id],
    ) -> PathAnswer {
        let action = Action::Move {
            figure: self.profile(figure).id.clone(),
            path: path.to_vec(),
            push: push.cloned(),
            destroy: destroy.to_vec(),
        };
        let refusal = self.why_not(state, seat, &action);
        let limit = self.limited(state, figure, push.is_some());
        let (course, _) = self.trace(state, figure, Order { path, push, destroy }, limit);
        PathAnswer {
            legal: refusal.is_none(),
            refusal,
            tix: course.tix.min(u32::from(u8::MAX)) as u8,
            limit: i32::from(limit.tix) * self.options().tix.0,
            rolled: course.rolled.min(i64::from(i32::MAX)) as i32,
            way: course.way.iter().copied().map(Spot).collect(),
            end: Pose { at: Spot(course.at), facing: course.facing },
            stopped: course.stopped.map(|clause| Cited { clause }),
            crossed: course.crossed.iter().map(|section| self.ground().line(*section).id.clone()).collect(),
            touching: self.touching(state, figure, &course),
            inside: self.areas_inside(figure, course.at),
        }
    }

    /// Returns the bases, objects and sections that a figure's base touches at the end of a course, the pushed object
    /// included. AT-R-11
    fn touching(&self, state: &State, figure: FigureIndex, course: &Course) -> Vec<Id> {
        let base = Disc::new(course.at, self.radius(figure));
        let others = self.standing(state).filter(|other| *other != figure);
        let bases = others.filter(|other| base.gap_at_most(self.disc(state, *other), TOUCH));
        let pushed = course.pushed.map(|(piece, _)| piece);
        let bodies = self.objects_on(state).filter(|(n, body)| Some(*n) == pushed || body.is_near(base, TOUCH));
        let left = self.barriers(state).filter(|(section, _)| !course.destroyed.contains(section));
        let sections = left.filter(|(_, section)| section.line.is_within(base.centre, base.radius + TOUCH));
        let ids = bases.map(|other| self.profile(other).id.clone());
        let objects = bodies.map(|(piece, _)| self.ground().id(piece).clone());
        ids.chain(objects).chain(sections.map(|(_, section)| section.id.clone())).collect()
    }

    /// Returns the areas that wholly contain the figure's base if its centre is at this place. AT-R-57
    fn areas_inside(&self, figure: FigureIndex, at: Point) -> Vec<Id> {
        let ground = self.ground();
        let areas = ground.all().filter_map(|piece| Some((piece, ground.area(piece)?)));
        let inside = areas.filter(|(_, area)| area.is_within(at, -self.radius(figure)));
        inside.map(|(piece, _)| ground.id(piece).clone()).collect()
    }
}
