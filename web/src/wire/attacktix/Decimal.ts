// Made from Rust by `cargo xtask gen`; do not edit.

/** A decimal number with at most three decimal places. */
export type Decimal = number;
