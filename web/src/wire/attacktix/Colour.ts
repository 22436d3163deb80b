// Made from Rust by `cargo xtask gen`; do not edit.

/** The colour of a Speed number, and of one side of a coin. AT-BASE-03 */
export type Colour = "red" | "white";
