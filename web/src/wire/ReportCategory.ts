// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * What a player reports.
 */
export type ReportCategory = "name" | "behaviour" | "cheating" | "fault" | "other";
