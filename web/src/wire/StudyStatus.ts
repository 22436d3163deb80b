// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * How far a study is.
 */
export type StudyStatus = "running" | "done" | "out_of_time" | "cancelled" | "failed";
