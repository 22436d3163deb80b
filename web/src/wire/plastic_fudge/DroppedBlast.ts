// Made from Rust by `cargo xtask gen`; do not edit.

/** The attack roll of a dropped grenade. PF-R-35 */
export type DroppedBlast = "reroll" | "same-roll";
