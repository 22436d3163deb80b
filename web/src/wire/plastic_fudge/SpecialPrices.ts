// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * Which prices count. PF-R-68, PF-R-69
 */
export type SpecialPrices = "audited" | "printed";
