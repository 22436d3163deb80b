// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * How a Vehicle's training above or below Fair changes terrain penalties. PF-R-52
 */
export type VehTraining = "points" | "fraction";
