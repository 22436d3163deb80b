// Made from Rust by `cargo xtask gen`; do not edit.

import type { Troop } from "./Troop";

/** A Troop placed in this play. */
export type PlacedTroop = {
  /** The Troop's kind. Its colour is that of the player whose turn it is. */
  troop: Troop;
  /** The base on which the Troop was placed. It may have left the base since. */
  on: string;
  /** The height at which the Troop was placed. The bottom of a stack is 1. */
  level: number;
};
