// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * What a target gains if its base is only partly inside a template. PF-R-33
 */
export type HalfIn = "step" | "row";
