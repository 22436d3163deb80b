// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * Shooting at an enemy in contact with a friend. PF-R-21
 */
export type FireIntoMelee = "free" | -1 | "forbidden";
