//! The input of a simulation: the table before an attack, and what happens on it. All numbers are whole.

use std::sync::Arc;

use crate::{Solid, Weapon};

/// The table before something happens to it.
///
/// Points are `[x, z]` in micrometres from the centre. Headings are in hundredths of a degree, 0 along +z and 9000
/// along +x. Figures and objects may be listed in any order, because the simulation sorts them by id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// Half the side of the square table, in micrometres.
    pub half: i32,
    /// The least impulse on a target switch that trips it, in g cm/s.
    pub switch_impulse: i32,
    /// The least impulse on torso and head together that opens the latch of a Battle Master, in g cm/s.
    pub shock_impulse: i32,
    /// The upright figures.
    pub figures: Vec<Figure>,
    /// The standing sections of barriers. Nothing moves them.
    pub walls: Vec<Wall>,
    /// The objects of the terrain.
    pub objects: Vec<Object>,
}

/// An upright figure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// Its id, which no other figure has.
    pub id: u16,
    /// Whether it is a Battle Master.
    pub master: bool,
    /// The centre of its base, `[x, z]`, in micrometres.
    pub at: [i32; 2],
    /// The direction in which it faces, in hundredths of a degree.
    pub facing: i32,
    /// For a Battle Master: whether the left and the right target switch are already tripped.
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
    /// Its id, which no other object has.
    pub id: u16,
    /// Its colliders and surface.
    pub solid: Arc<Solid>,
    /// The centre of its footprint, `[x, z]`, in micrometres.
    pub at: [i32; 2],
    /// The direction of its front while it stands, or of its top when it lies, in hundredths of a degree.
    pub facing: i32,
    /// Whether it lies on its side.
    pub fallen: bool,
}

/// The aim of a weapon. Each kind of weapon uses only some of the numbers. A number out of bounds counts as the nearest
/// bound.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Aim {
    /// The heading relative to the figure's, in hundredths of a degree.
    pub yaw: i32,
    /// The angle above the horizontal, in hundredths of a degree.
    pub pitch: i32,
    /// Whether a slash swings clockwise, seen from above.
    pub clockwise: bool,
    /// How far the weapon is drawn back, in thousandths of a full pull: 0 ..= 1000.
    pub pull: i32,
    /// How far below its usual position the arm of a throw starts, in hundredths of a degree.
    pub dip: i32,
    /// The height of a thrust, in micrometres; 0 for the default height of the weapon.
    pub height: i32,
    /// How far the knob of a claw turns, in hundredths of a degree.
    pub knob: i32,
}

/// The event that starts a simulation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cause {
    /// A figure strikes with a weapon.
    Strike {
        /// The id of the attacker.
        figure: u16,
        /// The profile of its weapon.
        weapon: Weapon,
        /// The aim of the weapon.
        aim: Aim,
        /// The number of the barrel that fires, from 0. Only for launchers.
        barrel: u8,
        /// The speed of the missile, in thousandths of the speed in the weapon's profile. AT-R-65
        speed: i32,
        /// Whether a hand holds the base of the attacker during the attack. AT-R-17
        held: bool,
    },
    /// Something pushes a figure.
    Shove {
        /// The id of the figure that is pushed.
        figure: u16,
        /// The height of the push, in micrometres.
        height: i32,
        /// The direction of the push, in hundredths of a degree.
        toward: i32,
        /// The impulse of the push, in g cm/s.
        impulse: i32,
    },
}
