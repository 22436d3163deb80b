// Made from Rust by `cargo xtask gen`; do not edit.

import type { Swing } from "./Swing";

/**
 * How a weapon is set; which fields count depends on its kind, the others are left out. AT-ATK-02
 */
export type Aim = { 
/**
 * Turn of the torso, hundredths of a degree: launchers ±7000, melee ±9000; positive the way headings grow, which seen from above is to the left.
 */
yaw: number, 
/**
 * Launchers: elevation -1500 ..= 3500; slashes: tilt of the arm ±1719.
 */
pitch?: number, 
/**
 * Slashes: which way.
 */
dir?: Swing, 
/**
 * Melee: how far it is wound or drawn, thousandths.
 */
pull?: number, 
/**
 * Throws: how much lower the arm starts, hundredths of a degree, 0 ..= 1500.
 */
dip?: number, 
/**
 * Jabs and claws: height of the thrust, micrometres, 46000 ..= 62000.
 */
height?: number, 
/**
 * Claws: turn of the knob, hundredths of a degree, 0 ..= 6875.
 */
knob?: number, };
