// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * The result of a race for one toy.
 */
export type Fate = "crashed" | "scared" | "won" | "lost";
