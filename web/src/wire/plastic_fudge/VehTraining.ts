// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * How a Vehicle's training lowers terrain penalties. PF-R-52
 */
export type VehTraining = "points" | "fraction";
