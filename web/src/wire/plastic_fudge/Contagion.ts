// Made from Rust by `cargo xtask gen`; do not edit.

/** Which Troopers check morale because a routed Unit runs near them. PF-R-14 */
export type Contagion = "any" | "friendly" | "off";
