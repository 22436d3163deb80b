// Made from Rust by `cargo xtask gen`; do not edit.

import type { EndedBy } from "./EndedBy";
import type { Side } from "./Side";
import type { Step } from "./Step";

/**
 * Why it is not the time for a decision.
 */
export type RoundFault = { "type": "over", 
/**
 * How the battle ended.
 */
by: EndedBy, 
/**
 * The clause that ended the battle.
 */
clause: string, } | { "type": "other_step", 
/**
 * The step of the Round.
 */
step: Step, 
/**
 * The clause that says when this kind of decision is made.
 */
clause: string, } | { "type": "other_side", 
/**
 * The step of the Round.
 */
step: Step, 
/**
 * The side that the game waits for; `None` if it waits for no side.
 */
asked: Side | null, 
/**
 * The clause that says who decides.
 */
clause: string, };
