// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * What becomes of passengers of a destroyed Vehicle. PF-R-54
 */
export type WreckSave = "roll" | "die" | "safe";
