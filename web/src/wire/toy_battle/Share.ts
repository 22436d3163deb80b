// Made from Rust by `cargo xtask gen`; do not edit.

/** A part of a whole, 0 to 1. */
export type Share = number;
