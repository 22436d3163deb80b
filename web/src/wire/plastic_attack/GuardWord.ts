// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * The word `guard`.
 */
export type GuardWord = "guard";
