// Made from Rust by `cargo xtask gen`; do not edit.

/** What a seat is asked for. */
export type Asks = "side" | "place" | "turn" | "special" | "free-move" | "free-attack" | "volley" | "call";
