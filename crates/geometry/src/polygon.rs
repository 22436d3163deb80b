//! Simple polygons, such as the outlines of pieces of terrain.

use std::cmp::Ordering;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::direction::{self, Direction};
use crate::overlap;
use crate::point::{Point, Vector};
use crate::rect::Rect;
use crate::segment::{Segment, compare};

/// Where a point lies in relation to a polygon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// Inside, not on the border.
    Inside,
    /// On the border, corners included.
    Border,
    /// Outside, not on the border.
    Outside,
}

/// Why points do not make a polygon. The numbers of corners and edges begin with 0. Edge `n` begins at corner `n`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fault {
    /// There are fewer than three corners.
    TooFew {
        /// How many corners there are.
        corners: usize,
    },
    /// A corner lies beyond [`BOUND`](crate::BOUND).
    OutOfBounds {
        /// The index of the corner.
        corner: usize,
    },
    /// Two corners are the same point.
    Repeated {
        /// The lower number of the two.
        first: usize,
        /// The higher number of the two.
        second: usize,
    },
    /// Two edges meet outside the corner that neighbours share.
    Crossing {
        /// The lower number of the two.
        first: usize,
        /// The higher number of the two.
        second: usize,
    },
    /// All corners lie on one line.
    Flat,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooFew { corners } => write!(f, "the polygon has {corners} corners; it must have at least three"),
            Self::OutOfBounds { corner } => {
                write!(f, "corner {corner} is out of bounds; coordinates go from -{0} to {0} micrometres", crate::BOUND)
            }
            Self::Repeated { first, second } => write!(f, "corners {first} and {second} are the same point"),
            Self::Crossing { first, second } => {
                write!(f, "edges {first} and {second} meet; edges may meet only at the corner between neighbours")
            }
            Self::Flat => f.write_str("all corners lie on one line; a polygon must have an area"),
        }
    }
}

impl std::error::Error for Fault {}

/// A simple polygon, its border included. The corners may go around in either direction.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<Point>", into = "Vec<Point>")]
pub struct Polygon {
    points: Box<[Point]>,
    bounds: Rect,
}

impl Polygon {
    /// Makes a polygon of its corners.
    ///
    /// # Errors
    /// A [`Fault`]: there are fewer than three corners, or a corner is out of bounds or repeated. It is also a fault if
    /// all corners lie on one line, or if two edges meet outside the corner that neighbours share.
    pub fn new(points: impl Into<Box<[Point]>>) -> Result<Self, Fault> {
        let points = points.into();
        judge(&points)?;
        let mut bounds = Rect { min: points[0], max: points[0] };
        for point in &points {
            bounds = Rect {
                min: Point::new(bounds.min.x.min(point.x), bounds.min.y.min(point.y)),
                max: Point::new(bounds.max.x.max(point.x), bounds.max.y.max(point.y)),
            };
        }
        Ok(Self { points, bounds })
    }

    /// Returns the convex hull of points, counter-clockwise. Uses the monotone chain of Andrew (1979).
    ///
    /// # Errors
    /// A [`Fault`]: there are fewer than three different points, all lie on one line, or some are out of bounds.
    pub fn hull(mut points: Vec<Point>) -> Result<Self, Fault> {
        points.sort_unstable();
        points.dedup();
        let turns_left = |a: Point, b: Point, c: Point| {
            let part = |to: i32, from: i32| i64::from(to) - i64::from(from);
            part(b.x, a.x) * part(c.y, a.y) - part(b.y, a.y) * part(c.x, a.x) > 0
        };
        let mut around: Vec<Point> = Vec::new();
        for _ in 0..2 {
            let start = around.len();
            for point in &points {
                while around.len() >= start + 2
                    && !turns_left(around[around.len() - 2], around[around.len() - 1], *point)
                {
                    around.pop();
                }
                around.push(*point);
            }
            around.pop();
            points.reverse();
        }
        Self::new(around)
    }

    /// Makes a polygon of a rectangle, counter-clockwise from its south-west corner.
    ///
    /// # Errors
    /// A [`Fault`]: the rectangle has no area or is out of bounds.
    pub fn rect(rect: Rect) -> Result<Self, Fault> {
        let Rect { min, max } = rect;
        Self::new([min, Point::new(max.x, min.y), max, Point::new(min.x, max.y)])
    }

    /// Returns this polygon, turned counter-clockwise about the point (0, 0) by whole degrees, and then moved so that
    /// (0, 0) comes to `at`. Rounds each coordinate of a turned corner once, halves away from zero.
    ///
    /// # Errors
    /// A [`Fault`]: the result is out of bounds, or the rounded corners make no polygon.
    pub fn placed(&self, degrees: i32, at: Point) -> Result<Self, Fault> {
        let (turn, unit) = (Direction::degrees(degrees), i64::from(Direction::UNIT));
        let (cos, sin) = (i64::from(turn.cos()), i64::from(turn.sin()));
        let place = |point: &Point| {
            let (x, y) = (i64::from(point.x), i64::from(point.y));
            let turned_x = direction::rounded(x * cos - y * sin, unit) as i32;
            let turned_y = direction::rounded(x * sin + y * cos, unit) as i32;
            Point::new(turned_x + at.x, turned_y + at.y)
        };
        Self::new(self.points.iter().map(place).collect::<Box<[Point]>>())
    }

    /// Returns the corners, in the order in which they were given.
    pub fn points(&self) -> &[Point] {
        &self.points
    }

