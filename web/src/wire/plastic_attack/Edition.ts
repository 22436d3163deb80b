// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * Which printed rules a table plays. PA-R-48
 */
export type Edition = "2009" | "revised";
