// Made from Rust by `cargo xtask gen`; do not edit.

/** Whether a figure moves before a free attack. */
export type FreeMoves = "full" | "none";
