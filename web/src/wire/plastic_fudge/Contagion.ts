// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * Whom a routed Unit infects. PF-R-14
 */
export type Contagion = "any" | "friendly" | "off";
