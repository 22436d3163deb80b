// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * A kind of weapon. AT-MELEE-02, AT-RANGED-01
 */
export type WeaponKind = "ranged" | "slash" | "throw" | "jab" | "claw";
