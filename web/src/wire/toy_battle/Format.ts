// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * The only format of board files.
 */
export type Format = "toybattle-map/1";
