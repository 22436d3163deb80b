// Made from Rust by `cargo xtask gen`; do not edit.

/** The format of board files. There is only one so far. */
export type Format = "toybattle-map/1";
