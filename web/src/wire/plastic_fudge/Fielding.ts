// Made from Rust by `cargo xtask gen`; do not edit.

import type { UnitType } from "./UnitType";

/**
 * Whether Units of the sample list can be fielded together, and the sum that decides it. PF-R-76
 */
export type Fielding = { 
/**
 * Their types. The first one is the Unit in question.
 */
units: Array<UnitType>, 
/**
 * What each costs.
 */
points: Array<number>, 
/**
 * What the cheapest Commander costs beside them; 0 if one of them is the Commander.
 */
commander: number, 
/**
 * The points of all Units and of that Commander.
 */
sum: number, 
/**
 * The most points that a force may cost.
 */
most: number, 
/**
 * Whether the sum stays within that limit.
 */
fits: boolean, };
