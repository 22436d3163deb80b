// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * What state a Unit is in: exactly one. PF-R-08
 */
export type Condition = "steady" | "routed" | "destroyed" | "fled" | "out" | "reserve" | "undeployed";
