// Made from Rust by `cargo xtask gen`; do not edit.

import type { Effect } from "./Effect";
import type { PlacedTroop } from "./PlacedTroop";

/**
 * The play in progress.
 */
export type PlayInProgress = { 
/**
 * The Troops placed, in order.
 */
placed: Array<PlacedTroop>, 
/**
 * The effect being offered.
 */
asks: Effect, 
/**
 * The number of the placed Troop that has the effect; 1 = the first.
 */
of: number, };
