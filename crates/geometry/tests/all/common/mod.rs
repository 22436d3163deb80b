//! Slow versions of the geometry's functions, which calculate with whole numbers of any size. Also generates random
//! positions on which both versions are compared.

pub mod big;

use std::cmp::Ordering;

use big::Big;
use geometry::{BOUND, Leg, Point, Polygon};
use proptest::prelude::*;

/// A point whose coordinates count in a fraction of a micrometre.
#[derive(Clone, Debug)]
pub struct Fine {
    pub x: Big,
    pub y: Big,
}

impl Fine {
    fn to(&self, other: &Fine) -> Fine {
        Fine { x: &other.x - &self.x, y: &other.y - &self.y }
    }

    fn dot(&self, other: &Fine) -> Big {
        &(&self.x * &other.x) + &(&self.y * &other.y)
    }

    fn cross(&self, other: &Fine) -> Big {
        &(&self.x * &other.y) - &(&self.y * &other.x)
    }
}

/// Converts a point to units of 1/`scale` micrometre.
pub fn fine(point: Point, scale: i64) -> Fine {
    Fine { x: Big::new(i64::from(point.x) * scale), y: Big::new(i64::from(point.y) * scale) }
}

/// Returns the point at the fraction `part / whole` of a leg, in units of 1/`whole` micrometre.
pub fn on_leg(leg: Leg, part: i64, whole: i64) -> Fine {
    let mix = |from: i32, to: i32| &Big::new(i64::from(from) * (whole - part)) + &Big::new(i64::from(to) * part);
    Fine { x: mix(leg.from().x, leg.to().x), y: mix(leg.from().y, leg.to().y) }
}

/// Returns the edges of a polygon, in units of 1/`scale` micrometre.
pub fn fine_edges(polygon: &Polygon, scale: i64) -> Vec<(Fine, Fine)> {
    let points = polygon.points();
    (0..points.len()).map(|at| (fine(points[at], scale), fine(points[(at + 1) % points.len()], scale))).collect()
}

/// Compares the distance of a point from a line with a length. Measures from the foot of the perpendicular.
pub fn point_line(point: &Fine, a: &Fine, b: &Fine, length: &Big) -> Ordering {
    let (along, to) = (a.to(b), a.to(point));
    let (dot, whole) = (along.dot(&to), along.dot(&along));
    if dot.sign() <= 0 {
        return to.dot(&to).cmp(&length.squared());
    }
    if dot >= whole {
        let to = b.to(point);
        return to.dot(&to).cmp(&length.squared());
    }
    let off = Fine { x: &(&to.x * &whole) - &(&along.x * &dot), y: &(&to.y * &whole) - &(&along.y * &dot) };
    off.dot(&off).cmp(&(length * &whole).squared())
}

/// Returns whether two lines share a point. Computes where on each line they cross.
pub fn lines_meet(a: (&Fine, &Fine), b: (&Fine, &Fine)) -> bool {
    let zero = Big::new(0);
    let on = |point: &Fine, line: (&Fine, &Fine)| point_line(point, line.0, line.1, &zero).is_eq();
    if on(a.0, b) || on(a.1, b) || on(b.0, a) || on(b.1, a) {
        return true;
    }
    let (first, second, between) = (a.0.to(a.1), b.0.to(b.1), a.0.to(b.0));
    let whole = first.cross(&second);
    if whole.sign() == 0 {
        return false;
    }
    let inside = |part: Big| {
        let part = if whole.sign() < 0 { -&part } else { part };
        let whole = if whole.sign() < 0 { -&whole } else { whole.clone() };
        part >= zero && part <= whole
    };
    inside(between.cross(&second)) && inside(between.cross(&first))
}

/// Compares the distance between two lines with a length.
pub fn line_line(a: (&Fine, &Fine), b: (&Fine, &Fine), length: &Big) -> Ordering {
    if lines_meet(a, b) {
        return Big::new(0).cmp(length);
    }
    let ends = [
        point_line(a.0, b.0, b.1, length),
        point_line(a.1, b.0, b.1, length),
        point_line(b.0, a.0, a.1, length),
        point_line(b.1, a.0, a.1, length),
    ];
    ends.into_iter().min().expect("there are four ends")
}

