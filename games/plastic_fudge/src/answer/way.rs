//! Legal ways to a point, or as near to it as a move gets.

use super::finder::{ARRIVED, Finder, TURNING};
use super::legs::{Aim, Legs, turn_of};
use super::obstacles::Obstacle;
use crate::action::Leg;
use crate::battle::PlasticFudge;
use crate::length::Length;
use crate::options::Turns;
use crate::rules::{Journey, Mover};
use crate::state::{State, UnitIndex};
use geometry::{Direction, INCH, LONGEST, Point};
use std::collections::BTreeSet;

/// How many steps the search for one way may take.
const STEPS: u32 = 12_000;
/// The most times that the search begins. It begins again when it has met new obstacles.
const ROUNDS: usize = 8;
/// By how much the search shortens a leg at a time if the Unit may not end its move there, in micrometres.
const SHORTER: i32 = INCH / 10;
/// The shortest part of a leg that the search keeps, in micrometres.
const LEAST: i32 = INCH / 100;
/// If the Unit does not fit at a point, the search looks for another point within this distance, in micrometres.
const BESIDE: i32 = 6 * INCH;

/// A legal path, with where the Unit ends and what it costs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// The turns and straight legs, in order; never empty.
    pub path: Vec<Leg>,
    /// The centre of the Unit's base at the end.
    pub end: Point,
    /// The facing of the Unit at the end, in whole degrees counter-clockwise from east.
    pub facing: i32,
    /// What the path costs, in micrometres.
    pub spent: i32,
    /// Whether the path ends at the point that was asked for, or as near to it as legs in whole degrees can come.
    pub arrives: bool,
}

impl PlasticFudge {
    /// Returns a legal path of one move along the cheapest known way to a point.
    ///
    /// The way goes around obstacles, and around markers that the Unit may set off if that is possible. If the point is
    /// too far away or cannot be entered, the path goes as near as the move allows. This may be only a turn on the
    /// spot. Returns `None` if the Unit may not move, is there already or can do nothing. The state may come from a
    /// view, because the search treats real and false markers alike.
    pub fn way(&self, state: &State, unit: UnitIndex, to: Point, facing: Option<i32>) -> Option<Way> {
        self.way_of(state, self.mover(state, unit, None).ok()?, to, facing)
    }

    /// Returns the path that [`PlasticFudge::way`] returns, for a mover that may tow a Howitzer.
    pub(crate) fn way_of(&self, state: &State, mover: Mover<'_>, to: Point, facing: Option<i32>) -> Option<Way> {
        let start = mover.begin();
        let search = |shunned| Search { game: self, state, mover: &mover, start, shunned };
        let tries: Vec<Search<'_>> = self.shunned(state, &mover).into_iter().map(search).collect();
        if let Some((search, (path, journey))) = tries.iter().find_map(|search| Some((search, search.within(to)?))) {
            return search.ended(path, journey, to, facing);
        }
        let mut best: Option<Way> = None;
        for search in &tries {
            let found = search.way(to, facing);
            if found.as_ref().is_some_and(|way| way.arrives) {
                return found;
            }
            let nearer = |way: &Way, other: &Way| way.end.distance_squared(to) < other.end.distance_squared(to);
            best = match (best, found) {
                (Some(old), Some(new)) => Some(if nearer(&new, &old) { new } else { old }),
                (old, new) => old.or(new),
            };
        }
        best
    }

    /// Returns the markers to keep clear of in each try: first all that the mover may set off, then none.
    pub(super) fn shunned(&self, state: &State, mover: &Mover<'_>) -> Vec<Vec<usize>> {
        let all = 0..state.markers.len();
        let shunned: Vec<usize> = all.filter(|marker| self.sets_off(mover.unit, &state.markers[*marker])).collect();
        if shunned.is_empty() { vec![shunned] } else { vec![shunned, Vec::new()] }
    }
}

struct Search<'a> {
    game: &'a PlasticFudge,
    state: &'a State,
    mover: &'a Mover<'a>,
    start: Journey,
    shunned: Vec<usize>,
}

