// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * A missile of a launcher.
 */
export type Missile = { 
/**
 * The mass of the missile.
 */
mass_g: number, 
/**
 * The speed of the missile at the muzzle.
 */
speed_cm_s: number, };
