// Made from Rust by `cargo xtask gen`; do not edit.

/** The name of a form, or null for the plain form. */
export type FormName = string | null;
