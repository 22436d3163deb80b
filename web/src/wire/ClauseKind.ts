// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * What sort of clause it is.
 */
export type ClauseKind = "clause" | "ruling" | "validity";
