//! Tests of directions, of ways along them, and of bearings.

use geometry::{BOUND, Direction, INCH, Point};
use proptest::prelude::*;

#[test]
fn directions_are_rounded_cosines_and_sines() {
    for halves in -720..=1440 {
        let (direction, angle) = (Direction::half_degrees(halves), f64::from(halves).to_radians() / 2.0);
        assert_eq!(direction.cos(), (angle.cos() * 1e9).round() as i32, "{halves}");
        assert_eq!(direction.sin(), (angle.sin() * 1e9).round() as i32, "{halves}");
    }
    for degrees in -360..=720 {
        assert_eq!(Direction::degrees(degrees), Direction::half_degrees(2 * degrees));
    }
}

#[test]
fn full_turns_do_not_change_a_direction() {
    assert_eq!(Direction::degrees(i32::MIN), Direction::degrees(i32::MIN.rem_euclid(360)));
    assert_eq!(Direction::half_degrees(i32::MAX), Direction::half_degrees(i32::MAX % 720));
}

#[test]
fn the_end_of_a_way_is_rounded_away_from_zero() {
    let start = Point::new(0, 0);
    assert_eq!(start.along(Direction::degrees(0), 6 * INCH), Point::new(152_400, 0));
    assert_eq!(start.along(Direction::degrees(60), 1), Point::new(1, 1)); // (0.5, 0.866)
    assert_eq!(start.along(Direction::degrees(240), 1), Point::new(-1, -1));
    assert_eq!(start.along(Direction::degrees(120), 3), Point::new(-2, 3)); // (-1.5, 2.598)
    assert_eq!(Point::new(5, -5).along(Direction::degrees(270), 7), Point::new(5, -12));
    assert_eq!(start.along(Direction::degrees(45), 40_000_000), Point::new(28_284_271, 28_284_271));
}

#[test]
fn bearings_along_axes_and_diagonals_are_exact() {
    let start = Point::new(3, 4);
    assert_eq!(start.bearing(start), None);
    let around = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];
    for (eighth, (x, y)) in around.into_iter().enumerate() {
        assert_eq!(start.bearing(Point::new(3 + x, 4 + y)), Some(45 * eighth as i32));
    }
    assert_eq!(start.bearing(Point::new(1_000_000, 3)), Some(0));
}

#[test]
fn a_bearing_finds_the_direction_of_a_way() {
    for degrees in 0..360 {
        for length in [200, 5_000, BOUND] {
            let start = Point::new(0, 0);
            assert_eq!(start.bearing(start.along(Direction::degrees(degrees), length)), Some(degrees));
        }
    }
}

proptest! {
    #[test]
    fn a_bearing_is_the_nearest_degree(x in -BOUND..=BOUND, y in -BOUND..=BOUND) {
        prop_assume!(x != 0 || y != 0);
        let degrees = f64::from(y).atan2(f64::from(x)).to_degrees().rem_euclid(360.0);
        prop_assume!((degrees.fract() - 0.5).abs() > 1e-6);
        prop_assert_eq!(Point::new(0, 0).bearing(Point::new(x, y)), Some(degrees.round() as i32 % 360));
    }

    #[test]
    fn a_way_has_its_length_to_within_a_micrometre(degrees in 0..360, length in 0..=BOUND) {
        let start = Point::new(0, 0);
        let end = start.along(Direction::degrees(degrees), length);
        prop_assert!((start.distance_round(end) - length).abs() <= 1);
    }
}
