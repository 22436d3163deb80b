// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * What an Abysmal roll is read from. PF-R-03
 */
export type Abysmal = "natural" | "total";
