// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * Whether own mines go off under own Units. PF-R-38
 */
export type OwnMines = "live" | "safe";
