// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * What sort of value an option takes.
 */
export type OptionKind = "bool" | "choice" | "integer";
