// Made from Rust by `cargo xtask gen`; do not edit.

/** Which Radiomen a side must bring. PF-R-58 */
export type RadioRequired = "none" | "command" | "both";
