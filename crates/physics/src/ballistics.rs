//! Calculates where to point a launcher, in closed form.

use crate::{Model, Weapon, trig};

/// Returns the pitch at which a missile has this height at this distance. If two paths lead there, takes the flatter
/// one.
///
/// `distance` is measured from the axis of the shooter, and `height` from the table, both in micrometres. The pitch is
/// in hundredths of a degree. The result is `None` for weapons without missiles, and for targets out of range or nearer
/// than the muzzle.
pub fn pitch_for(model: &Model, weapon: &Weapon, master: bool, barrel: u8, distance: i32, height: i32) -> Option<i32> {
    let Weapon::Ranged { missile, .. } = weapon else { return None };
    let muzzles = model.muzzles(master);
    let muzzle = muzzles[usize::from(barrel) % muzzles.len()];
    let level = f64::from(distance) / 10_000.0 - f64::from(muzzle.forward_cm);
    let rise = f64::from(height) / 10_000.0 - f64::from(muzzle.y_cm);
    let (speed, gravity) = (f64::from(missile.speed_cm_s.real()), f64::from(model.world.gravity_cm_s2));
    if level <= 0.0 {
        return None;
    }
    let square = speed * speed;
    let under_root = square * square - gravity * (gravity * level * level + 2.0 * rise * square);
    if under_root < 0.0 {
        return None;
    }
    let angle = trig::arc_tangent(square - under_root.sqrt(), gravity * level);
    Some(trig::centidegrees(angle))
}
