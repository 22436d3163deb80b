// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * Who may turn its base in the attack step. AT-R-16
 */
export type FriendlyTurn = "none" | "melee" | "all";
