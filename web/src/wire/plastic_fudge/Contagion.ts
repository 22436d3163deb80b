// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * Which Troopers check because a routed Unit runs near them. PF-R-14
 */
export type Contagion = "any" | "friendly" | "off";