/// Returns 1 for a point inside, 0 on the border and -1 outside. Counts how often the polygon winds around the point.
pub fn place(point: &Fine, edges: &[(Fine, Fine)]) -> i32 {
    let zero = Big::new(0);
    if edges.iter().any(|(a, b)| point_line(point, a, b, &zero).is_eq()) {
        return 0;
    }
    let mut winds = 0;
    for (a, b) in edges {
        let left = a.to(b).cross(&a.to(point)).sign();
        if a.x <= point.x && b.x > point.x && left > 0 {
            winds += 1;
        }
        if a.x > point.x && b.x <= point.x && left < 0 {
            winds -= 1;
        }
    }
    if winds == 0 { -1 } else { 1 }
}

/// Compares the distance of a point from a polygon with a length. Inside, the distance is negative.
pub fn point_polygon(point: &Fine, edges: &[(Fine, Fine)], length: &Big) -> Ordering {
    let border =
        |length: &Big| edges.iter().map(|(a, b)| point_line(point, a, b, length)).min().expect("a polygon has edges");
    match (place(point, edges), length.sign()) {
        (0, _) => 0.cmp(&length.sign()),
        (1, -1) => border(&-length).reverse(),
        (1, _) => Ordering::Less,
        (_, 1) => border(length),
        _ => Ordering::Greater,
    }
}

/// Compares the distance of a line from a polygon with a length, which must not be negative.
pub fn line_polygon(line: (&Fine, &Fine), edges: &[(Fine, Fine)], length: &Big) -> Ordering {
    let nearest = edges.iter().map(|(a, b)| line_line(line, (a, b), length)).min().expect("a polygon has edges");
    if place(line.0, edges) >= 0 { nearest.min(Big::new(0).cmp(length)) } else { nearest }
}

/// Returns sizes for coordinates: small sizes, with which points often coincide, sizes of a table, and the largest
/// size.
pub fn sizes() -> impl Strategy<Value = i32> {
    prop_oneof![Just(6), Just(60), Just(4_000), Just(1_200_000), Just(BOUND)]
}

pub fn coordinate(size: i32) -> BoxedStrategy<i32> {
    prop_oneof![8 => -size..=size, 1 => Just(size), 1 => Just(-size)].boxed()
}

pub fn point(size: i32) -> BoxedStrategy<Point> {
    (coordinate(size), coordinate(size)).prop_map(|(x, y)| Point::new(x, y)).boxed()
}

/// Returns simple polygons of three to eight corners, which are often not convex.
pub fn polygon(size: i32) -> BoxedStrategy<Polygon> {
    let around = (point(size), prop::collection::vec(point(size), 3..9)).prop_map(|(middle, mut points)| {
        let angle = |point: &Point| f64::from(point.y - middle.y).atan2(f64::from(point.x - middle.x));
        points.sort_by(|a, b| angle(a).total_cmp(&angle(b)));
        points
    });
    let loose = prop::collection::vec(point(size), 3..6);
    let rect = (point(size), point(size)).prop_map(|(a, b)| vec![a, Point::new(b.x, a.y), b, Point::new(a.x, b.y)]);
    prop_oneof![3 => around, 1 => loose, 1 => rect]
        .prop_filter_map("the points make no polygon", |points| Polygon::new(points).ok())
        .boxed()
}

/// Returns ways, some by direction and length and some between two points.
pub fn leg(size: i32) -> BoxedStrategy<Leg> {
    let ordered = (point(size), 0..360, 0..=size)
        .prop_map(|(from, degrees, length)| Leg::toward(from, geometry::Direction::degrees(degrees), length));
    let between = (point(size), point(size)).prop_map(|(from, to)| Leg::between(from, to));
    prop_oneof![ordered, between].prop_filter("out of bounds", |leg| leg.to().is_in_bounds()).boxed()
}
