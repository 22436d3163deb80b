// Made from Rust by `cargo xtask gen`; do not edit.

import type { Fault } from "./Fault";

/**
 * What was found by a check of a board or a force.
 */
export type Faults = { 
/**
 * The faults, 100 at most; empty if the check found nothing wrong.
 */
faults: Array<Fault>, 
/**
 * How many more there are; left out if all are listed.
 */
more?: number, 
/**
 * What a force costs, in the game's words; left out where nothing has a price.
 */
bill?: unknown, };
