// Made from Rust by `cargo xtask gen`; do not edit.

/** The reason why a game ended. */
export type EndedBy = "last-standing" | "wipe-out" | "turn-cap" | "resignation";
