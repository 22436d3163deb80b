// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * A seat's word.
 */
export type SeatName = "blue" | "red";
