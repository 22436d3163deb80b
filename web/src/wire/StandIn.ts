// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * A bot in place of a player who is away.
 */
export type StandIn = "offered" | "playing";
