//! The search for ways. It tries straight legs from corner to corner of obstacles, and the rules check each leg.

use super::obstacles::{Obstacle, Walker};
use crate::action::Leg;
use crate::battle::PlasticFudge;
use crate::ground::Going;
use crate::length::Length;
use crate::options::Turns;
use crate::rules::{Journey, MoveFault, Mover};
use crate::state::State;
use geometry::{Direction, INCH, Point};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap};

/// How many degrees a Unit can turn for one inch of its movement. If the option `turns` is `grid45`, every turn is a
/// multiple of this angle. PF-MOVE-03, PF-R-45
const ARC: i32 = 45;
/// How many directions of arrival the search tells apart at a corner. Of two ways that arrive in the same direction,
/// only the cheaper is kept. Ways that arrive in different directions may differ by the turns that follow.
const SIDES: usize = 8;
/// If a way to a corner costs at least this much more than the cheapest, the search drops it, whatever its direction.
/// In micrometres.
pub(super) const TURNING: i32 = 4 * INCH;

/// A path has arrived if it ends at most this far from its goal, in micrometres. Legs in whole degrees rarely end
/// exactly there.
pub(super) const ARRIVED: i32 = INCH / 8;

/// A point that a search has reached, and how the search got there.
#[derive(Clone, Debug)]
pub(super) struct Label {
    pub journey: Journey,
    pub spent: i32,
    /// The index of the label from which the search came; `None` at the start.
    from: Option<usize>,
    /// The legs from that label to this one.
    legs: Vec<Leg>,
}

/// A search for ways of one mover. It gives up after a limited number of steps.
pub(super) struct Finder<'a> {
    pub walker: Walker<'a>,
    pub mover: Mover<'a>,
    going: Going,
    pub labels: Vec<Label>,
    steps: u32,
    /// The obstacles that stopped a leg.
    pub met: BTreeSet<Obstacle>,
    /// The markers that every way must keep clear of, by their index in the state.
    pub shunned: Vec<usize>,
}

