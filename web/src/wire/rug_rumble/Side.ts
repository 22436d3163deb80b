// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * A seat, named by its colour. The order is the order of the seats, clockwise. RR-SETUP-01
 */
export type Side = "red" | "blue" | "green" | "yellow";
