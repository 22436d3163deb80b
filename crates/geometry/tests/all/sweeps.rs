//! Tests of sweeps: whether and where a moving disc meets an obstacle.

use std::cmp::Ordering;

use crate::common::big::Big;
use crate::common::*;
use geometry::{BOUND, Direction, Disc, INCH, Leg, Point, Polygon, Rect, Segment, Sweep, TOLERANCE, Touch};
use proptest::prelude::*;

/// The number of parts into which the tests divide each micrometre of the way.
const PARTS: i64 = 64;

fn reach(radius: i32, touch: Touch) -> i64 {
    match touch {
        Touch::Gap(limit) => i64::from(radius + limit),
        Touch::Overlap(limit) => i64::from(radius - limit),
    }
}

fn met(touch: Touch, distance: Ordering) -> bool {
    if matches!(touch, Touch::Gap(_)) { distance.is_le() } else { distance.is_lt() }
}

/// Checks the answer of a sweep. `compare` gets the start of the way, a later point of the way, and `whole`. The points
/// are in units of 1/`whole` micrometre. `compare` must compare the reach with the least distance between the obstacle
/// and this part of the way.
fn judge(
    leg: Leg,
    touch: Touch,
    first: Option<i32>,
    compare: impl Fn(&Fine, &Fine, i64) -> Ordering,
) -> Result<(), String> {
    let whole = (i64::from(leg.length()) * PARTS).max(1);
    let until = |part: i64| compare(&on_leg(leg, 0, whole), &on_leg(leg, part, whole), whole);
    let Some(first) = first.map(i64::from) else {
        return if met(touch, until(whole)) {
            Err("the sweep finds no touch, but the disc meets the obstacle".to_owned())
        } else {
            Ok(())
        };
    };
    if first < 0 || first * PARTS > whole {
        return Err(format!("{first} lies beyond the end of the way"));
    }
    if first > 0 && (met(touch, until(first * PARTS - 1)) || until(first * PARTS).is_lt()) {
        return Err(format!("the disc meets the obstacle before {first}"));
    }
    if !met(touch, until(whole.min((first + 1) * PARTS))) {
        return Err(format!("the disc meets the obstacle only after {first}"));
    }
    Ok(())
}

/// Returns values of [`Touch`] with a positive reach, for a disc of this radius.
fn touch(radius: i32) -> impl Strategy<Value = Touch> {
    prop_oneof![
        (0..=radius).prop_map(Touch::Gap),
        Just(Touch::Gap(0)),
        (0..radius.max(1)).prop_map(Touch::Overlap),
        Just(Touch::Overlap(0)),
    ]
}

fn radius(size: i32) -> impl Strategy<Value = i32> {
    prop_oneof![1..=(size / 3).max(1), 1..=(size / 30).max(1)]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3_000))]

    #[test]
    fn a_sweep_meets_discs_at_the_right_place(
        (leg, centre, own, other, touch) in sizes().prop_flat_map(|size| {
            (leg(size), point(size), radius(size)).prop_flat_map(move |(leg, centre, own)| {
                (Just(leg), Just(centre), Just(own), 0..=size / 3, touch(own))
            })
        })
    ) {
        let (sweep, disc) = (Sweep::new(leg, own), Disc::new(centre, other));
        let reach = reach(own + other, touch);
        let compare = |a: &Fine, b: &Fine, scale: i64| {
            point_line(&fine(centre, scale), a, b, &(&Big::new(reach) * &Big::new(scale)))
        };
        let first = sweep.first_disc(disc, touch);
        prop_assert_eq!(judge(leg, touch, first, compare), Ok(()), "{:?}", first);
        prop_assert_eq!(sweep.meets_disc(disc, touch), first.is_some());
    }

    #[test]
    fn a_sweep_meets_polygons_at_the_right_place(
        (leg, polygon, own, touch) in sizes().prop_flat_map(|size| {
            (leg(size), polygon(size), radius(size)).prop_flat_map(|(leg, polygon, own)| {
                (Just(leg), Just(polygon), Just(own), touch(own))
            })
        })
    ) {
        let sweep = Sweep::new(leg, own);
        let reach = reach(own, touch);
        let compare = |a: &Fine, b: &Fine, scale: i64| {
            line_polygon((a, b), &fine_edges(&polygon, scale), &(&Big::new(reach) * &Big::new(scale)))
        };
        let first = sweep.first_polygon(&polygon, touch);
        prop_assert_eq!(judge(leg, touch, first, compare), Ok(()), "{:?}", first);
        prop_assert_eq!(sweep.meets_polygon(&polygon, touch), first.is_some());
    }

    #[test]
    fn a_sweep_meets_straight_lines_at_the_right_place(
        (leg, from, to, own, touch) in sizes().prop_flat_map(|size| {
            (leg(size), point(size), point(size), radius(size)).prop_flat_map(|(leg, from, to, own)| {
                (Just(leg), Just(from), Just(to), Just(own), touch(own))
            })
        })
    ) {
        let (sweep, line) = (Sweep::new(leg, own), Segment::new(from, to));
        let reach = reach(own, touch);
        let compare = |a: &Fine, b: &Fine, scale: i64| {
            line_line((a, b), (&fine(from, scale), &fine(to, scale)), &(&Big::new(reach) * &Big::new(scale)))
        };
        let first = sweep.first_segment(line, touch);
        prop_assert_eq!(judge(leg, touch, first, compare), Ok(()), "{:?}", first);
        prop_assert_eq!(sweep.meets_segment(line, touch), first.is_some());
    }
}

