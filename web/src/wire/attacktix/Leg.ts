// Made from Rust by `cargo xtask gen`; do not edit.

/** A part of a path. AT-R-10 */
export type Leg = { face: number } | { roll: number };
