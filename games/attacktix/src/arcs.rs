//! How far weapons can be adjusted. AT-ATK-02

use crate::action::{Aim, Swing};
use physics::Weapon;
use schemars::JsonSchema;
use serde::Serialize;

/// The greatest turn of a launcher to either side, in hundredths of a degree.
pub(crate) const RANGED_YAW: i32 = 7_000;
/// The least and the greatest elevation of a launcher, in hundredths of a degree.
pub(crate) const RANGED_PITCH: [i32; 2] = [-1_500, 3_500];
/// The greatest turn of a melee weapon to either side, in hundredths of a degree.
pub(crate) const MELEE_YAW: i32 = 9_000;
/// The greatest tilt of a slashing arm, up and down, in hundredths of a degree.
pub(crate) const SLASH_PITCH: i32 = 1_719;
/// The least and the greatest height of a thrust, in micrometres.
pub(crate) const THRUST_HEIGHT: [i32; 2] = [46_000, 62_000];
/// The greatest turn of a claw's knob, in hundredths of a degree.
pub(crate) const KNOB: i32 = 6_875;
/// How far below its usual position a throwing arm may start, in hundredths of a degree.
pub(crate) const THROW_DIP: i32 = physics::FULL_DIP;
/// The pull of a weapon that is fully drawn back, in thousandths.
const FULL_PULL: i32 = 1_000;
/// The turn of the knob in a claw's default aim, in hundredths of a degree.
const USUAL_KNOB: i32 = 4_011;

/// How far a weapon can be adjusted. Angles are hundredths of a degree, and heights are micrometres. AT-ATK-02
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Arcs {
    /// The least and the greatest turn of the torso.
    pub yaw: [i32; 2],
    /// The least and the greatest elevation of a launcher, or tilt of a slashing arm.
    pub pitch: Option<[i32; 2]>,
    /// The least and the greatest height of a thrust.
    pub height: Option<[i32; 2]>,
    /// Whether the player sets how far the weapon is drawn back: `pull`, 0 ..= 1000 thousandths.
    pub pull: bool,
    /// The greatest turn of a claw's knob, in hundredths of a degree.
    pub knob: Option<i32>,
    /// How far below its usual position a throwing arm may start.
    pub dip: Option<i32>,
}

impl Arcs {
    /// Returns how far a weapon can be adjusted. An adjustment that the weapon does not have is `None`, or false for
    /// `pull`.
    pub fn of(weapon: &Weapon) -> Arcs {
        let melee = Arcs { yaw: [-MELEE_YAW, MELEE_YAW], pitch: None, height: None, pull: true, knob: None, dip: None };
        match weapon {
            Weapon::Ranged { .. } => {
                Arcs { yaw: [-RANGED_YAW, RANGED_YAW], pitch: Some(RANGED_PITCH), pull: false, ..melee }
            }
            Weapon::Slash { .. } => Arcs { pitch: Some([-SLASH_PITCH, SLASH_PITCH]), ..melee },
            Weapon::Throw { .. } => Arcs { dip: Some(THROW_DIP), ..melee },
            Weapon::Jab { .. } => Arcs { height: Some(THRUST_HEIGHT), ..melee },
            Weapon::Claw { .. } => Arcs { height: Some(THRUST_HEIGHT), knob: Some(KNOB), ..melee },
        }
    }
}

impl Aim {
    /// Returns the default aim of a weapon: straight ahead, and fully drawn back if it is a melee weapon.
    pub fn usual(weapon: &Weapon) -> Aim {
        let arcs = Arcs::of(weapon);
        Aim {
            yaw: 0,
            pitch: arcs.pitch.map(|_| 0),
            dir: matches!(weapon, Weapon::Slash { .. }).then_some(Swing::Cw),
            pull: arcs.pull.then_some(FULL_PULL),
            dip: arcs.dip.map(|_| 0),
            height: weapon.default_height(),
            knob: arcs.knob.map(|_| USUAL_KNOB),
        }
    }

    /// Returns this aim with exactly the fields that matter to a weapon. Missing fields get their default values.
    #[must_use]
    pub fn for_weapon(self, weapon: &Weapon) -> Aim {
        let usual = Aim::usual(weapon);
        Aim {
            yaw: self.yaw,
            pitch: usual.pitch.map(|usual| self.pitch.unwrap_or(usual)),
            dir: usual.dir.map(|usual| self.dir.unwrap_or(usual)),
            pull: usual.pull.map(|usual| self.pull.unwrap_or(usual)),
            dip: usual.dip.map(|usual| self.dip.unwrap_or(usual)),
            height: usual.height.map(|usual| self.height.unwrap_or(usual)),
            knob: usual.knob.map(|usual| self.knob.unwrap_or(usual)),
        }
    }

    /// Returns this aim with exactly the fields that matter to a weapon. Each value is moved into the range that the
    /// weapon allows.
    #[must_use]
    pub fn clamped(self, weapon: &Weapon) -> Aim {
        let arcs = Arcs::of(weapon);
        let whole = self.for_weapon(weapon);
        let within = |value: i32, [least, most]: [i32; 2]| value.clamp(least, most);
        Aim {
            yaw: within(whole.yaw, arcs.yaw),
            pitch: whole.pitch.zip(arcs.pitch).map(|(pitch, arc)| within(pitch, arc)),
            pull: whole.pull.map(|pull| pull.clamp(0, FULL_PULL)),
            dip: whole.dip.zip(arcs.dip).map(|(dip, most)| dip.clamp(0, most)),
            height: whole.height.zip(arcs.height).map(|(height, arc)| within(height, arc)),
            knob: whole.knob.zip(arcs.knob).map(|(knob, most)| knob.clamp(0, most)),
            ..whole
        }
    }
}
