// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * What a target gains that is only half inside a template. PF-R-33
 */
export type HalfIn = "step" | "row";
