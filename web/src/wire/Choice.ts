// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * The value of an option.
 */
export type Choice = boolean | number | string;
