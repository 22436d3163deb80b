// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * Whom a take-down hits.
 */
export type TakenDown = "attacker" | "chosen";
