// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * What losses are counted by. PF-R-72
 */
export type LossBy = "units" | "points";
