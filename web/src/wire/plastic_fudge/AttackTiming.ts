// Made from Rust by `cargo xtask gen`; do not edit.

/** When Units attack. PF-R-17 */
export type AttackTiming = "after-moves" | "anytime";
