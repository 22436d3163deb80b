// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * A figure that may not move.
 */
export type Pinned = "next" | "now";
