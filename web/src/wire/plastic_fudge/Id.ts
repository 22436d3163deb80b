// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * The id of a Unit, a marker or a piece of terrain, such as `g12`. Ids are ordered by letters, then by number.
 * PF-R-112
 */
export type Id = string;
