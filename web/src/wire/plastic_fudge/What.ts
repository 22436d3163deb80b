// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * What stands near a Unit.
 */
export type What = "unit" | "marker" | "flag" | "piece";
