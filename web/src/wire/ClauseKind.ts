// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * The sort of a clause.
 */
export type ClauseKind = "clause" | "ruling" | "validity";
