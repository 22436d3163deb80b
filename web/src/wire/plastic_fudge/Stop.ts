// Made from Rust by `cargo xtask gen`; do not edit.

import type { Length } from "./Length";
import type { Spot } from "./Spot";
import type { TerrainKind } from "./TerrainKind";

/**
 * A place on a path.
 */
export type Stop = { 
/**
 * The place.
 */
at: Spot, 
/**
 * The Unit's facing there, in whole degrees.
 */
facing: number, 
/**
 * What the path has cost so far, in inches.
 */
cost: Length, 
/**
 * The ground there.
 */
terrain: TerrainKind, };
