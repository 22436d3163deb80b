// Made from Rust by `cargo xtask gen`; do not edit.

/** Which number decides whether a roll is Abysmal. PF-R-03 */
export type Abysmal = "natural" | "total";
