// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * Where a Unit that becomes routed turns. PF-R-11
 */
export type RoutHeading = "facing" | "away-from-nearest-enemy" | "own-edge";
