// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * How far apart the Radiomen may be. PF-R-59
 */
export type RadioReach = "off" | number;
