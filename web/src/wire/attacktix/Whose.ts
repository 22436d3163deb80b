// Made from Rust by `cargo xtask gen`; do not edit.

/** The side of a figure, seen from the owner of an ability. */
export type Whose = "own" | "enemy";
