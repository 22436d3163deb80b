// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * A value for each side.
 */
export type BySide<T> = { 
/**
 * The value for Green.
 */
green: T, 
/**
 * The value for Tan.
 */
tan: T, };
