//! Tests of spans: the parts of a way inside polygons and discs, and sets of them.

use crate::common::big::Big;
use crate::common::*;
use geometry::{BOUND, Border, Direction, Disc, INCH, Leg, Point, Polygon, Rect, Span, Spans, UNITS};
use proptest::prelude::*;

fn square(from: (i32, i32), to: (i32, i32)) -> Polygon {
    Polygon::rect(Rect::between(Point::new(from.0, from.1), Point::new(to.0, to.1))).expect("a rectangle")
}

fn inside(leg: Leg, polygon: &Polygon, border: Border) -> Vec<Span> {
    let mut spans = Spans::new();
    spans.add(Span::new(1, 2)); // The call must remove this span.
    leg.spans_in_polygon(polygon, border, &mut spans);
    spans.as_slice().to_vec()
}

fn line(from: (i32, i32), to: (i32, i32)) -> Leg {
    Leg::between(Point::new(from.0, from.1), Point::new(to.0, to.1))
}

#[test]
fn a_way_through_a_square_has_one_span_in_it() {
    let forest = square((4 * INCH, 0), (7 * INCH, 10 * INCH));
    let leg = Leg::toward(Point::new(0, INCH), Direction::degrees(0), 20 * INCH);
    for border in [Border::Inside, Border::Outside] {
        assert_eq!(inside(leg, &forest, border), [Span::micrometres(4 * INCH, 7 * INCH)]);
    }
    let back = Leg::between(leg.to(), leg.from());
    assert_eq!(inside(back, &forest, Border::Inside), [Span::micrometres(13 * INCH, 16 * INCH)]);
}

#[test]
fn a_way_along_the_border_is_inside_only_where_the_border_is() {
    let wall = square((10, 0), (20, 5));
    for along in [line((0, 5), (30, 5)), line((0, 0), (30, 0))] {
        assert_eq!(inside(along, &wall, Border::Inside), [Span::micrometres(10, 20)]);
        assert_eq!(inside(along, &wall, Border::Outside), []);
    }
}

#[test]
fn a_touch_in_a_point_is_a_span_without_length() {
    let roof = Polygon::new([Point::new(0, 0), Point::new(20, 0), Point::new(10, 10)]).unwrap();
    assert_eq!(inside(line((0, 10), (20, 10)), &roof, Border::Inside), [Span::micrometres(10, 10)]);
    assert_eq!(inside(line((0, 10), (20, 10)), &roof, Border::Outside), []);
    let wall = square((10, 0), (20, 10));
    assert_eq!(inside(line((0, 5), (10, 5)), &wall, Border::Inside), [Span::micrometres(10, 10)]);
    assert_eq!(inside(line((20, 5), (30, 5)), &wall, Border::Inside), [Span::micrometres(0, 0)]);
    assert_eq!(inside(line((20, 5), (30, 5)), &wall, Border::Outside), []);
    assert_eq!(inside(line((0, 5), (9, 5)), &wall, Border::Inside), []);
}

#[test]
fn a_way_between_two_points_of_a_square_is_inside() {
    let wide = square((-100, -100), (100, 100));
    assert_eq!(inside(line((-3, 0), (5, 6)), &wide, Border::Outside), [Span::micrometres(0, 10)]);
    assert_eq!(inside(line((3, 3), (3, 3)), &wide, Border::Inside), []);
}

#[test]
fn a_way_through_a_comb_has_a_span_in_each_tooth() {
    let corners = [
        (0, 0),
        (50, 0),
        (50, 20),
        (40, 20),
        (40, 10),
        (30, 10),
        (30, 20),
        (20, 20),
        (20, 10),
        (10, 10),
        (10, 20),
        (0, 20),
    ];
    let comb = Polygon::new(corners.map(|(x, y)| Point::new(x, y))).unwrap();
    let teeth = [Span::micrometres(0, 10), Span::micrometres(20, 30), Span::micrometres(40, 50)];
    assert_eq!(inside(line((0, 15), (60, 15)), &comb, Border::Outside), teeth);
    assert_eq!(inside(line((0, 20), (60, 20)), &comb, Border::Inside), teeth);
    assert_eq!(inside(line((0, 10), (60, 10)), &comb, Border::Inside), [Span::micrometres(0, 50)]);
    assert_eq!(inside(line((0, 10), (60, 10)), &comb, Border::Outside), teeth);
}