fn east(y: i32, length: i32) -> Leg {
    Leg::toward(Point::new(0, y), Direction::degrees(0), length)
}

#[test]
fn a_disc_ahead_is_first_met_where_the_discs_touch() {
    let sweep = Sweep::new(east(0, 6 * INCH), INCH / 2);
    let mine = Disc::new(Point::new(4 * INCH, 0), INCH / 2);
    assert_eq!(sweep.first_disc(mine, Touch::Gap(0)), Some(3 * INCH));
    assert_eq!(sweep.first_disc(mine, Touch::Gap(TOLERANCE)), Some(3 * INCH - TOLERANCE));
    assert_eq!(sweep.first_disc(mine, Touch::Overlap(TOLERANCE)), Some(3 * INCH + TOLERANCE));
}

#[test]
fn a_disc_that_is_passed_in_contact_is_touched_but_not_overlapped() {
    let sweep = Sweep::new(east(0, 100), 10);
    let beside = Disc::new(Point::new(50, 20), 10);
    assert_eq!(sweep.first_disc(beside, Touch::Gap(0)), Some(50));
    assert_eq!(sweep.first_disc(beside, Touch::Overlap(0)), None);
    assert!(sweep.meets_disc(beside, Touch::Gap(0)) && !sweep.meets_disc(beside, Touch::Overlap(0)));
}

#[test]
fn a_disc_at_the_very_end_is_touched_but_not_overlapped() {
    let sweep = Sweep::new(east(0, 100), 10);
    let ahead = Disc::new(Point::new(120, 0), 10);
    assert_eq!(sweep.first_disc(ahead, Touch::Gap(0)), Some(100));
    assert_eq!(sweep.first_disc(ahead, Touch::Overlap(0)), None);
    let wall = Polygon::rect(Rect::between(Point::new(110, -50), Point::new(130, 50))).unwrap();
    assert_eq!(sweep.first_polygon(&wall, Touch::Gap(0)), Some(100));
    assert_eq!(sweep.first_polygon(&wall, Touch::Overlap(0)), None);
}

#[test]
fn bases_in_contact_may_part_or_slide_but_not_push() {
    let touching = Disc::new(Point::new(20, 0), 10);
    let from = |degrees: i32| Sweep::new(Leg::toward(Point::new(0, 0), Direction::degrees(degrees), 100), 10);
    assert_eq!(from(180).first_disc(touching, Touch::Overlap(0)), None);
    assert_eq!(from(90).first_disc(touching, Touch::Overlap(0)), None);
    assert_eq!(from(80).first_disc(touching, Touch::Overlap(0)), Some(0));
    assert_eq!(from(180).first_disc(touching, Touch::Gap(0)), Some(0));
    let wall = Polygon::rect(Rect::between(Point::new(10, -500), Point::new(130, 500))).unwrap();
    assert_eq!(from(180).first_polygon(&wall, Touch::Overlap(0)), None);
    assert_eq!(from(90).first_polygon(&wall, Touch::Overlap(0)), None);
    assert_eq!(from(80).first_polygon(&wall, Touch::Overlap(0)), Some(0));
    assert!(!from(90).leg.approaches(touching.centre) && from(80).leg.approaches(touching.centre));
}

