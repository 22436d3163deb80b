// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";
import type { Length } from "./Length";
import type { Spot } from "./Spot";
import type { TerrainKind } from "./TerrainKind";

/**
 * A piece of terrain: a rectangle or a simple polygon.
 */
export type Piece = { 
/**
 * Its id, such as `p1`.
 */
id: Id, 
/**
 * Its kind.
 */
type: TerrainKind, 
/**
 * `[x0, y0, x1, y1]`, unless it is a polygon.
 */
rect?: [Length, Length, Length, Length], 
/**
 * The corners without repeating the first, unless it is a rectangle.
 */
polygon?: Array<Spot>, 
/**
 * Height in inches; its level is a third of it, rounded down. PF-R-51
 */
height?: Length, 
/**
 * Holes blown into it, `[x, y, radius]`. PF-BAZ-02
 */
holes?: Array<[Length, Length, Length]>, };
