// Made from Rust by `cargo xtask gen`; do not edit.

import type { Costs } from "./Costs";
import type { Id } from "./Id";
import type { Length } from "./Length";
import type { Pose } from "./Pose";
import type { Stop } from "./Stop";
import type { Towed } from "./Towed";
import type { WhyNot } from "./WhyNot";

/**
 * What a move costs, and whether it is legal.
 */
export type PathAnswer = { 
/**
 * Whether the move may be made now.
 */
legal: boolean, 
/**
 * Why the move may not be made; null if it may be made.
 */
refusal: WhyNot | null, 
/**
 * What the move costs, in inches.
 */
cost: Length, 
/**
 * How far the Unit may go, in inches.
 */
allowance: Length, 
/**
 * What is left of the allowance, in inches; negative if the path is too long. PF-R-87
 */
left: Length, 
/**
 * The parts of the cost.
 */
costs: Costs, 
/**
 * Where the path starts, turns and ends, in order.
 */
stops: Array<Stop>, 
/**
 * Where the path ends.
 */
end: Pose, 
/**
 * The gun that is towed, and where the gun ends. PF-R-91
 */
towed: Towed | null, 
/**
 * Markers that the Unit touches and that may go off, in the order of touching.
 */
touches: Array<Id>, };
