// Made from Rust by `cargo xtask gen`; do not edit.

/** What a figure wears. */
export type Body = "shirt" | "coat" | "armour" | "cape" | "apron" | "fur" | "plates" | "dress";
