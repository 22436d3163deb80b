// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * How far a match is.
 */
export type MatchStatus = "waiting" | "playing" | "over" | "suspended";