    /// Returns the edges. Edge `n` begins at corner `n`.
    pub fn edges(&self) -> impl ExactSizeIterator<Item = Segment> + '_ {
        edges(&self.points)
    }

    /// Returns the smallest rectangle along the axes that holds the polygon.
    pub const fn bounds(&self) -> Rect {
        self.bounds
    }

    /// Returns twice the area in square micrometres. It is positive if the corners go around counter-clockwise. Exact.
    pub fn doubled_area(&self) -> i64 {
        doubled_area(&self.points)
    }

    /// Returns whether a point lies inside, outside or on the border. Exact.
    pub fn place(&self, point: Point) -> Place {
        if !self.bounds.contains(point) {
            return Place::Outside;
        }
        let mut inside = false;
        for edge in self.edges() {
            let (from, to) = (edge.from, edge.to);
            let side = Vector::between(from, to).cross(Vector::between(from, point));
            if side == 0 && edge.bounds().contains(point) {
                return Place::Border;
            }
            if (from.y <= point.y) != (to.y <= point.y) && (side > 0) == (to.y > from.y) {
                inside = !inside;
            }
        }
        if inside { Place::Inside } else { Place::Outside }
    }

    /// Returns whether a point lies inside or on the border. Exact.
    pub fn contains(&self, point: Point) -> bool {
        self.place(point) != Place::Outside
    }

    /// Returns whether a point is inside or at most `limit` micrometres away. With a negative limit, the point must lie
    /// inside and at least `-limit` from the border. Exact.
    pub fn is_within(&self, point: Point, limit: i32) -> bool {
        self.compare(point, i64::from(limit)).is_le()
    }

    /// Returns whether this polygon overlaps another by more than `limit` micrometres. `limit` is 0 or more.
    ///
    /// The polygons overlap if some point of one lies inside the other, farther than `limit` from the other's border.
    /// So pieces that touch do not overlap, however their corners are rounded. Depths are exact to about a thousandth
    /// of a micrometre. Each polygon must stay in one piece if a rim of the width `limit` is cut off, and must be at
    /// least two micrometres thick.
    pub fn overlaps_by_more_than(&self, other: &Self, limit: i32) -> bool {
        overlap::overlap(self, other, i64::from(limit))
    }

    /// Compares the distance of a point from the polygon with a length. For a point inside, the distance is minus its
    /// distance from the border.
    pub(crate) fn compare(&self, point: Point, length: i64) -> Ordering {
        if !self.bounds.grown(length.max(0)).contains(point) {
            return Ordering::Greater;
        }
        match self.place(point) {
            Place::Border => 0.cmp(&length),
            Place::Inside if length >= 0 => Ordering::Less,
            Place::Inside => self.compare_border(point, -length).reverse(),
            Place::Outside if length <= 0 => Ordering::Greater,
            Place::Outside => self.compare_border(point, length),
        }
    }

    /// Compares the distance between a point and the border with a length that is not negative.
    fn compare_border(&self, point: Point, length: i64) -> Ordering {
        let mut nearest = Ordering::Greater;
        for edge in self.edges() {
            if edge.bounds().grown(length).contains(point) {
                nearest = nearest.min(compare(edge, point, length));
                if nearest.is_lt() {
                    break;
                }
            }
        }
        nearest
    }
}

impl TryFrom<Vec<Point>> for Polygon {
    type Error = Fault;

    fn try_from(points: Vec<Point>) -> Result<Self, Fault> {
        Self::new(points)
    }
}

impl From<Polygon> for Vec<Point> {
    fn from(polygon: Polygon) -> Self {
        polygon.points.into_vec()
    }
}

fn edges(points: &[Point]) -> impl ExactSizeIterator<Item = Segment> + '_ {
    let last = points.len() - 1;
    (0..points.len()).map(move |at| Segment::new(points[at], points[if at == last { 0 } else { at + 1 }]))
}

fn doubled_area(points: &[Point]) -> i64 {
    edges(points).map(|edge| Vector::between(points[0], edge.from).cross(Vector::between(points[0], edge.to))).sum()
}

/// Returns the first fault of the corners of a polygon, if any.
fn judge(points: &[Point]) -> Result<(), Fault> {
    let count = points.len();
    if count < 3 {
        return Err(Fault::TooFew { corners: count });
    }
    if let Some(corner) = points.iter().position(|point| !point.is_in_bounds()) {
        return Err(Fault::OutOfBounds { corner });
    }
    let pairs = || (0..count).flat_map(move |first| (first + 1..count).map(move |second| (first, second)));
    if let Some((first, second)) = pairs().find(|&(first, second)| points[first] == points[second]) {
        return Err(Fault::Repeated { first, second });
    }
    let along = Vector::between(points[0], points[1]);
    if points.iter().all(|point| along.cross(Vector::between(points[0], *point)) == 0) {
        return Err(Fault::Flat);
    }
    let edge = |at: usize| Segment::new(points[at], points[(at + 1) % count]);
    let faulty = |&(first, second): &(usize, usize)| {
        if second == first + 1 {
            folds(edge(first), edge(second))
        } else if first == 0 && second + 1 == count {
            folds(edge(second), edge(first))
        } else {
            edge(first).meets(edge(second))
        }
    };
    pairs().find(faulty).map_or(Ok(()), |(first, second)| Err(Fault::Crossing { first, second }))
}

/// Returns whether `next`, which begins at the end of `edge`, goes straight back over `edge`.
fn folds(edge: Segment, next: Segment) -> bool {
    let (first, second) = (Vector::between(edge.from, edge.to), Vector::between(next.from, next.to));
    first.cross(second) == 0 && first.dot(second) < 0
}
