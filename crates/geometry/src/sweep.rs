//! Sweeps: discs that move along a way.

use std::cmp::Ordering;

use crate::disc::Disc;
use crate::leg::Leg;
use crate::point::{Point, Vector, square};
use crate::polygon::Polygon;
use crate::rect::Rect;
use crate::segment::{Segment, compare, compare_polygon, compare_segments};
use crate::wide::{compare_root, last};

/// What counts as meeting an obstacle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Touch {
    /// The gap is at most this number of micrometres. `Gap(0)` is contact.
    Gap(i32),
    /// The overlap is more than this number of micrometres, which must be at most the radius of the disc.
    Overlap(i32),
}

/// A disc whose centre moves along a way, start and end included.
///
/// The `first_…` methods return how far the disc travels until it first meets something, rounded down to whole
/// micrometres along the way. The methods return 0 if the disc meets the obstacle at the start, and `None` if the disc
/// never meets it. Each answer is exact for the line between the ends of the [`Leg`], scaled to the leg's stored
/// length.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sweep {
    /// The way of the centre.
    pub leg: Leg,
    /// The radius of the disc, in micrometres.
    pub radius: i32,
}

impl Sweep {
    /// Makes the sweep of a disc with this radius, in micrometres, along a way.
    pub const fn new(leg: Leg, radius: i32) -> Self {
        Self { leg, radius }
    }

    /// Returns the smallest rectangle along the axes that holds the moving disc on its whole way.
    pub fn bounds(&self) -> Rect {
        self.leg.line().bounds().grown(i64::from(self.radius))
    }

    /// Returns whether the moving disc meets another disc at any point of the way. Exact.
    pub fn meets_disc(&self, disc: Disc, touch: Touch) -> bool {
        let reach = Reach::of(i64::from(self.radius) + i64::from(disc.radius), touch);
        reach.length >= 0
            && self.leg.line().bounds().grown(reach.length).contains(disc.centre)
            && reach.is_met(compare(self.leg.line(), disc.centre, reach.length))
    }

    /// Returns whether the moving disc meets a polygon at any point of the way. Exact.
    pub fn meets_polygon(&self, polygon: &Polygon, touch: Touch) -> bool {
        let reach = self.reach(touch);
        reach.is_met(compare_polygon(self.leg.line(), polygon, reach.length))
    }

    /// Returns whether the moving disc meets a straight line at any point of the way. Exact.
    pub fn meets_segment(&self, segment: Segment, touch: Touch) -> bool {
        let reach = self.reach(touch);
        self.leg.line().bounds().grown(reach.length).meets(&segment.bounds())
            && reach.is_met(compare_segments(self.leg.line(), segment, reach.length))
    }

    /// Returns how far the disc travels until it first meets another disc.
    pub fn first_disc(&self, disc: Disc, touch: Touch) -> Option<i32> {
        let reach = Reach::of(i64::from(self.radius) + i64::from(disc.radius), touch);
        if reach.length < 0 || !self.leg.line().bounds().grown(reach.length).contains(disc.centre) {
            return None;
        }
        first_round(self.leg, disc.centre, reach).map(|at| at as i32)
    }

    /// Returns how far the disc travels until it first meets a polygon.
    pub fn first_polygon(&self, polygon: &Polygon, touch: Touch) -> Option<i32> {
        let reach = self.reach(touch);
        let bounds = self.leg.line().bounds().grown(reach.length);
        if !bounds.meets(&polygon.bounds()) {
            return None;
        }
        if reach.is_met(polygon.compare(self.leg.from(), reach.length)) {
            return Some(0);
        }
        // The centre comes from outside. It first meets a circle around a corner, whose radius is the reach, or an edge
        // that is moved outwards by the reach.
        let mut first: Option<i64> = None;
        for edge in polygon.edges().filter(|edge| bounds.meets(&edge.bounds())) {
            let found = [first_round(self.leg, edge.from, reach), first_straight(self.leg, edge, reach)];
            first = found.into_iter().flatten().chain(first).min();
        }
        first.map(|at| at as i32)
    }

    /// Returns how far the disc travels until it first meets a straight line.
    pub fn first_segment(&self, segment: Segment, touch: Touch) -> Option<i32> {
        let reach = self.reach(touch);
        if !self.leg.line().bounds().grown(reach.length).meets(&segment.bounds()) {
            return None;
        }
        if reach.is_met(compare(segment, self.leg.from(), reach.length)) {
            return Some(0);
        }
        let ends = [segment.from, segment.to].into_iter().filter_map(|end| first_round(self.leg, end, reach));
        ends.chain(first_straight(self.leg, segment, reach)).min().map(|at| at as i32)
    }

