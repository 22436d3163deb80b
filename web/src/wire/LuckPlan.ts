// Made from Rust by `cargo xtask gen`; do not edit.

/** Who chooses the random values of a match. */
export type LuckPlan = "server" | "fair-1";
