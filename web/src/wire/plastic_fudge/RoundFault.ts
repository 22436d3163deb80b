// Made from Rust by `cargo xtask gen`; do not edit.

import type { EndedBy } from "./EndedBy";
import type { Side } from "./Side";
import type { Step } from "./Step";

/**
 * Why it is not the time for a decision.
 */
export type RoundFault = { "type": "over", 
/**
 * How it ended.
 */
by: EndedBy, 
/**
 * The clause that ended it.
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
 * The side that is asked; `None` if no side is.
 */
asked: Side | null, 
/**
 * The clause that says who decides.
 */
clause: string, };
