// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * Who takes the first turn. TB-R-21
 */
export type Starter = "random" | "blue" | "red";
