// Made from Rust by `cargo xtask gen`; do not edit.

import type { Effect } from "./Effect";
import type { PlacedTroop } from "./PlacedTroop";

/**
 * The play in progress: what the player has placed in this turn, and the effect being offered.
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
 * The number of the placed Troop that has the effect, from 1.
 */
of: number, };
