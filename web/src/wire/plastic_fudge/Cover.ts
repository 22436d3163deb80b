// Made from Rust by `cargo xtask gen`; do not edit.

/** How much of a base a template covers. PF-EXP-05, PF-R-33 */
export type Cover = "full" | "half";
