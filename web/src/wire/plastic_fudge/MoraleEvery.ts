// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * When morale is checked. PF-R-05
 */
export type MoraleEvery = "round" | "movement-phase";
