// Made from Rust by `cargo xtask gen`; do not edit.

import type { GroundCost } from "./GroundCost";
import type { Length } from "./Length";

/**
 * The parts of a move's cost. Their sum is the cost.
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
 * What each kind of ground costs, in the order in which the Unit enters the ground. The ground under the centre
 * counts.
 */
ground: Array<GroundCost>, };
