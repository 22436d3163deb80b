//! Tests of polygons: which points make one, how it is placed, and when two of them overlap.

use crate::common::*;
use geometry::{BOUND, Fault, INCH, Place, Point, Polygon, Rect, TOLERANCE};
use proptest::prelude::*;

fn polygon_of(corners: &[(i32, i32)]) -> Result<Polygon, Fault> {
    Polygon::new(corners.iter().map(|&(x, y)| Point::new(x, y)).collect::<Vec<_>>())
}

fn square(from: (i32, i32), to: (i32, i32)) -> Polygon {
    Polygon::rect(Rect::between(Point::new(from.0, from.1), Point::new(to.0, to.1))).expect("a rectangle")
}

#[test]
fn points_that_make_no_polygon_are_refused() {
    assert_eq!(polygon_of(&[(0, 0), (1, 1)]), Err(Fault::TooFew { corners: 2 }));
    assert_eq!(polygon_of(&[(0, 0), (5, 0), (0, BOUND + 1)]), Err(Fault::OutOfBounds { corner: 2 }));
    assert_eq!(polygon_of(&[(0, 0), (5, 0), (5, 5), (0, 0)]), Err(Fault::Repeated { first: 0, second: 3 }));
    assert_eq!(polygon_of(&[(0, 0), (5, 5), (9, 9)]), Err(Fault::Flat));
    assert_eq!(polygon_of(&[(0, 0), (5, 5), (5, 0), (0, 5)]), Err(Fault::Crossing { first: 0, second: 2 }));
    // The first polygon has a corner on another edge. The second has an edge that goes straight back over its
    // neighbour. In the third, such an edge ends at the first corner.
    assert_eq!(polygon_of(&[(0, 0), (8, 0), (4, 4), (4, 0), (0, 4)]), Err(Fault::Crossing { first: 0, second: 2 }));
    assert_eq!(polygon_of(&[(0, 0), (8, 0), (4, 0), (4, 4)]), Err(Fault::Crossing { first: 0, second: 1 }));
    assert_eq!(polygon_of(&[(0, 0), (4, 0), (4, 4), (8, 0)]), Err(Fault::Crossing { first: 0, second: 3 }));
}

#[test]
fn faults_say_what_was_found_and_what_is_allowed() {
    assert_eq!(Fault::TooFew { corners: 2 }.to_string(), "the polygon has 2 corners; it must have at least three");
    assert_eq!(
        Fault::OutOfBounds { corner: 0 }.to_string(),
        "corner 0 is out of bounds; coordinates go from -10000000 to 10000000 micrometres"
    );
    assert_eq!(Fault::Repeated { first: 0, second: 3 }.to_string(), "corners 0 and 3 are the same point");
    assert_eq!(
        Fault::Crossing { first: 0, second: 2 }.to_string(),
        "edges 0 and 2 meet; edges may meet only at the corner between neighbours"
    );
    assert_eq!(Fault::Flat.to_string(), "all corners lie on one line; a polygon must have an area");
}

