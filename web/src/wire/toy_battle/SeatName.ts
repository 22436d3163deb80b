// Made from Rust by `cargo xtask gen`; do not edit.

/** A seat as JSON writes it: `blue` or `red`. */
export type SeatName = "blue" | "red";
