//! The search for ways. It tries straight legs from corner to corner of obstacles, and the rules check each leg.

use super::legs::{ARC, Aim, Legs, is_root_at_least};
use super::obstacles::{Obstacle, Walker};
use crate::action::Leg;
use crate::battle::PlasticFudge;
use crate::ground::Going;
use crate::rules::{Journey, MoveFault, Mover};
use crate::state::State;
use geometry::{INCH, Point};
use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap};

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
#[derive(Clone, Copy, Debug)]
pub(super) struct Label {
    pub journey: Journey,
    pub spent: i32,
    /// The index of the label from which the search came; `None` at the start.
    from: Option<usize>,
    /// The legs from that label to this one.
    legs: Legs,
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
        let blocking = mover.blocking_bases().collect();
        let walker = Walker { game, state, gait: mover.gait, bases, blocking };
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
        self.labels.push(Label { journey: start, spent: 0, from: None, legs: Legs::NONE });
    }

    /// Returns the straight ways to the point of an aim.
    pub fn ways(&self, aim: &Aim) -> impl Iterator<Item = Legs> + use<> {
        aim.ways(self.walker.game.options().turns)
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
        let mut best = Best::new(corners.len());
        let mut heap = BinaryHeap::from([Reverse((0, 0_usize))]);
        while let Some(Reverse((spent, label))) = heap.pop() {
            if !self.has_steps() || !look(self, label) {
                break;
            }
            let journey = self.labels[label].journey;
            let too_much = i64::from(allowance) - i64::from(spent) + 1;
            for (n, corner) in corners.iter().enumerate() {
                let least = too_much.min(best.too_much(n, spent));
                if is_root_at_least(journey.at.distance_squared(*corner), least) {
                    continue;
                }
                let aim = Aim::new(&journey, *corner);
                if aim.costs(too_much) || best.is_worse(n, &aim, spent) {
                    continue;
                }
                for legs in self.ways(&aim) {
                    let Some(end) = self.travel(&journey, legs.as_slice()) else { continue };
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
    pub fn arrivals(&mut self, label: usize, to: Point) -> impl Iterator<Item = (Legs, Journey)> {
        let Label { journey, spent, .. } = self.labels[label];
        let too_much = i64::from(self.mover.allowance) - i64::from(spent) + 1;
        let is_far = is_root_at_least(journey.at.distance_squared(to), too_much);
        let aim = (!is_far).then(|| Aim::new(&journey, to)).filter(|aim| !aim.costs(too_much));
        let ways = aim.map(|aim| self.ways(&aim));
        ways.into_iter().flatten().filter_map(move |legs| {
            let end = self.travel(&journey, legs.as_slice())?;
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

    /// Adds a label and returns its index.
    pub fn push(&mut self, from: usize, legs: Legs, journey: Journey) -> usize {
        let spent = self.mover.spent(&journey);
        self.labels.push(Label { journey, spent, from: Some(from), legs });
        self.labels.len() - 1
    }

    /// Returns the whole path from the start to a label.
    pub fn path(&self, label: usize) -> Vec<Leg> {
        let mut parts = Vec::new();
        let mut at = Some(label);
        while let Some(n) = at {
            parts.push(self.labels[n].legs.as_slice());
            at = self.labels[n].from;
        }
        parts.into_iter().rev().flatten().copied().collect()
    }

    /// Returns the cheapest path past these corners to a point, within the mover's allowance. `None` if the search
    /// finds none before its steps are used up.
    pub fn plan(&mut self, start: Journey, corners: &[Point], goal: Point) -> Option<Vec<Leg>> {
        self.begin(start);
        let mut best = Best::new(corners.len());
        let mut heap = BinaryHeap::from([Reverse((Aim::new(&start, goal).least(), 0_usize, false))]);
        while let Some(Reverse((_, label, is_goal))) = heap.pop() {
            if is_goal {
                return Some(self.path(label));
            }
            if !self.has_steps() {
                return None;
            }
            let Label { journey, spent, .. } = self.labels[label];
            for legs in self.ways(&Aim::new(&journey, goal)) {
                if let Some(end) = self.travel(&journey, legs.as_slice()) {
                    let reached = self.push(label, legs, end);
                    heap.push(Reverse((self.labels[reached].spent, reached, true)));
                }
            }
            for (n, corner) in corners.iter().enumerate() {
                if is_root_at_least(journey.at.distance_squared(*corner), best.too_much(n, spent)) {
                    continue;
                }
                let aim = Aim::new(&journey, *corner);
                if best.is_worse(n, &aim, spent) {
                    continue;
                }
                for legs in self.ways(&aim) {
                    let Some(end) = self.travel(&journey, legs.as_slice()) else { continue };
                    let spent = self.mover.spent(&end);
                    if best.improves(n, end.facing, spent) {
                        let reached = self.push(label, legs, end);
                        heap.push(Reverse((spent + Aim::new(&end, goal).least(), reached, false)));
                    }
                }
            }
        }
        None
    }
}

/// For each corner and each direction of arrival: what the cheapest known way costs.
#[derive(Debug)]
struct Best(Vec<[i32; SIDES]>);

impl Best {
    fn new(corners: usize) -> Best {
        Best(vec![[i32::MAX; SIDES]; corners])
    }

    /// Returns the cost from which on a way to a corner is no better than the known ones, whatever its direction, less
    /// what the way has cost already.
    fn too_much(&self, corner: usize, spent: i32) -> i64 {
        let cheapest = self.0[corner].iter().copied().min().unwrap_or(i32::MAX);
        i64::from(cheapest.saturating_add(TURNING)) - i64::from(spent)
    }

    /// Says whether a way to a corner is no better than the known ones. The way has cost `spent` already, and goes
    /// straight on to the corner.
    fn is_worse(&self, corner: usize, aim: &Aim, spent: i32) -> bool {
        let Some(bearing) = aim.bearing else { return true };
        let known = self.0[corner][side(bearing)];
        aim.costs(i64::from(known) - i64::from(spent)) || aim.costs(self.too_much(corner, spent))
    }

    /// Notes a way if it is cheaper than the known one that arrives in the same direction. Returns whether the way was
    /// noted.
    fn improves(&mut self, corner: usize, facing: i32, spent: i32) -> bool {
        let known = &mut self.0[corner][side(facing)];
        let better = spent < *known;
        *known = spent.min(*known);
        better
    }
}

const fn side(degrees: i32) -> usize {
    (degrees.rem_euclid(360) / ARC) as usize
}
