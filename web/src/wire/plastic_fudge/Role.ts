// Made from Rust by `cargo xtask gen`; do not edit.

/** A side's role in a Round. PF-INIT-03 */
export type Role = "a" | "b";