#[test]
fn a_way_through_a_disc_has_one_span_in_it() {
    let disc = Disc::new(Point::new(50, 3), 5);
    assert_eq!(line((0, 0), (100, 0)).span_in_disc(disc), Some(Span::micrometres(46, 54)));
    assert_eq!(line((50, 0), (100, 0)).span_in_disc(disc), Some(Span::micrometres(0, 4)));
    assert_eq!(line((0, 8), (100, 8)).span_in_disc(disc), Some(Span::micrometres(50, 50)));
    assert_eq!(line((0, 9), (100, 9)).span_in_disc(disc), None);
    assert_eq!(line((0, 3), (45, 3)).span_in_disc(disc), Some(Span::micrometres(45, 45)));
    assert_eq!(line((0, 3), (44, 3)).span_in_disc(disc), None);
    assert_eq!(line((50, 3), (50, 3)).span_in_disc(disc), None);
}

#[test]
fn spans_in_holes_are_removed() {
    let leg = line((0, 0), (100, 0));
    let mut spans = Spans::new();
    leg.spans_in_polygon(&square((10, -10), (90, 10)), Border::Outside, &mut spans);
    leg.remove_discs(&[Disc::new(Point::new(50, 3), 5), Disc::new(Point::new(90, 0), 10)], &mut spans);
    assert_eq!(spans.as_slice(), [Span::micrometres(10, 46), Span::micrometres(54, 80)]);
    assert_eq!((spans.total(), spans.longest()), (62 * UNITS, 36 * UNITS));
    assert!(spans.has_longer_than(35) && !spans.has_longer_than(36));
}

#[test]
fn touching_spans_merge_and_removing_a_span_removes_touches_in_it() {
    let mut spans: Spans = [(8, 9), (0, 2), (4, 6), (2, 4)].map(|(from, to)| Span::new(from, to)).into_iter().collect();
    assert_eq!(spans.as_slice(), [Span::new(0, 6), Span::new(8, 9)]);
    spans.add(Span::new(7, 7));
    assert!(spans.contains(7) && spans.contains(0) && spans.contains(9) && !spans.contains(10));
    spans.remove(Span::new(6, 7));
    assert_eq!(spans.as_slice(), [Span::new(0, 6), Span::new(8, 9)]);
    spans.remove(Span::new(2, 3));
    assert_eq!(spans.as_slice(), [Span::new(0, 2), Span::new(3, 6), Span::new(8, 9)]);
    spans.intersect(&[Span::new(1, 3), Span::new(9, 20)].into_iter().collect());
    assert_eq!(spans.as_slice(), [Span::new(1, 2), Span::new(3, 3), Span::new(9, 9)]);
    spans.clear();
    assert!(spans.is_empty() && spans.longest() == 0 && spans.total() == 0);
}

#[test]
fn spans_are_right_at_the_bounds() {
    let leg = line((-BOUND, -BOUND), (BOUND, BOUND));
    let all = square((-BOUND, -BOUND), (BOUND, BOUND));
    assert_eq!(inside(leg, &all, Border::Outside), [leg.span()]);
    let span = leg.span_in_disc(Disc::new(Point::new(0, 0), BOUND)).unwrap();
    let half = i64::from(leg.length()) * UNITS / 2;
    assert!((half - span.from - i64::from(BOUND) * UNITS).abs() < UNITS);
    assert!((span.to - half - i64::from(BOUND) * UNITS).abs() < UNITS);
}

/// Returns places on a way to test: random places, crossings with edges, and places between crossings.
fn places(leg: Leg, edges: &[geometry::Segment], chance: &[f64]) -> Vec<i64> {
    let whole = leg.span().to;
    let (from, to) = (leg.from(), leg.to());
    let minus = |a: Point, b: Point| (f64::from(a.x) - f64::from(b.x), f64::from(a.y) - f64::from(b.y));
    let cross = |a: (f64, f64), b: (f64, f64)| a.0 * b.1 - a.1 * b.0;
    let crossing = |edge: &geometry::Segment| {
        let along = minus(edge.to, edge.from);
        let part = cross(minus(edge.from, from), along) / cross(minus(to, from), along);
        part.is_finite().then_some((part * whole as f64) as i64)
    };
    let mut all: Vec<i64> = edges.iter().filter_map(crossing).chain([0, whole]).collect();
    all.sort_unstable();
    all.extend(all.clone().windows(2).map(|pair| pair[0] / 2 + pair[1] / 2));
    all.extend(all.clone().into_iter().flat_map(|at| [at.saturating_sub(3), at.saturating_add(3)]));
    all.extend(chance.iter().map(|chance| (chance * whole as f64) as i64));
    all.retain(|at| (0..=whole).contains(at));
    all
}

