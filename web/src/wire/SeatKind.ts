// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * Who sits at a seat.
 */
export type SeatKind = "guest" | "bot" | "open";
