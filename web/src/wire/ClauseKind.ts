// Made from Rust by `cargo xtask gen`; do not edit.

/** The kind of a clause. */
export type ClauseKind = "clause" | "ruling" | "validity";
