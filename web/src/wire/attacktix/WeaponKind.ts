// Made from Rust by `cargo xtask gen`; do not edit.

/** The kind of a weapon: a launcher (`ranged`), or one of the melee kinds. AT-MELEE-02, AT-RANGED-01 */
export type WeaponKind = "ranged" | "slash" | "throw" | "jab" | "claw";
