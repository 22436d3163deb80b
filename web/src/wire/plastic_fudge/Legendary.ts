// Made from Rust by `cargo xtask gen`; do not edit.

/** Which number decides whether a roll is Legendary. PF-R-03 */
export type Legendary = "total" | "natural";
