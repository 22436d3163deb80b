// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * Who won: a side, or none.
 */
export type Winner = "green" | "tan" | "draw";
