// Made from Rust by `cargo xtask gen`; do not edit.

/** Which prices the figures have. AT-R-73 */
export type PriceList = "book" | "house";
