// Made from Rust by `cargo xtask gen`; do not edit.

/** When Units check morale. PF-R-05 */
export type MoraleEvery = "round" | "movement-phase";
