// Made from Rust by `cargo xtask gen`; do not edit.

import type { Action } from "./Action";
import type { Each } from "./Each";
import type { Effect } from "./Effect";
import type { SeatName } from "./SeatName";

/**
 * What a seat may decide now: every legal decision, resignation apart.
 */
export type Hints = { 
/**
 * The seat that is asked.
 */
seat: SeatName, 
/**
 * The effect being offered, if one is.
 */
asks?: Effect, 
/**
 * Legal decisions one by one.
 */
actions: Array<Action>, 
/**
 * Legal decisions that differ in a Troop or a place only: each entry stands for every Troop on every place of its
 * lists.
 */
each?: Array<Each>, };
