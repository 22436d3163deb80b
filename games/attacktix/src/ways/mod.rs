//! Finds ways: legal paths to a place, or as near to it as the figure gets. AT-MOVE-02, AT-R-10

mod finder;

use crate::action::Leg;
use crate::battle::Attacktix;
use crate::numbers::SPOT_SEARCH;
use crate::place::Heading;
use crate::rolling::{heading_to, turned};
use crate::rules::{Course, Order};
use crate::state::{FigureIndex, State};
use finder::{Finder, Shunned};
use geometry::Point;

/// The step by which a path is shortened if the figure cannot roll to its end, in micrometres.
const SHORTER: i64 = 2_000;

/// A legal path, and its course.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// Turns and straight rolls.
    pub path: Vec<Leg>,
    /// The course of the path.
    pub course: Course,
}

impl Attacktix {
    /// Finds a legal path of a figure around obstacles to a place. If the figure has too few tix (clicks of its wheel),
    /// the path ends as near to the place as they allow. If the place is taken, the path ends near it. `facing` is the
    /// heading at the end. The path is found even if the figure may not move now. AT-R-10
    pub fn way(&self, state: &State, figure: FigureIndex, to: Point, facing: Option<Heading>) -> Way {
        let from = state.figures[figure.index()].at;
        let mut best = self.staying(state, figure, facing);
        let limit = self.limited(state, figure, false);
        let reach = i32::from(limit.tix) * self.options().tix.0;
        let goal = self.stand_near(state, figure, from, to);
        let both = [(true, true), (true, false), (false, true), (false, false)];
        let mut tried: Vec<Vec<Point>> = Vec::new();
        for (low, slowing) in both {
            let finder = Finder::new(self, state, figure, reach, Shunned { low, slowing });
            let Some(route) = finder.route(from, goal) else { continue };
            if tried.contains(&route) {
                continue;
            }
            if let Some(way) = self.rolled_out(state, figure, &route, reach, facing)
                && nearer(&way.course, &best.course, to)
            {
                best = way;
            }
            tried.push(route);
        }
        best
    }

    /// Returns the path on which the figure only turns to `facing`.
    fn staying(&self, state: &State, figure: FigureIndex, facing: Option<Heading>) -> Way {
        let path: Vec<Leg> = facing.map(|facing| Leg::Face(turned(facing))).into_iter().collect();
        let limit = self.limited(state, figure, false);
        let (course, _) = self.trace(state, figure, Order::along(&path), limit);
        Way { path, course }
    }

    /// Returns this place if the figure fits there. Otherwise returns a free place near it, if possible one between
    /// this place and the figure.
    fn stand_near(&self, state: &State, figure: FigureIndex, from: Point, to: Point) -> Point {
        let half = self.size().surface;
        let to = Point::new(to.x.clamp(-half, half), to.y.clamp(-half, half));
        if self.fits(state, figure, to) {
            return to;
        }
        let this_side = heading_to(to, from).and_then(|heading| self.free_toward(state, figure, to, heading));
        let around = || self.free_spot(state, figure, to);
        this_side.filter(|place| place.is_within(to, 2 * SPOT_SEARCH)).or_else(around).or(this_side).unwrap_or(to)
    }

    /// Makes a path of turns and rolls from a route, and shortens it until it is legal. Returns nothing if no part of
    /// it is legal. Each roll starts at the rounded end of the roll before it.
    fn rolled_out(
        &self,
        state: &State,
        figure: FigureIndex,
        route: &[Point],
        reach: i32,
        facing: Option<Heading>,
    ) -> Option<Way> {
        let start = &state.figures[figure.index()];
        let (mut at, mut heading, mut left) = (start.at, start.facing, reach);
        let mut legs = Vec::new();
        for place in route {
            let Some(toward) = heading_to(at, *place) else { continue };
            let roll = at.distance_round(*place).min(left);
            if roll == 0 {
                break;
            }
            if toward != heading {
                legs.push(Leg::Face(toward));
            }
            legs.push(Leg::Roll(roll));
            at = crate::rolling::rolled(at, toward, roll);
            (heading, left) = (toward, left - roll);
        }
        self.longest(state, figure, &legs, facing)
    }

    /// Returns the longest legal first part of a path, or nothing if none is legal. The result is exact to the
    /// micrometre if only one stretch of the path is illegal.
    fn longest(&self, state: &State, figure: FigureIndex, legs: &[Leg], facing: Option<Heading>) -> Option<Way> {
        let limit = self.limited(state, figure, false);
        let judge = |length: i64| {
            let mut path = beginning(legs, length);
            path.extend(facing.map(|facing| Leg::Face(turned(facing))));
            let course = self.move_of(state, figure, Order::along(&path), limit).ok()?;
            Some(Way { path, course })
        };
        let whole = length_of(legs);
        let mut best = judge(whole);
        let (mut good, mut bad) = (whole, whole);
        while best.is_none() && good > 0 {
            (good, bad) = ((good - SHORTER).max(0), good);
            best = judge(good);
        }
        while bad - good > 1 {
            let middle = good + (bad - good) / 2;
            match judge(middle) {
                Some(way) => (best, good) = (Some(way), middle),
                None => bad = middle,
            }
        }
        best
    }
}

/// Returns whether a course ends nearer to a place than another course. At the same distance, the shorter roll is
/// better.
fn nearer(one: &Course, other: &Course, to: Point) -> bool {
    let rank = |course: &Course| (course.at.distance_squared(to), course.rolled);
    rank(one) < rank(other)
}

/// Returns the length of all rolls of a path.
fn length_of(legs: &[Leg]) -> i64 {
    let roll = |leg: &Leg| if let Leg::Roll(roll) = leg { i64::from(*roll) } else { 0 };
    legs.iter().map(roll).sum()
}

/// Returns the first part of a path, up to this length of rolls.
fn beginning(legs: &[Leg], length: i64) -> Vec<Leg> {
    let mut left = length;
    let mut path = Vec::new();
    for leg in legs {
        if left == 0 {
            break;
        }
        match *leg {
            Leg::Roll(roll) => {
                let roll = left.min(i64::from(roll));
                path.push(Leg::Roll(roll as i32));
                left -= roll;
            }
            Leg::Face(heading) => path.push(Leg::Face(heading)),
        }
    }
    path
}
