// Made from Rust by `cargo xtask gen`; do not edit.

/** An edge of the table. */
export type Edge = "north" | "east" | "south" | "west";
