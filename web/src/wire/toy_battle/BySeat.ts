// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * A value for each seat.
 */
export type BySeat<T> = { blue: T, red: T, };
