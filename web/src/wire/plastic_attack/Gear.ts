// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * What it carries.
 */
export type Gear = "nothing" | "shield" | "spanner" | "blaster" | "book" | "staff" | "bag" | "wings" | "wheels" | "flask";
