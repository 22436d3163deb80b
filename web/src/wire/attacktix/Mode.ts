// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * How a game is played.
 */
export type Mode = "duel" | "team" | "ffa";
