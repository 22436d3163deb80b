// Made from Rust by `cargo xtask gen`; do not edit.

/** Who may see a match. */
export type Visibility = "listed" | "unlisted" | "private";
