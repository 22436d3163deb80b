// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * The pictures that can be sent.
 */
export type Emote = "laugh" | "wow" | "sad" | "glad" | "cross" | "wave";
