// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * Whether height costs range. PF-R-51
 */
export type ElevRange = "flat" | "add-bands";
