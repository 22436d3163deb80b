// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * A part of a whole, 0 to 1, stored in millionths. Files write it as a decimal number such as `0.528`.
 */
export type Share = number;
