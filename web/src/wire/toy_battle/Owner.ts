// Made from Rust by `cargo xtask gen`; do not edit.

/** The side that owns a headquarters. */
export type Owner = "blue" | "red";
