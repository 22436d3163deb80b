// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * What becomes of totals beyond ±4. PF-R-02
 */
export type Totals = "clamp" | "extend";
