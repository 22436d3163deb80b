// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";
import type { Length } from "./Length";
import type { TerrainKind } from "./TerrainKind";
import type { What } from "./What";

/** Something on the table, seen from a Unit. */
export type Neighbour = {
  /** The id of the thing; `flag1` for the flag. */
  id: Id;
  /** What kind of thing it is. */
  what: What;
  /**
   * The gap between the two bases, in inches; negative if they overlap. For a piece, it is the gap from the Unit's
   * base to the outline. If the Unit's centre is on the piece, the gap is minus the radius of the base.
   */
  gap: Length;
  /** The direction from the Unit to the thing. */
  bearing: number;
  /** By how much the Unit would turn to face the thing, counter-clockwise, from -179 to 180. */
  turn: number;
  /** The kind of ground under the centre of the thing. */
  terrain: TerrainKind;
  /** The level of that ground. */
  level: number;
  /** Whether the line of sight from the Unit to the thing is clear. */
  in_sight: boolean;
};
