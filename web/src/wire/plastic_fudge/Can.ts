// Made from Rust by `cargo xtask gen`; do not edit.

/** A kind of decision that a Unit may be part of. */
export type Can = "deploy" | "move" | "board" | "tow" | "exit" | "enter" | "leave" | "call-jet" | "fire" | "attack";
