// Made from Rust by `cargo xtask gen`; do not edit.

/** The size of a base. */
export type Base = "standard" | "master";
