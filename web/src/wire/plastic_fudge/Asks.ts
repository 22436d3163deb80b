// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * What a seat is asked.
 */
export type Asks = "place" | "deploy" | "roll" | "choose-role" | "moves" | "commit" | "jets";
