// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * What a target half inside a template is spared. PF-R-33
 */
export type HalfIn = "step" | "row";
