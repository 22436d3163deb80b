// Made from Rust by `cargo xtask gen`; do not edit.

/** What sets the limit of a move. */
export type LimitedBy = "speed" | "slowing" | "pushing" | "free-move" | "shift" | "advance";
