// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * A value for each side.
 */
export type BySide<T> = { 
/**
 * Green's.
 */
green: T, 
/**
 * Tan's.
 */
tan: T, };
