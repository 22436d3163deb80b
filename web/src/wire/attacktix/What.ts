// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * What something is.
 */
export type What = "figure" | "object" | "section" | "area";
