// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * Something that the owner of a special has to name.
 */
export type Need = "target" | "targets" | "along" | "heading" | "use";
