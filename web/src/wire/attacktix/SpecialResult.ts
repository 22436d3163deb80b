// Made from Rust by `cargo xtask gen`; do not edit.

/** What became of a special ability when it was checked. AT-ABIL-04, AT-ABIL-05 */
export type SpecialResult = "used" | "failed" | "declined";
