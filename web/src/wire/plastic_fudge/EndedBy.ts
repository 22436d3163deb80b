// Made from Rust by `cargo xtask gen`; do not edit.

/** How a battle ended. */
export type EndedBy = "losses" | "flag" | "round-limit" | "resignation" | "timeout";
