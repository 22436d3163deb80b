// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";
import type { Length } from "./Length";
import type { Spot } from "./Spot";
import type { TerrainKind } from "./TerrainKind";

/** A piece of terrain: a rectangle or a simple polygon. */
export type Piece = {
  /** The id of the piece, such as `p1`. */
  id: Id;
  /** What the ground of the piece is, such as forest. */
  type: TerrainKind;
  /** Height in inches. The level of the piece is a third of the height, rounded down. PF-R-51 */
  height?: Length;
  /** Holes that weapons have cut into the piece, each `[x, y, radius]` in inches. PF-BAZ-02 */
  holes?: Array<[Length, Length, Length]>;
  /** The corners of a polygon in order. The first corner is not repeated at the end. Left out for a rectangle. */
  polygon?: Array<Spot>;
  /** The corners of a rectangle, `[x0, y0, x1, y1]` in inches. Left out for a polygon. */
  rect?: [Length, Length, Length, Length];
};
