// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * The one format of board files there is.
 */
export type Format = "toybattle-map/1";
