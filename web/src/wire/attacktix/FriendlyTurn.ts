// Made from Rust by `cargo xtask gen`; do not edit.

/** Which figures may turn their bases in the attack step. AT-R-16 */
export type FriendlyTurn = "none" | "melee" | "all";
