// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * Something of each side.
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
