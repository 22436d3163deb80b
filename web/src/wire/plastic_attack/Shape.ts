// Made from Rust by `cargo xtask gen`; do not edit.

/** The kinds of toys. */
export type Shape = "figure" | "robot" | "creature" | "vehicle";
