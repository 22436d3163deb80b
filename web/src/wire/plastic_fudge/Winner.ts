// Made from Rust by `cargo xtask gen`; do not edit.

/** The result for the sides. */
export type Winner = "green" | "tan" | "draw";
