// Made from Rust by `cargo xtask gen`; do not edit.

/** Whether a bot may play, or plays, in place of a player who is away. */
export type StandIn = "offered" | "playing";
