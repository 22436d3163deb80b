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
 * A legal path to a place, or as near to it as it gets, and what it is worth.
 */
export type WayAnswer = { 
/**
 * Turns and straight legs, in order; empty if it stands there already or can do nothing towards it.
 */
path: Array<Leg>, 
/**
 * Whether it ends at the place that was asked for.
 */
arrives: boolean, 
/**
 * Whether it may be made now.
 */
legal: boolean, 
/**
 * Why not.
 */
refusal: WhyNot | null, 
/**
 * What it costs, in inches.
 */
cost: Length, 
/**
 * How far the Unit may go, in inches.
 */
allowance: Length, 
/**
 * What is left of it; less than nothing if it is too far. PF-R-87
 */
left: Length, 
/**
 * What the cost is made of.
 */
costs: Costs, 
/**
 * Where it starts, turns and ends, in order.
 */
stops: Array<Stop>, 
/**
 * Where it ends.
 */
end: Pose, 
/**
 * The gun that is towed, and where it ends. PF-R-91
 */
towed: Towed | null, 
/**
 * Markers that it touches and that may go off, in the order of touching.
 */
touches: Array<Id>, };
