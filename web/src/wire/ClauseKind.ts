// Made from Rust by `cargo xtask gen`; do not edit.

/** Whether a clause is a printed rule, a ruling or a condition for valid files. */
export type ClauseKind = "clause" | "ruling" | "validity";
