// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * What stands for the card of a player who has none. PA-R-11
 */
export type EmptyHand = "power-only" | "blind-draw";
