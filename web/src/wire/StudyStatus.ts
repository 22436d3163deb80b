// Made from Rust by `cargo xtask gen`; do not edit.

/** Whether a study runs, or how it ended. */
export type StudyStatus = "running" | "done" | "out_of_time" | "cancelled" | "failed";
