// Made from Rust by `cargo xtask gen`; do not edit.

import type { Length } from "./Length";
import type { Spot } from "./Spot";
import type { TerrainKind } from "./TerrainKind";

/** A point of a path. */
export type Stop = {
  /** The centre of the Unit's base there. */
  at: Spot;
  /** The facing of the Unit there. */
  facing: number;
  /** What the path has cost so far, in inches. */
  cost: Length;
  /** The kind of ground under the centre there. */
  terrain: TerrainKind;
};
