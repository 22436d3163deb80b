//! Tests of distances between points, discs, lines and polygons.

use crate::common::big::Big;
use crate::common::*;
use geometry::{BOUND, Disc, LONGEST, Place, Point, Rect, Segment};
use proptest::prelude::*;

#[test]
fn distances_are_right_at_the_bounds() {
    let (a, b) = (Point::new(-BOUND, -BOUND), Point::new(BOUND, BOUND));
    assert!(a.is_in_bounds() && !Point::new(BOUND + 1, 0).is_in_bounds());
    assert_eq!(a.distance_squared(b), 800_000_000_000_000);
    assert_eq!((a.distance_floor(b), a.distance_round(b)), (28_284_271, 28_284_271));
    assert!(a.is_within(b, 28_284_272) && !a.is_within(b, 28_284_271) && a.is_within(b, LONGEST));
    let line = Segment::new(a, Point::new(BOUND, BOUND - 1));
    assert!(line.is_within(b, 1) && !line.is_within(b, 0));
    assert!(!Segment::new(a, b).is_within(Point::new(0, 3), 2) && Segment::new(a, b).is_within(Point::new(0, 2), 2));
}

#[test]
fn discs_that_touch_have_no_gap_and_no_overlap() {
    let (a, b) = (Disc::new(Point::new(0, 0), 3), Disc::new(Point::new(3, 4), 2));
    assert!(a.gap_at_most(b, 0) && !a.gap_at_most(b, -1));
    assert!(!a.overlaps_by_more_than(b, 0) && a.overlaps_by_more_than(b, -1));
    assert_eq!(a.gap_rounded(b), 0);
    assert_eq!(a.gap_rounded(Disc::new(Point::new(1, 1), 1)), -3); // 1.41 - 4
    let still = Disc::new(Point::new(9, 9), 0);
    assert!(still.gap_at_most(still, 0) && !still.overlaps_by_more_than(still, 0));
}

#[test]
fn no_distance_is_within_a_negative_limit() {
    let at = Point::new(1, 1);
    assert!(!at.is_within(at, -1) && !Segment::new(at, at).is_within(at, -1));
    assert!(!Segment::new(at, at).segment_within(Segment::new(at, at), -1));
}

