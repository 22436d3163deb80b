// Made from Rust by `cargo xtask gen`; do not edit.

/** How a Howitzer moves. PF-R-66 */
export type HowitzerMove = "towed" | "literal";
