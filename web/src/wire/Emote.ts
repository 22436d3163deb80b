// Made from Rust by `cargo xtask gen`; do not edit.

/** The pictures that a player can send. */
export type Emote = "laugh" | "wow" | "sad" | "glad" | "cross" | "wave";
