//! Weapon profiles: the dimensions and energies of the weapons of figures.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Thousandths, trig, weapon_bounds};

/// The radius of the arm of a throw, in micrometres.
pub(crate) const ARM_RADIUS: i32 = 2_500;
/// The dip at which the cross-bar of a throw starts just above the table, in hundredths of a degree.
pub const FULL_DIP: i32 = 1_500;
/// How far above the table the cross-bar starts with a full dip, in micrometres.
const CLEARANCE: i32 = 500;

/// The profile of a figure's weapon. The names of most fields end with their units, such as `_cm`. Lengths without a
/// unit in their names are in micrometres.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Weapon {
    /// A launcher. Each strike fires one missile, and the barrels fire in turn.
    Ranged {
        /// The number of missiles when the launcher is loaded, 1 ..= 4.
        missiles: u8,
        /// What one shot fires. All missiles of a launcher are alike.
        missile: Missile,
    },
    /// The upper body and its weapon swing about the vertical axis.
    Slash {
        /// Energy of the spring at full pull.
        energy_erg: Thousandths,
        /// How far the weapon reaches from the centre of the base, in micrometres.
        reach: i32,
        /// Distance from the vertical axis of the base to the tip of the weapon, as the simulation builds it.
        reach_cm: Thousandths,
        /// Mass of the weapon without the figure's upper body, which swings with it.
        mass_g: Thousandths,
        /// Radius of the capsule that stands for the weapon.
        radius_cm: Thousandths,
        /// Height of the weapon above the table.
        height_cm: Thousandths,
        /// How far back a full pull turns the weapon, measured from the direction of the aim.
        wound_rad: Thousandths,
        /// How far beyond the direction of the aim the weapon stops. The angle is negative or zero: positive angles,
        /// such as `wound_rad`, are on the other side of the aim.
        rest_rad: Thousandths,
        /// The damping of the spring, as a share of the critical damping.
        damping: Thousandths,
    },
    /// An arm with a cross-bar that lifts on a lateral hinge.
    Throw {
        /// Energy of the spring at full pull.
        energy_erg: Thousandths,
        /// How far the weapon reaches from the centre of the base, in micrometres.
        reach: i32,
        /// Length of the arm.
        arm_cm: Thousandths,
        /// Mass of the arm, cross-bar included.
        mass_g: Thousandths,
        /// The height of the hinge above the table.
        hinge_y_cm: Thousandths,
        /// How far the hinge is in front of the vertical axis of the base.
        hinge_z_cm: Thousandths,
        /// The angle above the horizontal from which the arm starts.
        from_rad: Thousandths,
        /// The angle above the horizontal at which the arm stops.
        to_rad: Thousandths,
        /// Half the length of the cross-bar.
        crossbar_half_cm: Thousandths,
    },
    /// A rod that thrusts straight ahead.
    Jab {
        /// Energy of the spring at full pull.
        energy_erg: Thousandths,
        /// How far the weapon reaches from the centre of the base, in micrometres.
        reach: i32,
        /// Mass of the rod.
        mass_g: Thousandths,
        /// Radius of the rod.
        radius_cm: Thousandths,
        /// Half the length of the rod, without its round ends.
        half_length_cm: Thousandths,
        /// The length of the thrust.
        stroke_cm: Thousandths,
        /// The height of the thrust if the aim names none, in micrometres.
        default_height: i32,
    },
    /// Two prongs that thrust and grip the first body that they meet. A knob then tilts this body.
    Claw {
        /// Energy of the thrust at full pull.
        energy_erg: Thousandths,
        /// How far the weapon reaches from the centre of the base, in micrometres.
        reach: i32,
        /// Mass of both prongs together.
        mass_g: Thousandths,
        /// Radius of the capsule that stands for a prong.
        prong_radius_cm: Thousandths,
        /// Half the length of a prong, without its round ends.
        prong_half_length_cm: Thousandths,
        /// The distance between the axes of the prongs.
        gap_cm: Thousandths,
        /// The length of the thrust.
        stroke_cm: Thousandths,
        /// For how long after the thrust begins the prongs can grip a body.
        grip_window_s: Thousandths,
        /// Torque with which the knob of the claw tilts the body in its grip.
        torque_dyn_cm: Thousandths,
        /// The longest time for which the torque acts.
        torque_max_s: Thousandths,
        /// The height of the thrust if the aim names none, in micrometres.
        default_height: i32,
    },
}

/// A missile of a launcher.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Missile {
    /// The mass of the missile, without its launcher.
    pub mass_g: Thousandths,
    /// The speed of the missile at the muzzle.
    pub speed_cm_s: Thousandths,
}

impl Weapon {
    /// Returns whether this is a launcher.
    pub fn is_ranged(&self) -> bool {
        matches!(self, Weapon::Ranged { .. })
    }

    /// Returns the number of missiles when the weapon is loaded, or 0 for a melee weapon.
    pub fn missiles(&self) -> u8 {
        match self {
            Weapon::Ranged { missiles, .. } => *missiles,
            _ => 0,
        }
    }

    /// Returns how far a melee weapon reaches from the centre of the base, in micrometres; `None` for a launcher.
    pub fn reach(&self) -> Option<i32> {
        match self {
            Weapon::Ranged { .. } => None,
            Weapon::Slash { reach, .. }
            | Weapon::Throw { reach, .. }
            | Weapon::Jab { reach, .. }
            | Weapon::Claw { reach, .. } => Some(*reach),
        }
    }

    /// Returns the height of a thrust if the aim names none, in micrometres. `None` for weapons that do not thrust.
    pub fn default_height(&self) -> Option<i32> {
        match self {
            Weapon::Jab { default_height, .. } | Weapon::Claw { default_height, .. } => Some(*default_height),
            _ => None,
        }
    }

    /// Returns the height of the hinge of a throw, in micrometres. `None` for other weapons. `dip` says how far the
    /// figure dips its arm, in hundredths of a degree. A figure that dips its arm also lowers the hinge. With a full
    /// dip, the cross-bar of the drawn-back arm is just above the table.
    pub fn hinge(&self, dip: i32) -> Option<i32> {
        let Weapon::Throw { hinge_y_cm, arm_cm, from_rad, .. } = self else { return None };
        let [hinge, arm] = [hinge_y_cm, arm_cm].map(|length| length.0 * 10);
        let (sine, _) = trig::sin_cos(from_rad.0 as f64 / 1000.0 - trig::radians(dip));
        let height = hinge as f64 + sine * (arm - i64::from(ARM_RADIUS)) as f64;
        let share = f64::from(dip.min(FULL_DIP)) / f64::from(FULL_DIP);
        let lowered = (height - f64::from(ARM_RADIUS + CLEARANCE)).max(0.0) * share;
        Some((hinge as f64 - lowered).round() as i32)
    }

    /// Returns a sentence for each number that is out of the bounds within which the simulation works.
    pub fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        for (what, value, least, most) in weapon_bounds::of(self) {
            if !(least..=most).contains(&value) {
                faults.push(format!("{what} is {}; it must be {} to {}", said(value), said(least), said(most)));
            }
        }
        faults
    }
}

/// Returns thousandths as a decimal number, such as `1.5`.
fn said(thousandths: i64) -> String {
    let sign = if thousandths < 0 { "-" } else { "" };
    let (whole, rest) = (thousandths.abs() / 1000, thousandths.abs() % 1000);
    let text = format!("{sign}{whole}.{rest:03}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}
