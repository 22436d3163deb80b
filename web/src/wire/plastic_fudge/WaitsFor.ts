// Made from Rust by `cargo xtask gen`; do not edit.

/** The kind of decision that the game waits for. */
export type WaitsFor = "muster" | "terrain" | "deploy" | "roll" | "choose-role" | "moves" | "commit" | "jets" | "nothing";
