// Made from Rust by `cargo xtask gen`; do not edit.

/** What a target gains if a template covers only a part of its base. PF-R-33 */
export type HalfIn = "step" | "row";
