// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * Who sits on a seat.
 */
export type SeatKind = "guest" | "bot" | "open";
