// Made from Rust by `cargo xtask gen`; do not edit.

/** The phase of a game. */
export type Phase = "sides" | "setup" | "play" | "over";
