// Made from Rust by `cargo xtask gen`; do not edit.

/** One of the two sides of a battle. PF-SCEN-02 */
export type Side = "green" | "tan";
