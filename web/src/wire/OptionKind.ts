// Made from Rust by `cargo xtask gen`; do not edit.

/** What kind of value an option has. */
export type OptionKind = "bool" | "choice" | "integer";
