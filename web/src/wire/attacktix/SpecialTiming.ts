// Made from Rust by `cargo xtask gen`; do not edit.

/** When specials are resolved. AT-R-28 */
export type SpecialTiming = "immediate" | "step33";
