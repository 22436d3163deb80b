// Made from Rust by `cargo xtask gen`; do not edit.

import type { EndedBy } from "./EndedBy";
import type { Winner } from "./Winner";

/** How a battle ended. */
export type Result = {
  /** The side that won, or `draw`. */
  winner: Winner;
  /** The way in which the battle ended. */
  by: EndedBy;
};
