// Made from Rust by `cargo xtask gen`; do not edit.

/** A kind of Troop. Each colour has three Troops of each kind. */
export type Troop = "skully" | "capn" | "jumbo" | "hook" | "xb42" | "star" | "roxy" | "kwak";
