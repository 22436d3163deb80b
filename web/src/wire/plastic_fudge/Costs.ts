// Made from Rust by `cargo xtask gen`; do not edit.

import type { GroundCost } from "./GroundCost";
import type { Length } from "./Length";

/**
 * What the cost of a move is made of; together it is the cost.
 */
export type Costs = { 
/**
 * What turns cost, in inches.
 */
turns: Length, 
/**
 * What entering higher ground costs, in inches.
 */
climbs: Length, 
/**
 * What going costs, by the ground that counts under the centre, in the order of entering it.
 */
ground: Array<GroundCost>, };
