// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * Whether woods block sight. PF-R-42
 */
export type ForestLos = "clear" | "block3";