impl<'a> Finder<'a> {
    pub fn new(game: &'a PlasticFudge, state: &'a State, mover: Mover<'a>, steps: u32) -> Finder<'a> {
        let bases = mover.bases().collect();
        let walker = Walker { game, state, unit: mover.unit, gait: mover.gait, bases };
        let (labels, met, shunned) = (Vec::new(), BTreeSet::new(), Vec::new());
        Finder { walker, mover, going: Going::default(), labels, steps, met, shunned }
    }

    /// Says whether the search may take more steps.
    pub const fn has_steps(&self) -> bool {
        self.steps > 0
    }

    /// Forgets what was found, and begins a search.
    pub fn begin(&mut self, start: Journey) {
        self.labels.clear();
        self.labels.push(Label { journey: start, spent: 0, from: None, legs: Vec::new() });
    }

    /// Returns the straight ways to a point. They end as near to it as directions in whole degrees allow. With the
    /// option `turns` at `grid45`, there are up to two ways, each of at most two straight legs. If the search is at the
    /// point already, the way has no legs.
    pub fn toward(&self, at: Point, facing: i32, to: Point) -> Vec<Vec<Leg>> {
        let Some(bearing) = at.bearing(to) else { return vec![Vec::new()] };
        if self.walker.game.options().turns == Turns::Free {
            return vec![straight(facing, bearing, length_to(at, bearing, to)).0];
        }
        on_grid(at, facing, to, bearing)
    }

    /// Searches from corner to corner within the allowance, the cheapest labels first. Passes the index of each label
    /// to `look`, and stops when `look` returns false.
    pub fn explore(&mut self, start: Journey, mut look: impl FnMut(&mut Self, usize) -> bool) {
        let (allowance, mut corners) = (self.mover.allowance, Vec::new());
        let shunned = self.shunned.iter().copied().map(Obstacle::Marker);
        for obstacle in self.walker.obstacles(start.at, allowance).into_iter().chain(shunned) {
            self.walker.corners(obstacle, &mut corners);
        }
        self.begin(start);
        let mut best = Best::default();
        let mut heap = BinaryHeap::from([Reverse((0, 0_usize))]);
        while let Some(Reverse((spent, label))) = heap.pop() {
            if !self.has_steps() || !look(self, label) {
                break;
            }
            let journey = self.labels[label].journey;
            for (n, corner) in corners.iter().enumerate() {
                let at_least = self.at_least(&journey, spent, *corner);
                if at_least > allowance || best.is_worse(n, &journey, at_least, *corner) {
                    continue;
                }
                for legs in self.toward(journey.at, journey.facing, *corner) {
                    let Some(end) = self.travel(&journey, &legs) else { continue };
                    if best.improves(n, end.facing, self.mover.spent(&end)) {
                        let reached = self.push(label, legs, end);
                        heap.push(Reverse((self.labels[reached].spent, reached)));
                    }
                }
            }
        }
    }

    /// Returns the ways from a label straight to a point. Each ends at most [`ARRIVED`] from the point, at a place
    /// where the Unit may end its move.
    pub fn arrivals(&mut self, label: usize, to: Point) -> impl Iterator<Item = (Vec<Leg>, Journey)> {
        let Label { journey, spent, .. } = self.labels[label];
        let far = self.at_least(&journey, spent, to) > self.mover.allowance;
        let ways = if far { Vec::new() } else { self.toward(journey.at, journey.facing, to) };
        ways.into_iter().filter_map(move |legs| {
            let end = self.travel(&journey, &legs)?;
            let arrives = end.at.is_within(to, ARRIVED) && self.mover.check_end(&end).is_ok();
            arrives.then_some((legs, end))
        })
    }

    /// Follows legs from a journey, as far as the rules allow them. If a leg is not allowed, or touches a shunned
    /// marker, notes the obstacle and returns `None`.
    pub fn travel(&mut self, journey: &Journey, legs: &[Leg]) -> Option<Journey> {
        let mut journey = *journey;
        for leg in legs {
            self.steps = self.steps.saturating_sub(1);
            let from = journey;
            match self.mover.step(&mut journey, *leg, &mut self.going) {
                Ok(()) => {}
                Err(fault) => {
                    let id = match fault {
                        MoveFault::Closed { piece, .. } => Some(piece),
                        MoveFault::InTheWay { other, .. } => Some(other),
                        _ => None,
                    };
                    self.met.extend(id.and_then(|id| self.walker.named(id)));
                    return None;
                }
            }
            if let Some(marker) = self.shunned_on(&from, &journey) {
                self.met.insert(Obstacle::Marker(marker));
                return None;
            }
        }
        Some(journey)
    }

    /// Returns a marker in `shunned` that a leg touches while it comes nearer to the marker; `None` if there is none.
    fn shunned_on(&self, from: &Journey, to: &Journey) -> Option<usize> {
        if self.shunned.is_empty() || from.at == to.at {
            return None;
        }
        let touches = |marker: &usize| {
            let disc = geometry::Disc::new(self.walker.state.markers[*marker].at, crate::rules::MARKER);
            self.mover.ways(geometry::Leg::between(from.at, to.at)).any(|(unit, leg)| {
                let sweep = geometry::Sweep::new(leg, self.walker.game.profile(unit).radius);
                sweep.meets_disc(disc, geometry::Touch::Gap(geometry::TOLERANCE)) && leg.approaches(disc.centre)
            })
        };
        self.shunned.iter().copied().find(touches)
    }

    /// Returns the least cost of a journey that goes straight on to a point, in micrometres.
    pub fn at_least(&self, journey: &Journey, spent: i32, to: Point) -> i32 {
        let Some(bearing) = journey.at.bearing(to) else { return spent };
        spent + turning(journey.facing, bearing) + journey.at.distance_floor(to)
    }

    /// Adds a label and returns its index.
    pub fn push(&mut self, from: usize, legs: Vec<Leg>, journey: Journey) -> usize {
        let spent = self.mover.spent(&journey);
        self.labels.push(Label { journey, spent, from: Some(from), legs });
        self.labels.len() - 1
    }

    /// Returns the whole path from the start to a label.
    pub fn path(&self, label: usize) -> Vec<Leg> {
        let mut parts = Vec::new();
        let mut at = Some(label);
        while let Some(n) = at {
            parts.push(&self.labels[n].legs);
            at = self.labels[n].from;
        }
        parts.into_iter().rev().flatten().copied().collect()
    }

    /// Returns the cheapest path past these corners to a point, within the mover's allowance. `None` if the search
    /// finds none before its steps are used up.
    pub fn plan(&mut self, start: Journey, corners: &[Point], goal: Point) -> Option<Vec<Leg>> {
        self.begin(start);
        let mut best = Best::default();
        let mut heap = BinaryHeap::from([Reverse((self.at_least(&start, 0, goal), 0_usize, false))]);
        while let Some(Reverse((_, label, is_goal))) = heap.pop() {
            if is_goal {
                return Some(self.path(label));
            }
            if !self.has_steps() {
                return None;
            }
            let Label { journey, spent, .. } = self.labels[label].clone();
            for legs in self.toward(journey.at, journey.facing, goal) {
                if let Some(end) = self.travel(&journey, &legs) {
                    let reached = self.push(label, legs, end);
                    heap.push(Reverse((self.labels[reached].spent, reached, true)));
                }
            }
            for (n, corner) in corners.iter().enumerate() {
                if best.is_worse(n, &journey, self.at_least(&journey, spent, *corner), *corner) {
                    continue;
                }
                for legs in self.toward(journey.at, journey.facing, *corner) {
                    let Some(end) = self.travel(&journey, &legs) else { continue };
                    let spent = self.mover.spent(&end);
                    if best.improves(n, end.facing, spent) {
                        let reached = self.push(label, legs, end);
                        heap.push(Reverse((self.at_least(&end, spent, goal), reached, false)));
                    }
                }
            }
        }
        None
    }
}

/// For each corner and each direction of arrival: what the cheapest known way costs.
#[derive(Debug, Default)]
pub(super) struct Best(BTreeMap<usize, [i32; SIDES]>);

impl Best {
    /// Says whether a way to a corner is no better than the known ones. The way costs at least `at_least`.
    pub fn is_worse(&self, corner: usize, from: &Journey, at_least: i32, to: Point) -> bool {
        let Some(bearing) = from.at.bearing(to) else { return true };
        let Some(known) = self.0.get(&corner) else { return false };
        let cheapest = known.iter().copied().min().unwrap_or(i32::MAX);
        known[side(bearing)] <= at_least || cheapest.saturating_add(TURNING) <= at_least
    }

