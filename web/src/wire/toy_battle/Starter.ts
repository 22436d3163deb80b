// Made from Rust by `cargo xtask gen`; do not edit.

/** The seat that takes the first turn. TB-R-21 */
export type Starter = "random" | "blue" | "red";
