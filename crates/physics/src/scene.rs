//! The table before an attack, and the cause of what happens: all in whole numbers.

use std::sync::Arc;

use crate::{Solid, Weapon};

/// The table before something happens, in canonical numbers.
///
/// Points are `[x, z]` in micrometres from the centre; headings are hundredths of a degree, 0 along +z and 9000 along
/// +x. Figures and objects may come in any order; the world is built in the order of their ids.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// Half the side of the square table, in micrometres.
    pub half: i32,
    /// Impulse on a switch that trips it, in g cm/s.
    pub switch_impulse: i32,
    /// Impulse on torso and head together that opens the latch of a master, in g cm/s.
    pub shock_impulse: i32,
    /// Upright figures.
    pub figures: Vec<Figure>,
    /// Standing sections of barriers: fixed bodies.
    pub walls: Vec<Wall>,
    /// Objects of the terrain.
    pub objects: Vec<Object>,
}

/// An upright figure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// Its number, which no other figure has.
    pub id: u16,
    /// Whether it is a Battle Master.
    pub master: bool,
    /// Centre of its base, in micrometres.
    pub at: [i32; 2],
    /// Where it faces, in hundredths of a degree.
    pub facing: i32,
    /// Switches that are tripped already: left, right. Masters only.
    pub tripped: [bool; 2],
    /// Whether nothing may move it, because cover protects it.
    pub fixed: bool,
    /// The number of missiles loaded in its launcher. These missiles are colliders of the figure. AT-R-45
    pub missiles: u8,
}

/// A standing section of a barrier: a fixed slab 3 mm thick.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wall {
    /// One end, in micrometres.
    pub from: [i32; 2],
    /// The other end, in micrometres.
    pub to: [i32; 2],
    /// Its height, in micrometres.
    pub height: i32,
}

/// An object of the terrain, standing or fallen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Object {
    /// Its number among the objects.
    pub id: u16,
    /// Its body.
    pub solid: Arc<Solid>,
    /// Centre of its footprint, in micrometres.
    pub at: [i32; 2],
    /// The direction of its front while it stands, or of its top when it lies, in hundredths of a degree.
    pub facing: i32,
    /// Whether it lies on its side.
    pub fallen: bool,
}

/// The aim of a weapon. Numbers that the kind of weapon does not use have no effect, and numbers out of bounds are
/// limited.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Aim {
    /// Heading relative to the figure's, in hundredths of a degree.
    pub yaw: i32,
    /// Angle above the level, in hundredths of a degree.
    pub pitch: i32,
    /// Whether a slash swings clockwise, seen from above.
    pub clockwise: bool,
    /// How far the spring is wound, 0 ..= 1000 thousandths.
    pub pull: i32,
    /// How much lower the arm of a throw starts, in hundredths of a degree.
    pub dip: i32,
    /// Height of a thrust, in micrometres.
    pub height: i32,
    /// How far the knob of a claw turns, in hundredths of a degree.
    pub knob: i32,
}

/// What happens to the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cause {
    /// A figure strikes.
    Strike {
        /// The attacker.
        figure: u16,
        /// Its weapon.
        weapon: Weapon,
        /// The aim of the weapon.
        aim: Aim,
        /// The barrel of a launcher that fires, from 0.
        barrel: u8,
        /// Speed of the missile, in thousandths of the speed in the profile of the weapon. AT-R-65
        speed: i32,
        /// Whether the base of the attacker is held while its attack runs. AT-R-17
        held: bool,
    },
    /// A push on a figure.
    Shove {
        /// The figure that is pushed.
        figure: u16,
        /// The height of the push, in micrometres.
        height: i32,
        /// The direction of the push, in hundredths of a degree.
        toward: i32,
        /// The impulse in g cm/s.
        impulse: i32,
    },
}
