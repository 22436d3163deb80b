// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * Who moves first in a Round: Player A. PF-INIT-03
 */
export type Role = "a" | "b";
