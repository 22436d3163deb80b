// Made from Rust by `cargo xtask gen`; do not edit.

/** What replaces the card of a player who has no card. PA-R-11 */
export type EmptyHand = "power-only" | "blind-draw";
