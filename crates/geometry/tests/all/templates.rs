//! Tests of templates and of how much of a base they cover.

use crate::common::*;
use geometry::{BOUND, Cover, Disc, INCH, Point, Sector, TOLERANCE};
use proptest::prelude::*;

fn base(x: i32, y: i32, radius: i32) -> Disc {
    Disc::new(Point::new(x, y), radius)
}

#[test]
fn the_cover_by_a_disc_is_exact_to_the_micrometre() {
    let template = base(0, 0, 100);
    assert_eq!(template.cover(base(90, 0, 10), 0), Cover::Full);
    assert_eq!(template.cover(base(91, 0, 10), 0), Cover::Half);
    assert_eq!(template.cover(base(109, 0, 10), 0), Cover::Half);
    assert_eq!(template.cover(base(110, 0, 10), 0), Cover::Out);
    assert_eq!(template.cover(base(95, 0, 10), 5), Cover::Full);
    assert_eq!(template.cover(base(96, 0, 10), 5), Cover::Half);
    assert_eq!(template.cover(base(104, 0, 10), 5), Cover::Half);
    assert_eq!(template.cover(base(105, 0, 10), 5), Cover::Out);
    assert_eq!(template.cover(base(0, 0, 101), 0), Cover::Half);
    assert_eq!(template.cover(base(0, 0, 100), 0), Cover::Full);
}

#[test]
fn the_cover_by_a_quadrant_is_exact_to_the_micrometre() {
    let quadrant = Sector { apex: Point::new(0, 0), degrees: 45, half_angle: 90, radius: 100 };
    for (x, y, t, cover) in [
        (10, 50, 0, Cover::Full),
        (9, 50, 0, Cover::Half),
        (9, 50, 1, Cover::Full),
        (50, -9, 0, Cover::Half),
        (50, -10, 0, Cover::Out),
        (50, -9, 1, Cover::Out),
        (54, 72, 0, Cover::Full), // 90 from the apex
        (55, 72, 0, Cover::Half),
        (66, 88, 0, Cover::Out), // 110
        (65, 88, 0, Cover::Half),
        (-6, -8, 0, Cover::Out), // 10
        (-6, -7, 0, Cover::Half),
        (106, -8, 0, Cover::Out), // 10 from the end of a side
        (105, -8, 0, Cover::Half),
        (-8, 106, 0, Cover::Out),
        (-8, 105, 0, Cover::Half),
        (-50, -50, 0, Cover::Out),
    ] {
        assert_eq!(quadrant.cover(base(x, y, 10), t), cover, "{x} {y} {t}");
    }
}

#[test]
fn a_half_disc_reaches_nothing_behind_it() {
    let half = Sector { apex: Point::new(0, 0), degrees: 0, half_angle: 180, radius: 100 };
    assert_eq!(half.cover(base(10, 0, 10), 0), Cover::Full);
    assert_eq!(half.cover(base(-9, 0, 10), 0), Cover::Half);
    assert_eq!(half.cover(base(-10, 0, 10), 0), Cover::Out);
    assert_eq!(half.cover(base(0, 105, 10), 0), Cover::Half);
    assert_eq!(half.cover(base(0, 110, 10), 0), Cover::Out);
}

#[test]
fn a_flame_covers_a_trooper_ahead_and_none_beside_or_behind() {
    let flame = Sector { apex: Point::new(0, 0), degrees: 90, half_angle: 45, radius: 7 * INCH / 2 };
    let trooper = |x: i32, y: i32| flame.cover(base(x, y, INCH / 2), TOLERANCE);
    assert_eq!(trooper(0, 2 * INCH), Cover::Full);
    assert_eq!(trooper(0, 3 * INCH + TOLERANCE), Cover::Full);
    assert_eq!(trooper(0, 3 * INCH + TOLERANCE + 1), Cover::Half);
    assert_eq!(trooper(0, 4 * INCH - TOLERANCE), Cover::Out);
    assert_eq!(trooper(2 * INCH, INCH), Cover::Out);
    assert_eq!(trooper(0, -INCH), Cover::Out);
}

#[test]
fn a_template_reaches_only_points_deeper_than_the_tolerance() {
    let quadrant = Sector { apex: Point::new(0, 0), degrees: 45, half_angle: 90, radius: 100 };
    assert_eq!(quadrant.cover(base(5, 50, 0), 5), Cover::Out);
    assert_eq!(quadrant.cover(base(6, 50, 0), 5), Cover::Full);
    assert_eq!(quadrant.cover(base(57, 76, 0), 5), Cover::Out); // 95 from the apex
    assert_eq!(quadrant.cover(base(56, 76, 0), 5), Cover::Full);
}

/// Returns the rough distance of a point from a sector. Inside, it is minus the depth.
fn distance(sector: &Sector, at: Point) -> f64 {
    let (x, y) = (f64::from(at.x - sector.apex.x), f64::from(at.y - sector.apex.y));
    let (far, radius, half) = (x.hypot(y), f64::from(sector.radius), f64::from(sector.half_angle).to_radians() / 2.0);
    let turn = (y.atan2(x) - f64::from(sector.degrees).to_radians()).rem_euclid(std::f64::consts::TAU);
    let off = turn.min(std::f64::consts::TAU - turn);
    let from_side = far * (half - off).sin();
    if off <= half {
        let to_side = if half - off < std::f64::consts::FRAC_PI_2 { from_side } else { far };
        return if far > radius { far - radius } else { -(radius - far).min(to_side) };
    }
    let along = (far * (off - half).cos()).clamp(0.0, radius);
    (far * (off - half).cos() - along).hypot(from_side)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4_000))]

    #[test]
    fn sectors_cover_bases_as_a_rough_distance_says(
        (apex, at, radius, own) in
            prop_oneof![Just(4_000), Just(1_200_000), Just(BOUND)].prop_flat_map(|size| (point(size), point(size), 1..=size, 0..=size / 4)),
        degrees in 0..360, half_angle in 1..=180, tolerance in 0..=30
    ) {
        let sector = Sector { apex, degrees, half_angle, radius };
        let (distance, own, tolerance) = (distance(&sector, at), f64::from(own), f64::from(tolerance));
        let (reach, full) = (own - tolerance - distance, tolerance - own - distance);
        prop_assume!(reach.abs() > 0.1 && full.abs() > 0.1);
        let expected = if reach < 0.0 { Cover::Out } else if full < 0.0 { Cover::Half } else { Cover::Full };
        prop_assert_eq!(sector.cover(base(at.x, at.y, own as i32), tolerance as i32), expected, "{}", distance);
    }

    #[test]
    fn discs_cover_bases_as_an_exact_distance_says(
        (centre, at, radius, own, tolerance) in sizes()
            .prop_flat_map(|size| (point(size), point(size), 0..=size, 0..=size / 4, 0..=30))
    ) {
        let (template, base) = (Disc::new(centre, radius), Disc::new(at, own));
        let (far, radius, own, tolerance) =
            (centre.distance_squared(at), i128::from(radius), i128::from(own), i128::from(tolerance));
        let reaches = radius + own - tolerance > 0 && i128::from(far) < (radius + own - tolerance).pow(2);
        let full = radius - own + tolerance >= 0 && i128::from(far) <= (radius - own + tolerance).pow(2);
        let expected = if !reaches { Cover::Out } else if full { Cover::Full } else { Cover::Half };
        prop_assert_eq!(template.cover(base, tolerance as i32), expected);
    }
}
