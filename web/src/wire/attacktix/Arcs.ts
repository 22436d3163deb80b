// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * How far a weapon can be adjusted. Angles are hundredths of a degree, and heights are micrometres. Source: model, C.4
 * and C.5. AT-ATK-02
 */
export type Arcs = { 
/**
 * Turn of the torso.
 */
yaw: [number, number], 
/**
 * Elevation of a launcher, or tilt of a slashing arm.
 */
pitch: [number, number] | null, 
/**
 * Height of a thrust.
 */
height: [number, number] | null, 
/**
 * Whether the weapon is wound or drawn. Its pull is 0 ..= 1000 thousandths.
 */
pull: boolean, 
/**
 * The greatest turn of a claw's knob, in hundredths of a degree.
 */
knob: number | null, 
/**
 * How much lower a throwing arm may start.
 */
dip: number | null, };
