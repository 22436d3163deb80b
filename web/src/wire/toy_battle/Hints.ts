// Made from Rust by `cargo xtask gen`; do not edit.

import type { Action } from "./Action";
import type { Each } from "./Each";
import type { Effect } from "./Effect";
import type { SeatName } from "./SeatName";

/**
 * What a seat may decide now: every legal decision except resignation.
 */
export type Hints = { 
/**
 * The seat that is asked.
 */
seat: SeatName, 
/**
 * The effect being offered; left out if no effect is offered.
 */
asks?: Effect, 
/**
 * Legal decisions, one in each entry. The decisions of `each` are not in this list.
 */
actions: Array<Action>, 
/**
 * Legal decisions that place a Troop. Each entry stands for every Troop of its list on every place of its list.
 */
each?: Array<Each>, };
