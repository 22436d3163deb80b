// Made from Rust by `cargo xtask gen`; do not edit.

/** The state of a Unit. A Unit is in exactly one of these states. PF-R-08 */
export type Condition = "steady" | "routed" | "destroyed" | "fled" | "out" | "reserve" | "undeployed";
