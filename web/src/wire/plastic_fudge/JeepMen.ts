// Made from Rust by `cargo xtask gen`; do not edit.

/** How far the Commander and the Radioman go on foot. PF-R-56 */
export type JeepMen = "paid" | "foot-mediocre";
