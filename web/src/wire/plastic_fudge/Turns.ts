// Made from Rust by `cargo xtask gen`; do not edit.

/** How Units turn. PF-R-45 */
export type Turns = "free" | "grid45";
