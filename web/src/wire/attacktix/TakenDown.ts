// Made from Rust by `cargo xtask gen`; do not edit.

/** The figure that a take-down defeats. */
export type TakenDown = "attacker" | "chosen";
