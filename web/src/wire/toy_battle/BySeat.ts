// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * Something for each seat.
 */
export type BySeat<T> = { blue: T, red: T, };
