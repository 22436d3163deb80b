// Made from Rust by `cargo xtask gen`; do not edit.

/** The only word that declines the discard of a guard. */
export type GuardWord = "guard";
