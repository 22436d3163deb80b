// Made from Rust by `cargo xtask gen`; do not edit.

import type { Length } from "./Length";
import type { TerrainKind } from "./TerrainKind";

/**
 * What going on one kind of ground costs.
 */
export type GroundCost = { 
/**
 * The kind of ground; open ground where nothing lowers movement.
 */
terrain: TerrainKind, 
/**
 * How far the Unit goes on it, in inches.
 */
length: Length, 
/**
 * What that costs, in inches.
 */
cost: Length, };
