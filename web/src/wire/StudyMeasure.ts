// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * What a change is measured in.
 */
export type StudyMeasure = "seat" | "starter" | "decided" | "ending" | "decisions";
