//! Tests of directions, and of rolling along them.

use attacktix::{TURN, UNIT, cosine, heading_to, rolled, sine, turn_between};
use geometry::Point;

#[test]
fn sines_are_those_of_the_crate_physics() {
    for heading in -TURN..=TURN {
        let exact = (physics::sine(heading) * f64::from(UNIT)).round() as i32;
        assert_eq!(sine(heading), exact, "{heading}");
    }
    assert_eq!([0, 9_000, 18_000, 27_000].map(sine), [0, UNIT, 0, -UNIT]);
    assert_eq!((sine(3_000), cosine(6_000)), (500_000_000, 500_000_000));
}

#[test]
fn at_r_10_each_roll_is_rounded_once() {
    let from = Point::new(0, -149_200);
    assert_eq!(rolled(from, 12_000, 76_200), Point::new(65_991, -187_300));
    assert_eq!(rolled(from, 0, 50_800), Point::new(0, -98_400));
    let origin = Point::new(0, 0);
    assert_eq!(rolled(origin, 3_000, 1).x, 1, "half a micrometre is rounded away from zero");
    assert_eq!(rolled(origin, -3_000, 1).x, -1);
}

#[test]
fn the_heading_to_a_place_is_the_heading_of_the_roll_there() {
    let from = Point::new(-3, 7);
    for heading in (0..TURN).step_by(17) {
        assert_eq!(heading_to(from, rolled(from, heading, 2_000_000)), Some(heading));
    }
    assert_eq!(heading_to(from, from), None);
    assert_eq!(turn_between(35_000, 1_000), 2_000);
    assert_eq!(turn_between(1_000, 35_000), -2_000);
}
