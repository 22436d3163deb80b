// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * When medals are claimed. TB-R-08
 */
export type MedalTiming = "end-of-play" | "immediate";
