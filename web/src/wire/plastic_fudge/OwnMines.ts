// Made from Rust by `cargo xtask gen`; do not edit.

/** Whether a Unit sets off mines of its own side. PF-R-38 */
export type OwnMines = "live" | "safe";
