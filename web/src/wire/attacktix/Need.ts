// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * Something that the owner of a special says.
 */
export type Need = "target" | "targets" | "along" | "heading" | "use";
