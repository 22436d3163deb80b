// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * How a match draws its luck.
 */
export type LuckPlan = "server" | "fair-1";
