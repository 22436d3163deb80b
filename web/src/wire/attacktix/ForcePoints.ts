// Made from Rust by `cargo xtask gen`; do not edit.

/** Whether a force must cost exactly the agreed points. AT-R-04 */
export type ForcePoints = "exact" | "at-most";
