// Made from Rust by `cargo xtask gen`; do not edit.

/** Something that the owner's choice for a special ability has to contain. */
export type Need = "target" | "targets" | "along" | "heading" | "use";
