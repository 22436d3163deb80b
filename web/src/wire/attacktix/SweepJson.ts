// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * What a slash sweeps.
 */
export type SweepJson = { 
/**
 * The distance from the centre of the attacker's base, in micrometres.
 */
reach: number, 
/**
 * The heading where it starts.
 */
from: number, 
/**
 * The heading where it ends.
 */
to: number, };
