// Made from Rust by `cargo xtask gen`; do not edit.

/** The printed rules that a table plays. PA-R-48 */
export type Edition = "2009" | "revised";
