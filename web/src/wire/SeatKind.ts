// Made from Rust by `cargo xtask gen`; do not edit.

/** Who has a seat. */
export type SeatKind = "guest" | "bot" | "open";
