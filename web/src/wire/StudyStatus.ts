// Made from Rust by `cargo xtask gen`; do not edit.

/** The state of a study. */
export type StudyStatus = "running" | "done" | "out_of_time" | "cancelled" | "failed";
