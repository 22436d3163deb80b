// Made from Rust by `cargo xtask gen`; do not edit.

/** How a board maps onto itself when the sides are swapped. */
export type SymmetryKind = "rot180" | "mirror-y" | "none";
