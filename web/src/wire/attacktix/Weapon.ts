// Made from Rust by `cargo xtask gen`; do not edit.

import type { Missile } from "./Missile";

/**
 * What a figure strikes with, in the units that the names of the fields end with.
 */
export type Weapon = { "kind": "ranged", 
/**
 * The number of missiles when the launcher is loaded, 1 ..= 4.
 */
missiles: number, 
/**
 * The missile.
 */
missile: Missile, } | { "kind": "slash", 
/**
 * Energy of the spring at full pull.
 */
energy_erg: number, 
/**
 * How far the weapon reaches from the centre of the base, in micrometres.
 */
reach: number, 
/**
 * Length of the weapon from the axis to its tip.
 */
reach_cm: number, 
/**
 * Mass of the weapon.
 */
mass_g: number, 
/**
 * Radius of the weapon.
 */
radius_cm: number, 
/**
 * Height of the weapon above the table.
 */
height_cm: number, 
/**
 * The angle to which a full pull draws the weapon back.
 */
wound_rad: number, 
/**
 * The angle at which the weapon stops, on the other side of its zero heading.
 */
rest_rad: number, 
/**
 * The damping of the spring, as a share of the critical damping.
 */
damping: number, } | { "kind": "throw", 
/**
 * Energy of the spring at full pull.
 */
energy_erg: number, 
/**
 * How far the weapon reaches from the centre of the base, in micrometres.
 */
reach: number, 
/**
 * Length of the arm.
 */
arm_cm: number, 
/**
 * Mass of the arm.
 */
mass_g: number, 
/**
 * The height of the hinge above the table.
 */
hinge_y_cm: number, 
/**
 * The distance of the hinge in front of the axis.
 */
hinge_z_cm: number, 
/**
 * The angle above the horizontal from which the arm starts.
 */
from_rad: number, 
/**
 * The angle above the horizontal at which the arm stops.
 */
to_rad: number, 
/**
 * Half the length of the cross-bar.
 */
crossbar_half_cm: number, } | { "kind": "jab", 
/**
 * Energy of the spring at full pull.
 */
energy_erg: number, 
/**
 * How far the weapon reaches from the centre of the base, in micrometres.
 */
reach: number, 
/**
 * Mass of the rod.
 */
mass_g: number, 
/**
 * Radius of the rod.
 */
radius_cm: number, 
/**
 * Half the length of the rod.
 */
half_length_cm: number, 
/**
 * The length of the thrust.
 */
stroke_cm: number, 
/**
 * The height of the thrust if the aim names none, in micrometres.
 */
default_height: number, } | { "kind": "claw", 
/**
 * Energy of the thrust at full pull.
 */
energy_erg: number, 
/**
 * How far the weapon reaches from the centre of the base, in micrometres.
 */
reach: number, 
/**
 * Mass of the prongs.
 */
mass_g: number, 
/**
 * Radius of a prong.
 */
prong_radius_cm: number, 
/**
 * Half the length of a prong.
 */
prong_half_length_cm: number, 
/**
 * The distance between the axes of the prongs.
 */
gap_cm: number, 
/**
 * The length of the thrust.
 */
stroke_cm: number, 
/**
 * The longest time after the start at which the prongs still grip.
 */
grip_window_s: number, 
/**
 * Torque of the knob.
 */
torque_dyn_cm: number, 
/**
 * The longest time for which the torque acts.
 */
torque_max_s: number, 
/**
 * The height of the thrust if the aim names none, in micrometres.
 */
default_height: number, };
