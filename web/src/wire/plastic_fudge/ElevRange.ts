// Made from Rust by `cargo xtask gen`; do not edit.

/** Whether a difference in height shortens range. PF-R-51 */
export type ElevRange = "flat" | "add-bands";
