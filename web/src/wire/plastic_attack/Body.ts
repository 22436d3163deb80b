// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * What it wears.
 */
export type Body = "shirt" | "coat" | "armour" | "cape" | "apron" | "fur" | "plates" | "dress";
