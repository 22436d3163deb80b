// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * A seat by its colour, clockwise. RR-SETUP-01
 */
export type Side = "red" | "blue" | "green" | "yellow";
