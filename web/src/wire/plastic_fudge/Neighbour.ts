// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";
import type { Length } from "./Length";
import type { TerrainKind } from "./TerrainKind";
import type { What } from "./What";

/**
 * Something near a Unit.
 */
export type Neighbour = { 
/**
 * Its id; `flag1` for the flag.
 */
id: Id, 
/**
 * What kind of thing it is.
 */
what: What, 
/**
 * The gap between the bases, in inches; negative if they overlap. For a piece it is the gap to its outline. If the
 * Unit's centre lies on the piece, it is minus the radius of the Unit's base.
 */
gap: Length, 
/**
 * The direction from the Unit to it, in whole degrees counter-clockwise from east.
 */
bearing: number, 
/**
 * How far the Unit would have to turn, -179 ..= 180, counter-clockwise.
 */
turn: number, 
/**
 * The ground it stands on.
 */
terrain: TerrainKind, 
/**
 * The level of that ground.
 */
level: number, 
/**
 * Whether a line of sight to it is clear.
 */
in_sight: boolean, };
