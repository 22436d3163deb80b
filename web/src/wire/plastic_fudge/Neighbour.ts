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
 * The id of the thing; `flag1` for the flag.
 */
id: Id, 
/**
 * What kind of thing it is.
 */
what: What, 
/**
 * The gap between the bases, in inches; negative if they overlap. For a piece, the gap to the outline of the
 * piece. If the Unit's centre lies on the piece, the gap is minus the radius of the Unit's base.
 */
gap: Length, 
/**
 * The direction from the Unit to the thing, in whole degrees counter-clockwise from east.
 */
bearing: number, 
/**
 * How far the Unit would have to turn to face the thing, in degrees counter-clockwise, -179 ..= 180.
 */
turn: number, 
/**
 * The ground under the centre of the thing.
 */
terrain: TerrainKind, 
/**
 * The level of that ground.
 */
level: number, 
/**
 * Whether the line of sight from the Unit to the thing is clear.
 */
in_sight: boolean, };
