// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * The result of a special. AT-ABIL-04, AT-ABIL-05
 */
export type SpecialResult = "used" | "failed" | "declined";
