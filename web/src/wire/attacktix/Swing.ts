// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * Which way a slash goes.
 */
export type Swing = "cw" | "ccw";
