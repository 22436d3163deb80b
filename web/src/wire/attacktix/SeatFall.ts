// Made from Rust by `cargo xtask gen`; do not edit.

/** The moment when a seat lost a figure. AT-R-50 */
export type SeatFall = { seat: string; shot: number; ms: number };
