// Made from Rust by `cargo xtask gen`; do not edit.

/** How much each Training level above or below Fair changes a Vehicle's terrain penalty. PF-R-52 */
export type VehTraining = "points" | "fraction";