fn is_end(spans: &[Span], place: i64) -> bool {
    spans.iter().any(|span| (span.from - place).abs() <= 1 || (span.to - place).abs() <= 1)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn a_way_is_in_a_polygon_where_its_points_are(
        (leg, polygon) in sizes().prop_flat_map(|size| (leg(size), polygon(size))),
        chance in prop::collection::vec(0.0..1.0, 8),
    ) {
        prop_assume!(leg.from() != leg.to());
        let whole = leg.span().to;
        let edges = fine_edges(&polygon, whole);
        let (mut closed, mut open) = (Spans::new(), Spans::new());
        leg.spans_in_polygon(&polygon, Border::Inside, &mut closed);
        leg.spans_in_polygon(&polygon, Border::Outside, &mut open);
        prop_assert!(open.as_slice().iter().all(|span| span.length() > 0));
        for at in places(leg, &polygon.edges().collect::<Vec<_>>(), &chance) {
            let found = place(&on_leg(leg, at, whole), &edges);
            if !is_end(closed.as_slice(), at) {
                prop_assert_eq!(closed.contains(at), found >= 0, "{} of {} in {:?}", at, whole, closed);
            }
            if found != 0 && !is_end(open.as_slice(), at) {
                prop_assert_eq!(open.contains(at), found > 0, "{} of {} in {:?}", at, whole, open);
            }
            let on_border = |at: i64| (0..=whole).contains(&at) && place(&on_leg(leg, at, whole), &edges) == 0;
            if found == 0 && on_border(at - 2) && on_border(at + 2) && !is_end(open.as_slice(), at) {
                prop_assert!(!open.contains(at));
            }
        }
    }

    #[test]
    fn a_way_is_in_a_disc_where_its_points_are(
        (leg, centre, radius) in sizes().prop_flat_map(|size| (leg(size), point(size), 0..=size)),
        chance in prop::collection::vec(0.0..1.0, 8),
    ) {
        prop_assume!(leg.from() != leg.to());
        let whole = leg.span().to;
        let span = leg.span_in_disc(Disc::new(centre, radius));
        let mut all = places(leg, &[], &chance);
        let nearest = |at: i64| span.is_some_and(|span| (span.from - at).abs() <= 1 || (span.to - at).abs() <= 1);
        all.extend(span.into_iter().flat_map(|span| [span.from - 2, span.from + 2, span.to - 2, span.to + 2]));
        for at in all.into_iter().filter(|at| (0..=whole).contains(at) && !nearest(*at)) {
            let (centre, reach) = (fine(centre, whole), &Big::new(radius.into()) * &Big::new(whole));
            let found = point_line(&on_leg(leg, at, whole), &centre, &centre, &reach).is_le();
            prop_assert_eq!(span.is_some_and(|span| span.from <= at && at <= span.to), found, "{} in {:?}", at, span);
        }
    }

    #[test]
    fn unions_differences_and_intersections_of_spans_are_right(
        a in prop::collection::vec((0_i64..40, 1_i64..6), 0..8),
        b in prop::collection::vec((0_i64..40, 1_i64..6), 0..8),
    ) {
        let set = |all: &[(i64, i64)]| all.iter().map(|&(from, long)| Span::new(from, from + long)).collect::<Spans>();
        let has = |all: &[(i64, i64)], cell: i64| all.iter().any(|&(from, long)| from <= cell && cell < from + long);
        let holds = |set: &Spans, cell: i64| set.as_slice().iter().any(|span| span.from <= cell && cell < span.to);
        let (one, other) = (set(&a), set(&b));
        let (mut union, mut rest, mut common) = (one.clone(), one.clone(), one.clone());
        union.union(&other);
        rest.subtract(&other);
        common.intersect(&other);
        let mut count = 0;
        for cell in 0..50 {
            let (in_a, in_b) = (has(&a, cell), has(&b, cell));
            prop_assert_eq!(holds(&union, cell), in_a || in_b);
            prop_assert_eq!(holds(&rest, cell), in_a && !in_b);
            prop_assert_eq!(holds(&common, cell), in_a && in_b);
            count += i64::from(in_a || in_b);
        }
        prop_assert_eq!(union.total(), count);
        for set in [&union, &rest, &common] {
            prop_assert!(set.as_slice().windows(2).all(|pair| pair[0].to < pair[1].from));
        }
    }
}
