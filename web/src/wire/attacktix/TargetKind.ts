// Made from Rust by `cargo xtask gen`; do not edit.

/** The kind of something on the table. */
export type TargetKind = "figure" | "object" | "section" | "area";
