// Made from Rust by `cargo xtask gen`; do not edit.

/** a decimal, kept to three places */
export type Decimal = number;
