// Made from Rust by `cargo xtask gen`; do not edit.

import type { SymmetryKind } from "./SymmetryKind";

/**
 * How the two sides of a board correspond.
 */
export type Symmetry = { 
/**
 * Kind of symmetry.
 */
kind: SymmetryKind, 
/**
 * Every place with its partner. Each pair is listed once. A place in the middle is its own partner.
 */
pairs?: Array<[string, string]>, };
