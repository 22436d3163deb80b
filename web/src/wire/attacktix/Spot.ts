// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * A place on the table: `[x, z]` in micrometres, ten metres at most. Its second coordinate is `y` of [`Point`]; up is not on the table.
 */
export type Spot = [number, number];
