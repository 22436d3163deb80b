// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * Where a game stands.
 */
export type Phase = "sides" | "setup" | "play" | "over";
