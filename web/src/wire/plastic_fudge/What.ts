// Made from Rust by `cargo xtask gen`; do not edit.

/** A kind of thing on the table. */
export type What = "unit" | "marker" | "flag" | "piece";
