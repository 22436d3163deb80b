// Made from Rust by `cargo xtask gen`; do not edit.

/** A length: micrometres in memory, a number of inches in JSON. PF-R-87 */
export type Length = number;
