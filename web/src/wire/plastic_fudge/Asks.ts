// Made from Rust by `cargo xtask gen`; do not edit.

/** A kind of decision that the game waits for. */
export type Asks = "place" | "deploy" | "roll" | "choose-role" | "moves" | "commit" | "jets";
