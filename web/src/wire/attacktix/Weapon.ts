// Made from Rust by `cargo xtask gen`; do not edit.

import type { Missile } from "./Missile";

/**
 * What a figure strikes with, in the units that the names of the fields end with.
 * Source: model, C.4 and C.5.
 */
export type Weapon = { "kind": "ranged", 
/**
 * Missiles when loaded, 1 ..= 4.
 */
missiles: number, 
/**
 * The missile.
 */
missile: Missile, } | { "kind": "slash", 
/**
 * Energy of the wound spring at full pull.
 */
energy_erg: number, 
/**
 * How far it reaches from the centre of the base, in micrometres.
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
 * Angle to which a full pull winds it.
 */
wound_rad: number, 
/**
 * Angle at which it stops, on the other side of the zero heading.
 */
rest_rad: number, 
/**
 * Damping, as a share of the critical one.
 */
damping: number, } | { "kind": "throw", 
/**
 * Energy of the wound spring at full pull.
 */
energy_erg: number, 
/**
 * How far it reaches from the centre of the base, in micrometres.
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
 * Height of the hinge.
 */
hinge_y_cm: number, 
/**
 * The hinge in front of the axis.
 */
hinge_z_cm: number, 
/**
 * Angle above the level from which it starts.
 */
from_rad: number, 
/**
 * Angle above the level at which it stops.
 */
to_rad: number, 
/**
 * Half the length of the cross-bar.
 */
crossbar_half_cm: number, } | { "kind": "jab", 
/**
 * Energy of the wound spring at full pull.
 */
energy_erg: number, 
/**
 * How far it reaches from the centre of the base, in micrometres.
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
 * How far it thrusts.
 */
stroke_cm: number, 
/**
 * Height if the aim names none, in micrometres.
 */
default_height: number, } | { "kind": "claw", 
/**
 * Energy of the thrust at full pull.
 */
energy_erg: number, 
/**
 * How far it reaches from the centre of the base, in micrometres.
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
 * Distance of the axes of the prongs.
 */
gap_cm: number, 
/**
 * How far it thrusts.
 */
stroke_cm: number, 
/**
 * How long after the start it may still grip.
 */
grip_window_s: number, 
/**
 * Torque of the knob.
 */
torque_dyn_cm: number, 
/**
 * How long the torque lasts at most.
 */
torque_max_s: number, 
/**
 * Height if the aim names none, in micrometres.
 */
default_height: number, };
