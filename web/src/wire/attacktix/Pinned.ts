// Made from Rust by `cargo xtask gen`; do not edit.

/** The turn in which a figure may not move. */
export type Pinned = "next" | "now";
