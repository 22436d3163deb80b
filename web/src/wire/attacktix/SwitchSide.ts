// Made from Rust by `cargo xtask gen`; do not edit.

/** A target switch. AT-SWITCH-01 */
export type SwitchSide = "left" | "right";
