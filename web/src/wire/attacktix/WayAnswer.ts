// Made from Rust by `cargo xtask gen`; do not edit.

import type { Cited } from "./Cited";
import type { Id } from "./Id";
import type { Leg } from "./Leg";
import type { Pose } from "./Pose";
import type { Spot } from "./Spot";
import type { WhyNot } from "./WhyNot";

/**
 * A path that was found, and its result.
 */
export type WayAnswer = { 
/**
 * Turns and straight rolls.
 */
path: Array<Leg>, 
/**
 * Whether the path is legal.
 */
legal: boolean, 
/**
 * Why not; null if it is legal.
 */
refusal: WhyNot | null, 
/**
 * How many tix it takes.
 */
tix: number, 
/**
 * How far the figure may roll, in micrometres.
 */
limit: number, 
/**
 * How far it rolls, in micrometres.
 */
rolled: number, 
/**
 * The start and every place where it turns or stops.
 */
way: Array<Spot>, 
/**
 * How it stands at the end.
 */
end: Pose, 
/**
 * The clause that ends the path early; null if it goes to its end.
 */
stopped: Cited | null, 
/**
 * Sections that it crosses.
 */
crossed: Array<Id>, 
/**
 * What it touches at the end.
 */
touching: Array<Id>, 
/**
 * Areas that it is wholly inside at the end.
 */
inside: Array<Id>, };
