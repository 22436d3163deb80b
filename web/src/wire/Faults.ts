// Made from Rust by `cargo xtask gen`; do not edit.

import type { Fault } from "./Fault";

/**
 * What was found by a check of a board or a force.
 */
export type Faults = { 
/**
 * Every fault; empty if there is none.
 */
faults: Array<Fault>, 
/**
 * What a force costs, in the game's words; left out where nothing has a price.
 */
bill?: unknown, };
