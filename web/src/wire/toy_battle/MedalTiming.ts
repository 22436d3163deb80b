// Made from Rust by `cargo xtask gen`; do not edit.

/** When players claim medals. TB-R-08 */
export type MedalTiming = "end-of-play" | "immediate";
