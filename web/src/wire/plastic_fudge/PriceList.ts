// Made from Rust by `cargo xtask gen`; do not edit.

/** Which prices count. PF-R-114 */
export type PriceList = "book" | "house";
