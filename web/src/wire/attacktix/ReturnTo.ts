// Made from Rust by `cargo xtask gen`; do not edit.

/** Where a figure returns. */
export type ReturnTo = "spot" | "line";
