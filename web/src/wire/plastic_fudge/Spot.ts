// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * A place on the table: `[x, y]` in inches in JSON, from the south-west corner, x to the east, y to the north.
 */
export type Spot = [number, number];
