// Made from Rust by `cargo xtask gen`; do not edit.

/** Why a figure is defeated. */
export type Cause = "fall" | "lean" | "ring-out" | "latch" | "take-down" | "resignation";
