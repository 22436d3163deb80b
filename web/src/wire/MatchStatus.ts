// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * The state of a match.
 */
export type MatchStatus = "waiting" | "playing" | "over" | "suspended";
