// Made from Rust by `cargo xtask gen`; do not edit.

/** Whether the morale modifier for losses of 75 % replaces the modifier for 50 %. PF-R-07 */
export type MoraleStack = "replace" | "add";
