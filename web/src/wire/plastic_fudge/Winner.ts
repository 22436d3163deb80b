// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * The winner: a side, or no side.
 */
export type Winner = "green" | "tan" | "draw";
