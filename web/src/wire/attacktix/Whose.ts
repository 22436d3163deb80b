// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * The side that a figure belongs to.
 */
export type Whose = "own" | "enemy";
