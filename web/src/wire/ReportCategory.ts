// Made from Rust by `cargo xtask gen`; do not edit.

/** What a report is about. */
export type ReportCategory = "name" | "behaviour" | "cheating" | "fault" | "other";
