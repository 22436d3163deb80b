// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * How exactly a force meets its points. AT-R-04
 */
export type ForcePoints = "exact" | "at-most";
