// Made from Rust by `cargo xtask gen`; do not edit.

/** A result of the Damage Chart. PF-DMG-01 … PF-DMG-07 */
export type Damage = "no-damage" | "no-effect" | "injury" | "kill";
