// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * How far a grenade flies. PF-R-34
 */
export type GrenadeHalf = "inches" | "bands";
