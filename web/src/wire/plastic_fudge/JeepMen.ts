// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * How far the men of the Jeep go on foot. PF-R-56
 */
export type JeepMen = "paid" | "foot-mediocre";
