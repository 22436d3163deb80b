// Made from Rust by `cargo xtask gen`; do not edit.

/** The direction of a slash. */
export type Swing = "cw" | "ccw";
