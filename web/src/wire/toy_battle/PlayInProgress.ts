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
 * Which of the placed Troops has it; 1 = the first.
 */
of: number, };