#[test]
fn a_polygon_reads_back_as_its_corners() {
    let piece = polygon_of(&[(0, 0), (8, 0), (4, 3)]).unwrap();
    let text = serde_json::to_string(&piece).unwrap();
    assert_eq!(text, r#"[{"x":0,"y":0},{"x":8,"y":0},{"x":4,"y":3}]"#);
    assert_eq!(serde_json::from_str::<Polygon>(&text).unwrap(), piece);
    assert!(serde_json::from_str::<Polygon>(r#"[{"x":0,"y":0},{"x":8,"y":0}]"#).is_err());
}

#[test]
fn corners_may_lie_on_an_edge_and_go_around_either_way() {
    let piece = polygon_of(&[(0, 0), (4, 0), (8, 0), (8, 4), (0, 4)]).unwrap();
    assert_eq!((piece.doubled_area(), piece.edges().len()), (64, 5));
    let turned = polygon_of(&[(0, 4), (8, 4), (8, 0), (4, 0), (0, 0)]).unwrap();
    assert_eq!(turned.doubled_area(), -64);
    for piece in [piece, turned] {
        assert_eq!(piece.place(Point::new(4, 0)), Place::Border);
        assert_eq!(piece.place(Point::new(4, 1)), Place::Inside);
        assert_eq!(piece.place(Point::new(9, 0)), Place::Outside);
        assert_eq!(piece.bounds(), Rect { min: Point::new(0, 0), max: Point::new(8, 4) });
    }
}

#[test]
fn the_largest_polygon_has_an_area() {
    let all = square((-BOUND, -BOUND), (BOUND, BOUND));
    assert_eq!(all.doubled_area(), 800_000_000_000_000);
    assert_eq!(all.place(Point::new(BOUND, 3)), Place::Border);
    assert!(all.is_within(Point::new(0, 0), -BOUND) && !all.is_within(Point::new(0, 0), -BOUND - 1));
    let skew = polygon_of(&[(-BOUND, -BOUND), (BOUND, BOUND - 1), (BOUND, BOUND)]).unwrap();
    assert_eq!((skew.place(Point::new(0, 0)), skew.doubled_area()), (Place::Border, 20_000_000));
}

#[test]
fn an_outline_is_turned_about_its_origin_and_moved() {
    let outline = square((0, 0), (4, 2));
    let points = |placed: Polygon| placed.points().iter().map(|point| (point.x, point.y)).collect::<Vec<_>>();
    assert_eq!(points(outline.placed(0, Point::new(5, 6)).unwrap()), [(5, 6), (9, 6), (9, 8), (5, 8)]);
    assert_eq!(points(outline.placed(90, Point::new(5, 6)).unwrap()), [(5, 6), (5, 10), (3, 10), (3, 6)]);
    assert_eq!(points(outline.placed(-180, Point::new(0, 0)).unwrap()), [(0, 0), (-4, 0), (-4, -2), (0, -2)]);
    assert_eq!(outline.placed(0, Point::new(BOUND, 0)), Err(Fault::OutOfBounds { corner: 1 }));
}

#[test]
fn pieces_side_by_side_overlap_only_beyond_the_limit() {
    let first = square((0, 0), (6 * INCH, 4 * INCH));
    let beside = |by: i32| square((6 * INCH - by, -INCH), (8 * INCH, 9 * INCH));
    assert!(!first.overlaps_by_more_than(&beside(0), 0));
    assert!(first.overlaps_by_more_than(&beside(1), 0));
    assert!(!first.overlaps_by_more_than(&beside(TOLERANCE), TOLERANCE));
    assert!(first.overlaps_by_more_than(&beside(TOLERANCE + 1), TOLERANCE));
    // The same pieces, turned and rounded.
    let turned = |piece: Polygon| piece.placed(33, Point::new(INCH, INCH)).unwrap();
    let first = turned(first);
    assert!(!first.overlaps_by_more_than(&turned(beside(0)), TOLERANCE));
    assert!(!first.overlaps_by_more_than(&turned(beside(TOLERANCE - 2)), TOLERANCE));
    assert!(first.overlaps_by_more_than(&turned(beside(TOLERANCE + 2)), TOLERANCE));
}

#[test]
fn crossed_nested_and_equal_pieces_overlap() {
    let road = square((0, 40_000), (100_000, 50_000));
    let river = square((40_000, 0), (50_000, 100_000));
    let field = square((-5_000, -5_000), (200_000, 200_000));
    let moved = square((3, 40_003), (100_003, 50_003));
    for (a, b) in [(&road, &river), (&road, &field), (&road, &road), (&road, &moved)] {
        assert!(a.overlaps_by_more_than(b, TOLERANCE) && b.overlaps_by_more_than(a, TOLERANCE));
    }
    let horseshoe = polygon_of(&[(0, 0), (90, 0), (90, 90), (60, 90), (60, 30), (30, 30), (30, 90), (0, 90)]).unwrap();
    assert!(!horseshoe.overlaps_by_more_than(&square((30, 30), (60, 120)), 0));
    assert!(horseshoe.overlaps_by_more_than(&square((30, 29), (60, 120)), 0));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn rectangles_overlap_where_one_reaches_into_the_other(
        (a, b, c, d, limit) in
            sizes().prop_flat_map(|size| (point(size), point(size), point(size), point(size), 0..=size / 6))
    ) {
        let (one, other) = (Rect::between(a, b), Rect::between(c, d));
        let (Ok(first), Ok(second)) = (Polygon::rect(one), Polygon::rect(other)) else { return Ok(()) };
        let is_thick = |rect: Rect| (rect.max.x - rect.min.x).min(rect.max.y - rect.min.y) >= 2 * limit + 2;
        if !is_thick(one) || !is_thick(other) {
            return Ok(());
        }
        let deep = |a: Rect, b: Rect| {
            let line = |a: (i32, i32), b: (i32, i32)| {
                a.0 < b.1 - limit && b.0 + limit < a.1 && b.0 + limit < b.1 - limit
            };
            line((a.min.x, a.max.x), (b.min.x, b.max.x)) && line((a.min.y, a.max.y), (b.min.y, b.max.y))
        };
        prop_assert_eq!(first.overlaps_by_more_than(&second, limit), deep(one, other) || deep(other, one));
    }

    #[test]
    fn polygons_overlap_where_a_point_is_deep_in_both(
        (a, b, points, limit) in sizes().prop_flat_map(|size| {
            (polygon(size), polygon(size), prop::collection::vec(point(size), 30), 0..=size / 20)
        })
    ) {
        let overlap = a.overlaps_by_more_than(&b, limit);
        prop_assert_eq!(overlap, b.overlaps_by_more_than(&a, limit));
        let corners = a.points().iter().chain(b.points());
        for at in corners.chain(&points).filter(|_| !overlap) {
            let deep = |a: &Polygon, b: &Polygon| a.contains(*at) && b.is_within(*at, -limit - 1);
            let edge = |a: &Polygon| a.edges().any(|edge| edge.is_within(*at, limit));
            prop_assert!(edge(&a) || edge(&b) || !deep(&a, &b) && !deep(&b, &a), "{at:?}");
        }
        if overlap {
            prop_assert!(a.edges().any(|edge| edge.meets_polygon(&b)) || b.contains(a.points()[0]) || a.contains(b.points()[0]));
        }
    }

    #[test]
    fn a_turned_outline_keeps_its_shape(
        (piece, at) in sizes().prop_flat_map(|size| (polygon(size / 4), point(size / 4))), degrees in 0..360
    ) {
        let Ok(placed) = piece.placed(degrees, at) else { return Ok(()) };
        let (sin, cos) = f64::from(degrees).to_radians().sin_cos();
        for (from, to) in piece.points().iter().zip(placed.points()) {
            let (x, y) = (f64::from(from.x), f64::from(from.y));
            prop_assert!((x * cos - y * sin + f64::from(at.x) - f64::from(to.x)).abs() < 0.51);
            prop_assert!((x * sin + y * cos + f64::from(at.y) - f64::from(to.y)).abs() < 0.51);
        }
    }
}

#[test]
fn the_hull_of_a_moved_box_holds_both_places() {
    let square = [(0, 0), (10, 0), (10, 10), (0, 10)].map(|(x, y)| Point::new(x, y));
    let moved = square.map(|corner| Point::new(corner.x + 20, corner.y + 10));
    let hull = Polygon::hull(square.into_iter().chain(moved).collect()).expect("an area");
    assert_eq!(hull.points().len(), 6);
    assert_eq!(hull.doubled_area(), 2 * (100 + 200 + 100));
    assert!(Polygon::hull(vec![Point::new(0, 0), Point::new(5, 5), Point::new(9, 9)]).is_err(), "a line has no area");
}
