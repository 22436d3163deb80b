// Made from Rust by `cargo xtask gen`; do not edit.

import type { Costs } from "./Costs";
import type { Id } from "./Id";
import type { Leg } from "./Leg";
import type { Length } from "./Length";
import type { Pose } from "./Pose";
import type { Stop } from "./Stop";
import type { Towed } from "./Towed";
import type { WhyNot } from "./WhyNot";

/**
 * A path to a place, or as near to the place as this turn allows, with its cost.
 */
export type WayAnswer = { 
/**
 * Turns and straight legs, in order; empty if the Unit stands at the place already or cannot move towards it.
 */
path: Array<Leg>, 
/**
 * Whether the path ends at the place that was asked for.
 */
arrives: boolean, 
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
