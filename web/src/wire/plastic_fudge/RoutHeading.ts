// Made from Rust by `cargo xtask gen`; do not edit.

/** Which way a Unit turns when it becomes routed. PF-R-11 */
export type RoutHeading = "facing" | "away-from-nearest-enemy" | "own-edge";
