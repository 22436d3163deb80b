//! Finds the shortest ways around obstacles: straight lines from corner to corner.

use crate::battle::Attacktix;
use crate::ground::Body;
use crate::numbers::OVERLAP;
use crate::place::TURN;
use crate::rolling::{heading_to, rolled};
use crate::rules::Stretch;
use crate::state::{FigureIndex, State};
use crate::terrain::Descriptor;
use geometry::{Disc, Leg, Point, Polygon, Segment, Sweep, Touch};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// The number of corners of the regular polygon around a disc.
const CORNERS: i32 = 8;
/// 1 divided by the cosine of half the angle between two corners, in thousandths, rounded up.
const WIDER: i64 = 1_083;
/// The gap that a way leaves between the base and obstacles, in micrometres.
const ROOM: i32 = 100;
/// How many lines between corners the search tries before it gives up.
const PATIENCE: u32 = 20_000;

/// Which terrain a way avoids, although a figure may cross it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Shunned {
    /// Whether the way avoids low barriers, which end a move. AT-LOW-02
    pub low: bool,
    /// Whether the way avoids slowing terrain, which ends a move. AT-SLOW-02
    pub slowing: bool,
}

/// The obstacles in the way of one figure.
pub(super) struct Finder<'a> {
    game: &'a Attacktix,
    radius: i32,
    bases: Vec<Disc>,
    bodies: Vec<Body>,
    lines: Vec<Segment>,
    slow: Vec<&'a Polygon>,
}

/// A place that a search has reached.
struct Label {
    at: Point,
    /// The length of the way to this place, in micrometres.
    far: i64,
    /// The index of the label from which the search came; `None` for the start.
    from: Option<usize>,
}

impl<'a> Finder<'a> {
    /// Gathers the obstacles within reach of a figure.
    pub fn new(game: &'a Attacktix, state: &'a State, figure: FigureIndex, reach: i32, shunned: Shunned) -> Finder<'a> {
        let (radius, is_master) = (game.radius(figure), game.profile(figure).is_master());
        let around = Disc::new(state.figures[figure.index()].at, reach + radius);
        let others = game.standing(state).filter(|other| *other != figure).map(|other| game.disc(state, other));
        let bars = |is_high: bool| !is_master && (is_high || shunned.low);
        let lines = game.barriers(state).filter(|(_, section)| bars(section.is_high)).map(|(_, section)| section.line);
        let slow = game.ground().areas(Descriptor::Slowing).map(|(_, area)| area).filter(|_| shunned.slowing);
        Finder {
            game,
            radius,
            bases: others.filter(|base| around.gap_at_most(*base, 0)).collect(),
            bodies: game.objects_on(state).map(|(_, body)| body).filter(|body| body.is_near(around, 0)).collect(),
            lines: lines.filter(|line| line.is_within(around.centre, around.radius)).collect(),
            slow: slow.filter(|area| around.polygon_gap_at_most(area, 0)).collect(),
        }
    }

    /// Returns whether the base can stand at a place.
    fn is_free_at(&self, at: Point) -> bool {
        let base = Disc::new(at, self.radius);
        self.game.surface().contains(at)
            && !self.bases.iter().any(|other| base.overlaps_by_more_than(*other, OVERLAP))
            && !self.bodies.iter().any(|body| body.overlaps(base, OVERLAP))
            && !self.lines.iter().any(|line| line.compare_point(at, self.radius - OVERLAP).is_lt())
            && !self.slow.iter().any(|area| area.is_within(at, -self.radius))
    }

    /// Returns whether the base can roll straight from one place to the other.
    fn is_free(&self, from: Point, to: Point) -> bool {
        let sweep = Sweep::new(Leg::between(from, to), self.radius);
        let leaves = |centre: Point| !sweep.leg.approaches(centre);
        !self.bases.iter().any(|base| sweep.meets_disc(*base, Touch::Overlap(OVERLAP)) && !leaves(base.centre))
            && !self.bodies.iter().any(|body| body.is_swept(&sweep, OVERLAP) && !leaves(body.centre()))
            && !self.lines.iter().any(|line| sweep.meets_segment(*line, Touch::Overlap(OVERLAP)))
            && !self.ends_in_the_slow(from, to)
    }

    fn ends_in_the_slow(&self, from: Point, to: Point) -> bool {
        if self.slow.is_empty() {
            return false;
        }
        let Some(heading) = heading_to(from, to) else { return false };
        let stretch = Stretch::new(from, heading, from.distance_round(to), self.radius);
        self.slow.iter().any(|area| stretch.entry(area).is_some())
    }

    /// Returns the corners of all obstacles, widened by the radius of the base. Leaves out corners where the base
    /// cannot stand.
    fn corners(&self) -> Vec<Point> {
        let mut found = Vec::new();
        let mut around = |centre: Point, radius: i32| {
            let far = (i64::from(radius + ROOM) * WIDER / 1_000) as i32;
            found.extend((0..CORNERS).map(|n| rolled(centre, n * TURN / CORNERS, far)));
        };
        for base in &self.bases {
            around(base.centre, base.radius + self.radius);
        }
        for body in &self.bodies {
            match body {
                Body::Round(disc) => around(disc.centre, disc.radius + self.radius),
                Body::Straight(outline) => outline.points().iter().for_each(|corner| around(*corner, self.radius)),
            }
        }
        for line in &self.lines {
            [line.from, line.to].into_iter().for_each(|end| around(end, self.radius));
        }
        for area in &self.slow {
            area.points().iter().for_each(|corner| around(*corner, 0));
        }
        found.retain(|at| self.is_free_at(*at));
        found
    }

    /// Finds the shortest way between two places that bends only at corners. Returns the places on the way without the
    /// start. Returns `None` if no way exists, or if the search gives up after [`PATIENCE`] lines.
    pub fn route(&self, from: Point, to: Point) -> Option<Vec<Point>> {
        if self.is_free(from, to) {
            return Some(vec![to]);
        }
        if !self.is_free_at(to) {
            return None;
        }
        let mut open = self.corners();
        open.push(to);
        let mut labels = vec![Label { at: from, far: 0, from: None }];
        let mut best = vec![i64::MAX; open.len()];
        let mut heap = BinaryHeap::from([Reverse((0, 0_usize, usize::MAX))]);
        let mut patience = PATIENCE;
        while let Some(Reverse((_, label, corner))) = heap.pop() {
            let (at, far) = (labels[label].at, labels[label].far);
            if corner < best.len() && far > best[corner] {
                continue;
            }
            if at == to {
                return Some(places(&labels, label));
            }
            for (n, next) in open.iter().enumerate() {
                let gone = far + i64::from(at.distance_round(*next));
                if gone >= best[n] || *next == at {
                    continue;
                }
                patience = patience.checked_sub(1)?;
                if self.is_free(at, *next) {
                    best[n] = gone;
                    labels.push(Label { at: *next, far: gone, from: Some(label) });
                    heap.push(Reverse((gone + i64::from(next.distance_round(to)), labels.len() - 1, n)));
                }
            }
        }
        None
    }
}

/// Returns the places on the way to a label, without the start.
fn places(labels: &[Label], label: usize) -> Vec<Point> {
    let mut way = Vec::new();
    let mut at = label;
    while let Some(from) = labels[at].from {
        way.push(labels[at].at);
        at = from;
    }
    way.reverse();
    way
}
