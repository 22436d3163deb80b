// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * The colour of a seat, as files and decisions write it.
 */
export type SeatName = "blue" | "red";
