//! Random errors of aims, which the rules call unsteady hands. AT-R-65

use crate::action::Aim;
use crate::battle::Attacktix;
use crate::clauses::AT_R_65;
use crate::state::FigureIndex;
use referee::{Chance, Seeded};

/// How many uniform random numbers are added to approximate a normal one. The sum of twelve has a variance of one.
const SUMMANDS: u32 = 12;
/// The largest uniform number, in thousandths.
const EACH: u32 = 1_000;
/// The largest error, in thousandths of the standard deviation.
const MOST: i32 = 4_000;

impl Attacktix {
    /// Returns the aim with a random error, within the arcs of the weapon, and the speed of the missile in thousandths
    /// of its usual speed. The random numbers depend only on the seed of the attack. Without a seed, there is no error.
    /// AT-R-65
    pub(crate) fn unsteady(&self, figure: FigureIndex, aim: &Aim, seed: Option<u32>) -> (Aim, i32) {
        let weapon = &self.profile(figure).weapon;
        let meant = aim.for_weapon(weapon);
        let Some(seed) = seed else { return (meant, 1_000) };
        let noise = self.opened.model.aim_noise();
        let sigma = self.options().aim_noise.0;
        let mut luck = Seeded::new(seed.into(), 0);
        let yaw = share(sigma, error(&mut luck));
        let pitch = share(share(sigma, noise.pitch_factor), error(&mut luck));
        let speed = 1_000 + share(noise.speed_sigma, error(&mut luck));
        let aimed = Aim { yaw: meant.yaw + yaw, pitch: meant.pitch.map(|meant| meant + pitch), ..meant };
        (aimed.clamped(weapon), if weapon.is_ranged() { speed } else { 1_000 })
    }
}

/// Draws an error that is nearly normally distributed, in thousandths of its standard deviation.
fn error(luck: &mut Seeded) -> i32 {
    let sum: u32 = (0..SUMMANDS).map(|_| luck.below(EACH + 1, AT_R_65)).sum();
    (sum as i32 - (SUMMANDS * EACH / 2) as i32).clamp(-MOST, MOST)
}

/// Returns this number of thousandths of a value, rounded. Halves round away from zero.
fn share(value: i32, thousandths: i32) -> i32 {
    let product = i64::from(value) * i64::from(thousandths);
    ((product.abs() + 500) / 1_000 * product.signum()) as i32
}
