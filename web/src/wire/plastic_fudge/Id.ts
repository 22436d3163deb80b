// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * Names a Unit, a marker or a piece of terrain, such as `g12`. Ordered by letters, then by number. PF-R-112
 */
export type Id = string;
