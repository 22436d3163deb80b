// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * What became of a toy in a race.
 */
export type Fate = "crashed" | "scared" | "won" | "lost";
