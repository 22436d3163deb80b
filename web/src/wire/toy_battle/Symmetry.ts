// Made from Rust by `cargo xtask gen`; do not edit.

import type { SymmetryKind } from "./SymmetryKind";

/** How the two sides of a board correspond. */
export type Symmetry = {
  /** The kind of symmetry. A board of kind `none` needs a measured balance. */
  kind: SymmetryKind;
  /**
   * The pairs of partners: places that correspond on the two sides. Each place is in one pair. A place in the middle
   * is its own partner.
   */
  pairs?: Array<[string, string]>;
};
