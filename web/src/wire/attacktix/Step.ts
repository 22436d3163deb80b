// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * A step of a turn. AT-TURN-01
 */
export type Step = "move" | "attack" | "specials" | "over";