impl Search<'_> {
    /// Finds a way of any length, and returns as much of it as one move allows.
    fn way(&self, to: Point, facing: Option<i32>) -> Option<Way> {
        let goal = self.standable(to);
        let path = self.plan(goal).unwrap_or_else(|| self.straight_on(goal));
        self.cut(&path, to, facing)
    }

    /// Finds the cheapest way that arrives in one move, by the search that also answers `reach`. A way that ends
    /// exactly at the point comes before one that ends beside it.
    fn within(&self, to: Point) -> Option<(Vec<Leg>, Journey)> {
        if !self.start.at.is_within(to, self.mover.allowance + ARRIVED) {
            return None;
        }
        let mut finder = Finder::new(self.game, self.state, self.mover.clone(), super::reach::STEPS);
        finder.shunned.clone_from(&self.shunned);
        let mut best: Option<((bool, i32), Vec<Leg>, Journey)> = None;
        finder.explore(self.start, |finder, label| {
            if let Some(((beside, least), ..)) = best
                && finder.labels[label].spent > least + if beside { TURNING } else { 0 }
            {
                return false;
            }
            let ways: Vec<(Legs, Journey)> = finder.arrivals(label, to).collect();
            for (legs, end) in ways {
                let rank = (end.at != to, finder.mover.spent(&end));
                if best.as_ref().is_none_or(|(known, ..)| rank < *known) {
                    let path = finder.path(label).into_iter().chain(legs.as_slice().iter().copied()).collect();
                    best = Some((rank, path, end));
                }
            }
            true
        });
        best.map(|(_, path, journey)| (path, journey))
    }

    /// Returns a search whose mover has an allowance without limit.
    fn finder(&self, steps: u32) -> Finder<'_> {
        let mut mover = self.mover.clone();
        mover.allowance = LONGEST;
        let mut finder = Finder::new(self.game, self.state, mover, steps);
        finder.shunned.clone_from(&self.shunned);
        finder
    }

    /// Returns the point if the base fits there, or else a point nearby where it does. If there is no such point,
    /// returns the given point.
    fn standable(&self, to: Point) -> Point {
        let finder = self.finder(0);
        let free = |at: Point| finder.walker.can_stand(at) && self.mover.check_end(&Journey::begin(at, 0)).is_ok();
        if free(to) {
            return to;
        }
        let rings = (1..=BESIDE * 4 / INCH).map(|ring| ring * INCH / 4);
        for ring in rings {
            let around = (0..24).map(|part| to.along(Direction::degrees(part * 15), ring));
            let nearest = around.filter(|at| free(*at)).min_by_key(|at| at.distance_squared(self.start.at));
            if let Some(at) = nearest {
                return at;
            }
        }
        to
    }

    /// Finds the cheapest way past all obstacles. The search learns of an obstacle when one of its legs meets it.
    fn plan(&self, goal: Point) -> Option<Vec<Leg>> {
        let mut known: BTreeSet<Obstacle> = BTreeSet::new();
        let mut corners = Vec::new();
        let mut steps = STEPS;
        for round in 0..ROUNDS {
            let mut finder = self.finder(steps);
            if round == 0 {
                let new = self.rough_between(&finder, goal);
                self.learn(&finder, new, &mut known, &mut corners);
            }
            let found = finder.plan(self.start, &corners, goal);
            if found.is_some() {
                return found;
            }
            let new: Vec<Obstacle> = finder.met.difference(&known).copied().collect();
            if new.is_empty() || !finder.has_steps() {
                return None;
            }
            self.learn(&finder, new, &mut known, &mut corners);
            steps -= steps / ROUNDS as u32 / 2;
        }
        None
    }

    /// Adds new obstacles, and the bridges and roads across them, to `known`, and the corners of all of them to
    /// `corners`.
    fn learn(&self, finder: &Finder<'_>, new: Vec<Obstacle>, known: &mut BTreeSet<Obstacle>, corners: &mut Vec<Point>) {
        let paths: Vec<Obstacle> = new.iter().flat_map(|obstacle| self.paths_at(*obstacle)).collect();
        for obstacle in new.into_iter().chain(paths) {
            if known.insert(obstacle) {
                finder.walker.corners(obstacle, corners);
            }
        }
    }

    /// Returns the pieces on the straight line to the goal that affect movement. A way around them may be cheaper.
    fn rough_between(&self, finder: &Finder<'_>, goal: Point) -> Vec<Obstacle> {
        let leg = geometry::Leg::between(self.start.at, goal);
        let lies_on = |obstacle: &Obstacle| match obstacle {
            Obstacle::Piece(n) => leg.line().meets_polygon(&self.state.ground.patches()[*n].outline),
            _ => false,
        };
        finder.walker.obstacles(self.start.at, self.start.at.distance_round(goal)).into_iter().filter(lies_on).collect()
    }

    /// Returns the bridges and roads across a piece; none for another obstacle.
    fn paths_at(&self, obstacle: Obstacle) -> Vec<Obstacle> {
        let Obstacle::Piece(n) = obstacle else { return Vec::new() };
        let patches = self.state.ground.patches();
        let crosses = |(_, patch): &(usize, &crate::ground::Patch)| {
            patches[n].kind.is_overridden_by(patch.kind) && patch.outline.overlaps_by_more_than(&patches[n].outline, 0)
        };
        patches.iter().enumerate().filter(crosses).map(|(n, _)| Obstacle::Piece(n)).collect()
    }

    /// Returns a path straight towards the goal, for searches that find no better one.
    fn straight_on(&self, goal: Point) -> Vec<Leg> {
        let mut ways = Aim::new(&self.start, goal).ways(self.game.options().turns);
        ways.next().map(|legs| legs.as_slice().to_vec()).unwrap_or_default()
    }

    /// Returns as much of a path as one move allows, up to where the Unit may end its move.
    fn cut(&self, path: &[Leg], to: Point, facing: Option<i32>) -> Option<Way> {
        let mut finder = Finder::new(self.game, self.state, self.mover.clone(), STEPS);
        finder.shunned.clone_from(&self.shunned);
        let (mut journey, mut taken) = (self.start, Vec::new());
        for leg in path {
            if let Some(next) = finder.travel(&journey, &[*leg]) {
                journey = next;
                taken.push(*leg);
                continue;
            }
            if let Leg::Go(length) = leg
                && let Some((length, next)) = longest(&mut finder, &journey, length.0)
                && length >= LEAST
            {
                journey = next;
                taken.push(Leg::Go(Length(length)));
            }
            break;
        }
        while self.mover.check_end(&journey).is_err() {
            (journey, taken) = self.shortened(&mut finder, &taken)?;
        }
        self.ended(taken, journey, to, facing)
    }

    /// Turns a path into a [`Way`]. If the path arrives and the Unit can pay for one more turn, adds the turn to the
    /// facing that was asked for.
    fn ended(&self, mut taken: Vec<Leg>, mut journey: Journey, to: Point, facing: Option<i32>) -> Option<Way> {
        let mut finder = Finder::new(self.game, self.state, self.mover.clone(), STEPS);
        let arrives = journey.at.is_within(to, ARRIVED);
        if let Some(facing) = facing.filter(|_| arrives)
            && let Some((turn, next)) = self.last_turn(&mut finder, &journey, facing)
        {
            journey = next;
            taken.push(Leg::Turn(turn));
        }
        let way =
            Way { path: taken, end: journey.at, facing: journey.facing, spent: self.mover.spent(&journey), arrives };
        (!way.path.is_empty()).then_some(way)
    }

    /// Returns the turn to the facing that was asked for, if the Unit can pay for it. With the option `turns` at
    /// `grid45`, the turn is shortened to a multiple of 45 degrees.
    fn last_turn(&self, finder: &mut Finder<'_>, journey: &Journey, facing: i32) -> Option<(i32, Journey)> {
        let mut turn = turn_of(journey.facing, facing.rem_euclid(360));
        if self.game.options().turns == Turns::Grid45 {
            turn = turn / 45 * 45;
        }
        let next = (turn != 0).then(|| finder.travel(journey, &[Leg::Turn(turn)])).flatten()?;
        Some((turn, next))
    }

    /// Returns a path with a shorter last leg, or without it, and the journey at its end.
    fn shortened(&self, finder: &mut Finder<'_>, taken: &[Leg]) -> Option<(Journey, Vec<Leg>)> {
        let mut taken = taken.to_vec();
        while let Some(Leg::Turn(_)) = taken.last() {
            taken.pop();
        }
        let Some(Leg::Go(length)) = taken.pop() else { return None };
        if length.0 > SHORTER {
            taken.push(Leg::Go(Length(length.0 - SHORTER)));
        }
        let journey = finder.travel(&self.start, &taken)?;
        Some((journey, taken))
    }
}

/// Returns the longest part of a leg that the Unit may move, found by bisection, and the journey at its end.
fn longest(finder: &mut Finder<'_>, journey: &Journey, length: i32) -> Option<(i32, Journey)> {
    let (mut low, mut high, mut found) = (0, length, None);
    while high - low > 1 {
        let middle = low + (high - low) / 2;
        match finder.travel(journey, &[Leg::Go(Length(middle))]) {
            Some(next) => (low, found) = (middle, Some((middle, next))),
            None => high = middle,
        }
    }
    found
}
