// Made from Rust by `cargo xtask gen`; do not edit.

/** A point of the table. JSON: `[x, y]` in inches from the south-west corner, x to the east, y to the north. */
export type Spot = [number, number];
