// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * Whether mines go off under Units of their own side. PF-R-38
 */
export type OwnMines = "live" | "safe";
