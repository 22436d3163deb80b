// Made from Rust by `cargo xtask gen`; do not edit.

import type { Action } from "./Action";
import type { Effect } from "./Effect";
import type { SeatName } from "./SeatName";

/**
 * What a seat may decide now.
 */
export type Hints = { 
/**
 * The seat that is asked.
 */
seat: SeatName, 
/**
 * The effect being offered, if one is.
 */
asks: Effect | null, 
/**
 * Every legal decision, resignation apart.
 */
actions: Array<Action>, };
