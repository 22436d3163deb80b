// Made from Rust by `cargo xtask gen`; do not edit.

/** A mode of play. */
export type Mode = "duel" | "team" | "ffa";
