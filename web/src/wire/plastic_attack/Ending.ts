// Made from Rust by `cargo xtask gen`; do not edit.

/** How a game ends. */
export type Ending = "last-standing" | "turn-cap" | "resignation" | "timeout";