    /// Notes a way if it is cheaper than the known one that arrives in the same direction. Returns whether the way was
    /// noted.
    pub fn improves(&mut self, corner: usize, facing: i32, spent: i32) -> bool {
        let known = &mut self.0.entry(corner).or_insert([i32::MAX; SIDES])[side(facing)];
        let better = spent < *known;
        *known = spent.min(*known);
        better
    }
}

const fn side(degrees: i32) -> usize {
    (degrees.rem_euclid(360) / ARC) as usize
}

/// Returns the shorter turn from a facing to a bearing, in degrees from -179 to 180.
pub(super) const fn turn_of(facing: i32, bearing: i32) -> i32 {
    let turn = (bearing - facing).rem_euclid(360);
    if turn > 180 { turn - 360 } else { turn }
}

/// Returns what the turn from a facing to a bearing costs, in micrometres. PF-R-45
const fn turning(facing: i32, bearing: i32) -> i32 {
    (turn_of(facing, bearing).abs() + ARC - 1) / ARC * INCH
}

/// Returns the length of a leg in this direction that ends exactly at a point. If no leg ends there exactly, returns
/// the distance.
fn length_to(at: Point, bearing: i32, to: Point) -> i32 {
    let (direction, far) = (Direction::degrees(bearing), at.distance_round(to));
    let exact = [far, far - 1, far + 1].into_iter().find(|length| *length > 0 && at.along(direction, *length) == to);
    exact.unwrap_or(far)
}

/// Returns the legs of a turn and a straight way, and the facing after them. A turn or a way of 0 is left out.
fn straight(facing: i32, bearing: i32, length: i32) -> (Vec<Leg>, i32) {
    let turn = turn_of(facing, bearing);
    let turns = (turn != 0).then_some(Leg::Turn(turn));
    let goes = (length > 0).then_some(Leg::Go(Length(length)));
    (turns.into_iter().chain(goes).collect(), bearing)
}

/// Changes the rounded lengths of two legs a little if they then end exactly at a point.
fn exactly(at: Point, to: Point, (u, along_u): (Direction, i32), (v, along_v): (Direction, i32)) -> (i32, i32) {
    const NEAR: [i32; 7] = [0, 1, -1, 2, -2, 3, -3];
    let ends = |(one, other): &(i32, i32)| *one >= 0 && *other >= 0 && at.along(u, *one).along(v, *other) == to;
    let all = NEAR.into_iter().flat_map(|du| NEAR.map(|dv| (along_u + du, along_v + dv)));
    all.into_iter().find(ends).unwrap_or((along_u, along_v))
}

/// Returns the ways in two legs, in neighbouring directions of the 45-degree grid, in either order.
fn on_grid(at: Point, facing: i32, to: Point, bearing: i32) -> Vec<Vec<Leg>> {
    let first = facing + turn_of(facing, bearing).div_euclid(ARC) * ARC;
    let [a, b] = [first, first + ARC].map(|degrees| degrees.rem_euclid(360));
    let [u, v] = [a, b].map(Direction::degrees);
    let (dx, dy) = (i128::from(to.x) - i128::from(at.x), i128::from(to.y) - i128::from(at.y));
    let cross = |ax: i128, ay: i128, bx: i128, by: i128| ax * by - ay * bx;
    let part = |direction: Direction| (i128::from(direction.cos()), i128::from(direction.sin()));
    let ((ux, uy), (vx, vy)) = (part(u), part(v));
    let whole = cross(ux, uy, vx, vy);
    let unit = i128::from(Direction::UNIT);
    let along_u = (cross(dx, dy, vx, vy) * unit / whole).max(0) as i32;
    let along_v = (cross(ux, uy, dx, dy) * unit / whole).max(0) as i32;
    let (along_u, along_v) = exactly(at, to, (u, along_u), (v, along_v));
    let both = |(first, length): (i32, i32), (second, rest): (i32, i32)| {
        let (mut legs, looks) = straight(facing, first, length);
        if length == 0 {
            legs.clear();
        }
        let from = if length == 0 { facing } else { looks };
        if rest > 0 {
            legs.extend(straight(from, second, rest).0);
        }
        legs
    };
    let mut ways = vec![both((a, along_u), (b, along_v))];
    if along_u > 0 && along_v > 0 {
        ways.push(both((b, along_v), (a, along_u)));
    }
    ways.retain(|legs| !legs.is_empty());
    ways
}
