// Made from Rust by `cargo xtask gen`; do not edit.

/** A seat, named by its colour. The variants stand in the order of the seats, clockwise. RR-SETUP-01 */
export type Side = "red" | "blue" | "green" | "yellow";
