// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * What a figure is.
 */
export type Shape = "figure" | "robot" | "creature" | "vehicle";
