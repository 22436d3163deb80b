// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * The orders of a side, or `true` in place of orders that the viewer may not see.
 */
export type Sealed<T> = boolean | Array<T>;
