// Made from Rust by `cargo xtask gen`; do not edit.

/** The mortar's template. PF-R-26 */
export type MortarTemplate = "none" | "grenade";
