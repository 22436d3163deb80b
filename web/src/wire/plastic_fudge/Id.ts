// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * The id of a Unit, a marker or a piece of terrain: lowercase letters, then a number, such as `g12`. Ids are ordered
 * by their letters, then by their number. PF-R-112
 */
export type Id = string;
