// Made from Rust by `cargo xtask gen`; do not edit.

/** What a figure carries. */
export type Gear = "nothing" | "shield" | "spanner" | "blaster" | "book" | "staff" | "bag" | "wings" | "wheels" | "flask";
