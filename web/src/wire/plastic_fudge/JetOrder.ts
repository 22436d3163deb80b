// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";
import type { Spot } from "./Spot";

/** Where a Jet flies to, and what it attacks there. PF-R-107 */
export type JetOrder = {
  /** The id of the Jet, such as `g7`. */
  unit: Id;
  /** The point to which the Jet flies. */
  at: Spot;
  /** The Unit that the Jet attacks. If left out, the Jet attacks no Unit. */
  target?: Id;
};
