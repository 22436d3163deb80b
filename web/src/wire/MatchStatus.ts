// Made from Rust by `cargo xtask gen`; do not edit.

/** Whether a match is waiting, being played, over or suspended. */
export type MatchStatus = "waiting" | "playing" | "over" | "suspended";
