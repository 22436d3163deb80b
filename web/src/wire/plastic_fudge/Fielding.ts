// Made from Rust by `cargo xtask gen`; do not edit.

import type { UnitType } from "./UnitType";

/**
 * Whether Units of the sample list can be fielded together, with the sum that says why. PF-R-76
 */
export type Fielding = { 
/**
 * Their types; the first is the one it is about.
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
 * All together.
 */
sum: number, 
/**
 * At most.
 */
most: number, 
/**
 * Whether that is enough.
 */
fits: boolean, };
