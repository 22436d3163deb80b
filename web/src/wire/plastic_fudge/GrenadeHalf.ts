// Made from Rust by `cargo xtask gen`; do not edit.

/** How half of a grenade's range is counted. PF-R-34 */
export type GrenadeHalf = "inches" | "bands";
