// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * Which part of a force.
 */
export type Part = "battle" | "backup";
