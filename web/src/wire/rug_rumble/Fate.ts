// Made from Rust by `cargo xtask gen`; do not edit.

/** What happened to a toy in a race. */
export type Fate = "crashed" | "scared" | "won" | "lost";
