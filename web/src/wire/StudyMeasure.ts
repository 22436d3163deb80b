// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * The measure that a change is about.
 */
export type StudyMeasure = "seat" | "starter" | "decided" | "ending" | "decisions";
