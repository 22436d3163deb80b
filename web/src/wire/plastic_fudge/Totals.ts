// Made from Rust by `cargo xtask gen`; do not edit.

/** How totals beyond ±4 are read. PF-R-02 */
export type Totals = "clamp" | "extend";