    fn reach(&self, touch: Touch) -> Reach {
        let reach = Reach::of(i64::from(self.radius), touch);
        assert!(reach.length >= 0, "the overlap is at most the radius of the disc");
        reach
    }
}

/// How near the centre of the moving disc must come to an obstacle, in micrometres.
#[derive(Clone, Copy)]
struct Reach {
    length: i64,
    /// Whether the centre must come nearer than `length`. If not, a distance of exactly `length` is enough.
    nearer: bool,
}

impl Reach {
    fn of(radius: i64, touch: Touch) -> Self {
        match touch {
            Touch::Gap(limit) => Self { length: radius + i64::from(limit), nearer: false },
            Touch::Overlap(limit) => Self { length: radius - i64::from(limit), nearer: true },
        }
    }

    /// Returns whether the disc meets an obstacle. `distance` is the result of comparing the centre's distance with the
    /// reach.
    fn is_met(self, distance: Ordering) -> bool {
        if self.nearer { distance.is_lt() } else { distance.is_le() }
    }
}

/// Returns how far a point moves along a way, in whole micrometres, until it first comes within reach of `centre`.
///
/// Let `u` be the part of the way that the point has travelled, 0 to 1. The squared distance less the squared reach is
/// `whole·u² - 2·half·u + beyond`.
fn first_round(leg: Leg, centre: Point, reach: Reach) -> Option<i64> {
    let (along, to) = (leg.vector(), Vector::between(leg.from(), centre));
    let (whole, half) = (along.squared(), along.dot(to));
    let beyond = to.squared() - reach.length * reach.length;
    if reach.is_met(beyond.cmp(&0)) {
        return Some(0);
    }
    if half <= 0 {
        return None;
    }
    let root_squared = square(half) - i128::from(whole) * i128::from(beyond);
    if !reach.is_met(0.cmp(&root_squared)) {
        return None;
    }
    // The distance shrinks up to the place of the line that is nearest to the centre. If the way ends before this
    // place, the end of the way is its nearest point. Then only the end decides.
    if half > whole && !reach.is_met((whole - 2 * half + beyond).cmp(&0)) {
        return None;
    }
    let length = i64::from(leg.length());
    let not_before = |at: i64| {
        let (at, length) = (i128::from(at), i128::from(length));
        let (whole, half, beyond) = (i128::from(whole), i128::from(half), i128::from(beyond));
        half * length >= whole * at && whole * at * at - 2 * half * at * length + beyond * length * length >= 0
    };
    let guess = (i128::from(half) - root_squared.isqrt()) * i128::from(length) / i128::from(whole);
    Some(last(guess as i64, length, not_before))
}

/// Returns how far a point moves along a way, in whole micrometres, until it first comes within reach of an edge.
/// Counts only places beside the edge, not those around its ends.
///
/// Let `u` be the part of the way that the point has travelled, 0 to 1, and `n` the squared length of the edge. Then
/// the distance from the line of the edge is `(high - fall·u) / √n`. The distance equals `reach` where `fall·u = high -
/// reach·√n`.
fn first_straight(leg: Leg, edge: Segment, reach: Reach) -> Option<i64> {
    let (along, border) = (leg.vector(), Vector::between(edge.from, edge.to));
    let to = Vector::between(edge.from, leg.from());
    let (high, fall) = (border.cross(to), -border.cross(along));
    let (high, fall) = if high < 0 { (-high, -fall) } else { (high, fall) };
    let square_length = border.squared();
    let over = |high: i64| compare_root(high.into(), reach.length.into(), square_length);
    if fall <= 0 || over(high).is_lt() || !reach.is_met(over(high - fall)) {
        return None;
    }
    // The point is beside the edge if 0 <= start + drift·u <= n. Both sides are multiplied by `fall`.
    let (start, drift) = (border.dot(to), border.dot(along));
    let place = i128::from(start) * i128::from(fall) + i128::from(drift) * i128::from(high);
    let (shift, end) = (i128::from(drift) * i128::from(reach.length), i128::from(square_length) * i128::from(fall));
    if compare_root(place, shift, square_length).is_lt() || compare_root(place - end, shift, square_length).is_gt() {
        return None;
    }
    let length = i64::from(leg.length());
    let not_before = |at: i64| {
        let left = i128::from(length) * i128::from(high) - i128::from(at) * i128::from(fall);
        compare_root(left, i128::from(length) * i128::from(reach.length), square_length).is_ge()
    };
    let root = (square(reach.length) * i128::from(square_length)).isqrt();
    let guess = (i128::from(high) - root) * i128::from(length) / i128::from(fall);
    Some(last(guess.clamp(0, length.into()) as i64, length, not_before))
}
