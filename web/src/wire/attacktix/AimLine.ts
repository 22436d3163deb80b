// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * A line in space: x, height, z.
 */
export type AimLine = { 
/**
 * One end.
 */
from: [number, number, number], 
/**
 * The other.
 */
to: [number, number, number], };
