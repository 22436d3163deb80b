// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * A kind of Troop. There are three of each kind and colour.
 */
export type Troop = "skully" | "capn" | "jumbo" | "hook" | "xb42" | "star" | "roxy" | "kwak";
