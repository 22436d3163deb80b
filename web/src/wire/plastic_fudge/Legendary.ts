// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * What a Legendary roll is read from. PF-R-03
 */
export type Legendary = "total" | "natural";
