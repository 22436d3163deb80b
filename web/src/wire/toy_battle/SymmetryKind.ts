// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * Kinds of symmetry.
 */
export type SymmetryKind = "rot180" | "mirror-y" | "none";
