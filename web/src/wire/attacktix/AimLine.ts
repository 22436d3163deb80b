// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * A line in space. A point is x, height, z, in micrometres.
 */
export type AimLine = { 
/**
 * One end.
 */
from: [number, number, number], 
/**
 * The other end.
 */
to: [number, number, number], };
