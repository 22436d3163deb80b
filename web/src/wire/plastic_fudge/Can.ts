// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * Something that a Unit may do.
 */
export type Can = "deploy" | "move" | "board" | "tow" | "exit" | "enter" | "leave" | "call-jet" | "fire" | "attack";
