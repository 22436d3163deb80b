//! Converts between the whole numbers of scenes and reports, and poses in cm.

use rapier3d::prelude::*;

use crate::trig;

/// The farthest that a body may start from the centre of the table along each axis, in cm.
const FAR: f32 = 300.0;
/// Half the square root of two.
const HALF_ROOT: f32 = std::f32::consts::FRAC_1_SQRT_2;

/// The rotation that turns the x axis to the y axis.
pub(super) const X_TO_Y: Rotation = Rotation::from_xyzw(0.0, 0.0, HALF_ROOT, HALF_ROOT);
/// The rotation that turns the x axis to the z axis.
pub(super) const X_TO_Z: Rotation = Rotation::from_xyzw(0.0, -HALF_ROOT, 0.0, HALF_ROOT);
/// The rotation that reverses the x axis. A positive turn about the reversed axis lifts the front.
pub(super) const X_BACK: Rotation = Rotation::from_xyzw(0.0, 1.0, 0.0, 0.0);
/// The rotation that turns the y axis to the z axis.
pub(super) const Y_TO_Z: Rotation = Rotation::from_xyzw(HALF_ROOT, 0.0, 0.0, HALF_ROOT);

/// Converts micrometres to cm.
pub(super) const fn cm(micrometres: i32) -> f32 {
    micrometres as f32 / 10_000.0
}

/// Converts a point on the table from micrometres to cm. Points beyond the simulated area move to its edge.
pub(super) fn on_table(at: [i32; 2]) -> Vector {
    Vector::new(cm(at[0]).clamp(-FAR, FAR), 0.0, cm(at[1]).clamp(-FAR, FAR))
}

/// Returns the rotation about the vertical by an angle in radians.
pub(super) fn turned(radians: f64) -> Rotation {
    let (sin, cos) = trig::sin_cos(radians / 2.0);
    Rotation::from_xyzw(0.0, sin as f32, 0.0, cos as f32)
}

/// Returns the rotation about the lateral axis by an angle in radians. A positive angle lifts the front.
pub(super) fn raised(radians: f64) -> Rotation {
    let (sin, cos) = trig::sin_cos(radians / 2.0);
    Rotation::from_xyzw(-sin as f32, 0.0, 0.0, cos as f32)
}

/// Returns the rotation about the vertical that faces a heading, which is in hundredths of a degree.
pub(super) fn facing(heading: i32) -> Rotation {
    turned(trig::radians(heading.rem_euclid(36_000)))
}

/// Returns the heading of a vector in hundredths of a degree, 0 ..= 35999.
pub(super) fn heading(vector: Vector) -> i32 {
    let angle = trig::arc_tangent(f64::from(vector.x), f64::from(vector.z));
    trig::centidegrees(angle).rem_euclid(36_000)
}

/// Converts cm to micrometres, rounded.
pub(super) fn micrometres(cm: f32) -> i32 {
    (f64::from(cm) * 10_000.0).round() as i32
}

/// Returns how far an axis leans, as a number that grows with the angle: 0 for upright, 1 for horizontal, 2 for upside
/// down.
pub(super) fn lean(up: Vector) -> f32 {
    let level = (up.x * up.x + up.z * up.z).min(1.0);
    if up.y >= 0.0 { level } else { 2.0 - level }
}

/// Returns the angle of a [`lean`] in hundredths of a degree, 0 ..= 18000.
pub(super) fn tilt(lean: f32) -> i32 {
    let level = f64::from(if lean <= 1.0 { lean } else { 2.0 - lean });
    let angle = trig::centidegrees(trig::arc_tangent(level.sqrt(), (1.0 - level).sqrt()));
    if lean <= 1.0 { angle } else { 18_000 - angle }
}

/// Returns the [`lean`] of an angle in hundredths of a degree, which is at most 90 degrees.
pub(super) fn lean_of(centidegrees: i32) -> f32 {
    let sine = trig::sine(centidegrees.clamp(0, 9_000));
    (sine * sine) as f32
}
