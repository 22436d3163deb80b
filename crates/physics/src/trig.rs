//! Sine, cosine and arc tangent that give the same bits on every x86-64 processor. They use only + - × /, square roots and
//! rounding.

/// A full turn, in hundredths of a degree.
const TURN: i32 = 36_000;

/// Pi, as the standard library has it on every machine.
const PI: f64 = std::f64::consts::PI;

/// Returns the sine of an angle in hundredths of a degree, exact to about 1e-15.
pub fn sine(centidegrees: i32) -> f64 {
    let angle = centidegrees.rem_euclid(TURN);
    let (angle, sign) = if angle >= TURN / 2 { (angle - TURN / 2, -1.0) } else { (angle, 1.0) };
    let angle = if angle > TURN / 4 { TURN / 2 - angle } else { angle };
    sign * if angle <= TURN / 8 { sine_series(radians(angle)) } else { cosine_series(radians(TURN / 4 - angle)) }
}

/// Returns the cosine of an angle in hundredths of a degree, exact to about 1e-15.
pub fn cosine(centidegrees: i32) -> f64 {
    sine(centidegrees.rem_euclid(TURN) + TURN / 4)
}

/// Returns the sine and cosine of an angle in radians.
pub(crate) fn sin_cos(radians: f64) -> (f64, f64) {
    let quarters = (radians / (PI / 2.0)).round();
    let rest = radians - quarters * (PI / 2.0);
    let (sin, cos) = (sine_series(rest), cosine_series(rest));
    match (quarters as i64).rem_euclid(4) {
        0 => (sin, cos),
        1 => (cos, -sin),
        2 => (-sin, -cos),
        _ => (-cos, sin),
    }
}

/// Converts hundredths of a degree to radians.
pub(crate) fn radians(centidegrees: i32) -> f64 {
    f64::from(centidegrees) * PI / 18_000.0
}

/// Returns the sine of an angle of at most an eighth of a turn, in radians, by its power series up to x^17.
fn sine_series(x: f64) -> f64 {
    let (mut term, mut sum) = (x, x);
    for n in 1..9 {
        let n = f64::from(n);
        term = -term * x * x / (2.0 * n * (2.0 * n + 1.0));
        sum += term;
    }
    sum
}

/// Returns the cosine of an angle of at most an eighth of a turn, in radians, by its power series up to x^18.
fn cosine_series(x: f64) -> f64 {
    let (mut term, mut sum) = (1.0, 1.0);
    for n in 1..10 {
        let n = f64::from(n);
        term = -term * x * x / ((2.0 * n - 1.0) * 2.0 * n);
        sum += term;
    }
    sum
}

/// Returns the angle of a vector to the x axis in radians, -π ..= π, exact to about 1e-9. It is 0 for the zero vector.
pub(crate) fn arc_tangent(y: f64, x: f64) -> f64 {
    if x == 0.0 && y == 0.0 {
        return 0.0;
    }
    let (ax, ay) = (x.abs(), y.abs());
    let small = reduced_arc(if ay <= ax { ay / ax } else { ax / ay });
    let first = if ay <= ax { small } else { PI / 2.0 - small };
    let half = if x < 0.0 { PI - first } else { first };
    if y < 0.0 { -half } else { half }
}

/// Returns the arc tangent of a number from 0 to 1. It halves the angle twice by atan t = 2 atan(t / (1 + √(1 + t²))),
/// then uses the power series.
fn reduced_arc(t: f64) -> f64 {
    let halved = |t: f64| t / (1.0 + (1.0 + t * t).sqrt());
    let t = halved(halved(t));
    let (mut power, mut sum) = (t, t);
    for n in 1..12 {
        power = -power * t * t;
        sum += power / f64::from(2 * n + 1);
    }
    4.0 * sum
}

/// Converts radians to hundredths of a degree, rounded.
pub(crate) fn centidegrees(radians: f64) -> i32 {
    (radians * 18_000.0 / PI).round() as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sines_are_right_everywhere() {
        for angle in (-72_000..72_000).step_by(7) {
            let exact = f64::from(angle) * PI / 18_000.0;
            assert!((sine(angle) - exact.sin()).abs() < 1e-12, "{angle}");
            assert!((cosine(angle) - exact.cos()).abs() < 1e-12, "{angle}");
        }
        assert_eq!((sine(0), sine(9_000), sine(18_000), sine(27_000)), (0.0, 1.0, -0.0, -1.0));
        assert_eq!(sine(i32::MAX), sine(i32::MAX.rem_euclid(TURN)));
    }

    #[test]
    fn sines_and_cosines_of_radians_are_right() {
        for step in -500..500 {
            let exact = f64::from(step) * 0.02;
            let (sin, cos) = sin_cos(exact);
            assert!((sin - exact.sin()).abs() < 1e-12 && (cos - exact.cos()).abs() < 1e-12, "{exact}");
        }
    }

    #[test]
    fn arc_tangents_are_right_everywhere() {
        for angle in (-17_999..18_000).step_by(13) {
            let exact = f64::from(angle) * PI / 18_000.0;
            assert!((arc_tangent(exact.sin() * 3.0, exact.cos() * 3.0) - exact).abs() < 1e-9, "{angle}");
        }
        assert_eq!(arc_tangent(0.0, 0.0), 0.0);
    }
}
