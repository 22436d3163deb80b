// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * Names a figure (`p1-01`), a figure type (`B04`), a piece of terrain (`fence`) or a section (`fence.1`). An id has 1
 * to 24 letters, digits, dots, hyphens and underscores. Ids are ordered as text. AT-FORCE-04
 */
export type Id = string;
