// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * A side. PF-SCEN-02
 */
export type Side = "green" | "tan";
