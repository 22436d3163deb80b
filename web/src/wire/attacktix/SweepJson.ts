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
 * The heading where the slash starts.
 */
from: number, 
/**
 * The heading where the slash ends.
 */
to: number, };
