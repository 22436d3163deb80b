// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * Side that owns a headquarters.
 */
export type Owner = "blue" | "red";
