// Made from Rust by `cargo xtask gen`; do not edit.

/** What the losses of a side are measured in. PF-R-72 */
export type LossBy = "units" | "points";
