// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * What becomes of a double wipe-out. AT-R-44
 */
export type Mutual = "draw" | "active-loses";