#[test]
fn a_way_without_length_meets_what_the_disc_touches() {
    let still = Sweep::new(east(0, 0), 10);
    let (near, far) = (Disc::new(Point::new(15, 0), 10), Disc::new(Point::new(25, 0), 10));
    assert_eq!(still.first_disc(near, Touch::Overlap(0)), Some(0));
    assert_eq!(still.first_disc(far, Touch::Gap(0)), None);
    let around = Polygon::rect(Rect::between(Point::new(-50, -50), Point::new(50, 50))).unwrap();
    assert_eq!(still.first_polygon(&around, Touch::Overlap(0)), Some(0));
}

#[test]
fn a_disc_can_first_meet_a_polygon_at_a_corner() {
    let corner = Polygon::new([Point::new(100, 3), Point::new(200, 3), Point::new(200, 90)]).unwrap();
    // There the centre is 4 micrometres before the corner and 3 micrometres beside it.
    assert_eq!(Sweep::new(east(0, 150), 5).first_polygon(&corner, Touch::Gap(0)), Some(96));
}

#[test]
fn sweeps_are_right_at_the_bounds() {
    let (a, b) = (Point::new(-BOUND, -BOUND), Point::new(BOUND, BOUND));
    let leg = Leg::between(a, b);
    let sweep = Sweep::new(leg, BOUND);
    let wall = Polygon::new([b, Point::new(BOUND, BOUND - 1), Point::new(BOUND - 1, BOUND)]).unwrap();
    let first = sweep.first_polygon(&wall, Touch::Gap(0)).unwrap();
    assert!((first - (leg.length() - BOUND)).abs() <= 1, "{first}");
    assert_eq!(sweep.first_disc(Disc::new(b, 0), Touch::Gap(0)), Some(leg.length() - BOUND));
    assert_eq!(sweep.first_disc(Disc::new(b, 0), Touch::Gap(2 * BOUND)), Some(0));
    let flat = Polygon::new([Point::new(-BOUND, BOUND - 1), b, Point::new(-BOUND, BOUND)]).unwrap();
    assert!(sweep.first_polygon(&flat, Touch::Overlap(1)).is_some());
}

#[test]
fn the_longest_lengths_do_not_overflow() {
    use geometry::{Border, LONGEST, Spans};
    let corners = [(-BOUND, -BOUND), (BOUND, -BOUND), (BOUND, BOUND), (-BOUND, BOUND)].map(|(x, y)| Point::new(x, y));
    let all = Polygon::rect(Rect::between(corners[0], corners[2])).unwrap();
    let thin = Polygon::new([corners[0], Point::new(BOUND, BOUND - 1), corners[2]]).unwrap();
    let mut spans = Spans::new();
    for (from, to) in corners.into_iter().flat_map(|from| corners.map(|to| (from, to))) {
        let leg = Leg::between(from, to);
        for radius in [1, BOUND, 28_284_270, LONGEST] {
            let (sweep, disc) = (Sweep::new(leg, radius), Disc::new(corners[2], LONGEST));
            for touch in [Touch::Gap(0), Touch::Gap(LONGEST), Touch::Overlap(0)] {
                assert_eq!(sweep.first_disc(disc, touch), Some(0));
                for piece in [&all, &thin] {
                    assert_eq!(sweep.first_polygon(piece, touch).is_some(), sweep.meets_polygon(piece, touch));
                }
                let point = Disc::new(corners[1], 0);
                assert_eq!(sweep.first_disc(point, touch).is_some(), sweep.meets_disc(point, touch));
            }
            assert_eq!(leg.span_in_disc(Disc::new(corners[2], LONGEST)), (from != to).then_some(leg.span()));
            assert!(Disc::new(to, radius).polygon_gap_at_most(&thin, LONGEST));
            assert!(!Disc::new(to, LONGEST).overlaps_polygon_by_more_than(&thin, LONGEST) || thin.contains(to));
        }
        leg.spans_in_polygon(&thin, Border::Inside, &mut spans);
        assert!(spans.total() <= leg.span().length());
    }
}
