// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * Orders, or `true` in place of orders that the viewer may not know.
 */
export type Sealed<T> = boolean | Array<T>;
