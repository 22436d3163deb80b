// Made from Rust by `cargo xtask gen`; do not edit.

import type { Length } from "./Length";
import type { TerrainKind } from "./TerrainKind";

/** What it costs to go on one kind of ground. */
export type GroundCost = {
  /** The kind of ground. Ground that does not lower movement counts as open ground. */
  terrain: TerrainKind;
  /** How far the Unit goes on this ground, in inches. */
  length: Length;
  /** What this length costs, in inches. */
  cost: Length;
};