#[test]
fn a_rectangle_holds_shapes_that_stick_out_by_at_most_the_limit() {
    let table = Rect::between(Point::new(100, 0), Point::new(0, 100));
    assert!(table.contains(Point::new(100, 0)) && !table.contains(Point::new(101, 0)));
    assert!(table.holds_disc(Disc::new(Point::new(10, 50), 10), 0));
    assert!(!table.holds_disc(Disc::new(Point::new(9, 50), 10), 0));
    assert!(table.holds_disc(Disc::new(Point::new(9, 50), 10), 1));
    assert!(!table.holds_disc(Disc::new(Point::new(50, 50), 51), 0));
    let piece = geometry::Polygon::rect(Rect::between(Point::new(0, 0), Point::new(50, 103))).unwrap();
    assert!(table.holds(&piece, 3) && !table.holds(&piece, 2));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn distances_are_rounded_roots((a, b) in sizes().prop_flat_map(|size| (point(size), point(size)))) {
        let (floor, round) = (i64::from(a.distance_floor(b)), i64::from(a.distance_round(b)));
        let squared = a.distance_squared(b);
        prop_assert!(floor * floor <= squared && (floor + 1) * (floor + 1) > squared);
        prop_assert!(round == 0 || (2 * round - 1) * (2 * round - 1) < 4 * squared);
        prop_assert!((2 * round + 1) * (2 * round + 1) > 4 * squared);
        prop_assert!(a.is_within(b, floor as i32 + 1));
        prop_assert_eq!(a.is_within(b, floor as i32), floor * floor == squared);
    }

    #[test]
    fn gaps_of_discs_are_exact(
        (a, b, r, s, limit) in sizes().prop_flat_map(|size| (point(size), point(size), 0..=size, 0..=size, -size..=size))
    ) {
        let (one, other) = (Disc::new(a, r), Disc::new(b, s));
        let reach = |limit: i32| Big::new(i64::from(r) + i64::from(s) + i64::from(limit));
        let compare = |reach: Big| {
            if reach.sign() < 0 { return std::cmp::Ordering::Greater; }
            point_line(&fine(a, 1), &fine(b, 1), &fine(b, 1), &reach)
        };
        prop_assert_eq!(one.gap_at_most(other, limit), compare(reach(limit)).is_le());
        prop_assert_eq!(one.overlaps_by_more_than(other, limit), compare(reach(-limit)).is_lt());
        prop_assert_eq!(other.gap_rounded(one), a.distance_round(b) - r - s);
    }

    #[test]
    fn distances_of_lines_and_points_are_exact(
        (a, b, c, limit) in sizes().prop_flat_map(|size| (point(size), point(size), point(size), 0..=size))
    ) {
        let line = Segment::new(a, b);
        let exact = point_line(&fine(c, 1), &fine(a, 1), &fine(b, 1), &Big::new(limit.into()));
        prop_assert_eq!(line.compare_point(c, limit), exact);
        prop_assert_eq!(line.is_within(c, limit), exact.is_le());
    }

    #[test]
    fn distances_of_two_lines_are_exact(
        (a, b, c, d, limit) in
            sizes().prop_flat_map(|size| (point(size), point(size), point(size), point(size), 0..=size))
    ) {
        let (one, other) = (Segment::new(a, b), Segment::new(c, d));
        let (a, b, c, d) = (fine(a, 1), fine(b, 1), fine(c, 1), fine(d, 1));
        prop_assert_eq!(one.meets(other), lines_meet((&a, &b), (&c, &d)));
        prop_assert_eq!(one.segment_within(other, limit), line_line((&a, &b), (&c, &d), &Big::new(limit.into())).is_le());
    }

    #[test]
    fn distances_of_points_and_polygons_are_exact(
        (polygon, at, limit) in sizes().prop_flat_map(|size| (polygon(size), point(size), -size..=size))
    ) {
        let edges = fine_edges(&polygon, 1);
        let expected = match place(&fine(at, 1), &edges) { 1 => Place::Inside, 0 => Place::Border, _ => Place::Outside };
        prop_assert_eq!(polygon.place(at), expected);
        prop_assert_eq!(polygon.contains(at), expected != Place::Outside);
        let exact = point_polygon(&fine(at, 1), &edges, &Big::new(limit.into()));
        prop_assert_eq!(polygon.is_within(at, limit), exact.is_le());
    }

    #[test]
    fn gaps_of_discs_and_polygons_are_exact(
        (polygon, at, radius, limit) in
            sizes().prop_flat_map(|size| (polygon(size), point(size), 0..=size / 2, -size / 2..=size / 2))
    ) {
        let (edges, disc) = (fine_edges(&polygon, 1), Disc::new(at, radius));
        let exact = |reach: i32| point_polygon(&fine(at, 1), &edges, &Big::new(reach.into()));
        prop_assert_eq!(disc.polygon_gap_at_most(&polygon, limit), exact(radius + limit).is_le());
        prop_assert_eq!(disc.overlaps_polygon_by_more_than(&polygon, limit), exact(radius - limit).is_lt());
    }

    #[test]
    fn lines_meet_polygons_where_their_distance_is_zero(
        (polygon, a, b) in sizes().prop_flat_map(|size| (polygon(size), point(size), point(size)))
    ) {
        let distance = line_polygon((&fine(a, 1), &fine(b, 1)), &fine_edges(&polygon, 1), &Big::new(0));
        prop_assert_eq!(Segment::new(a, b).meets_polygon(&polygon), distance.is_le());
    }
}
