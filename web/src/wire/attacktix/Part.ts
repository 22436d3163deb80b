// Made from Rust by `cargo xtask gen`; do not edit.

/** A part of a force. */
export type Part = "battle" | "backup";
