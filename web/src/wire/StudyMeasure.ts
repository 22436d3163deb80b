// Made from Rust by `cargo xtask gen`; do not edit.

/** What a study of an option measures. */
export type StudyMeasure = "seat" | "starter" | "decided" | "ending" | "decisions";
