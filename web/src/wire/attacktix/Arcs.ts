// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * How far a weapon can be adjusted: hundredths of a degree, micrometres. AT-ATK-02
 * Source: model, C.4 and C.5.
 */
export type Arcs = { 
/**
 * Turn of the torso.
 */
yaw: [number, number], 
/**
 * Elevation of a launcher, tilt of a slashing arm.
 */
pitch: [number, number] | null, 
/**
 * Height of a thrust.
 */
height: [number, number] | null, 
/**
 * Whether it is wound or drawn, 0 ..= 1000 thousandths.
 */
pull: boolean, 
/**
 * Most turn of a claw's knob.
 */
knob: number | null, 
/**
 * How much lower a throwing arm may start.
 */
dip: number | null, };
