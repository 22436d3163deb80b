// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * A place on the table: `[x, z]` in micrometres, each at most ten metres from 0. [`Point`] calls the second coordinate
 * `y`. A place has no height.
 */
export type Spot = [number, number];
