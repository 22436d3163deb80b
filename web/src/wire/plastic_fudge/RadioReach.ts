// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * How far apart the Command Radioman and the Trooper Radioman of a side may be. Farther apart, the side is out of
 * touch. PF-R-59
 */
export type RadioReach = "off" | number;
