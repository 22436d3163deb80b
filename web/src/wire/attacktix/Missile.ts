// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * What a launcher sends off.
 */
export type Missile = { 
/**
 * Its mass.
 */
mass_g: number, 
/**
 * Its speed at the muzzle.
 */
speed_cm_s: number, };
