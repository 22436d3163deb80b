// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * Whether 75 % replaces 50 % or is added to it. PF-R-07
 */
export type MoraleStack = "replace" | "add";
