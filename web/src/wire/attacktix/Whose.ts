// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * Whose figures.
 */
export type Whose = "own" | "enemy";
