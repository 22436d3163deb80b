// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * What is measured for a change.
 */
export type StudyMeasure = "seat" | "starter" | "decided" | "ending" | "decisions";
