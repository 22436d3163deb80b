// Made from Rust by `cargo xtask gen`; do not edit.

import type { Cited } from "./Cited";
import type { Id } from "./Id";
import type { Pose } from "./Pose";
import type { Spot } from "./Spot";
import type { WhyNot } from "./WhyNot";

/**
 * The result of a path.
 */
export type PathAnswer = { 
/**
 * Whether the path is legal.
 */
legal: boolean, 
/**
 * Why not.
 */
refusal: WhyNot | null, 
/**
 * How many tix it takes.
 */
tix: number, 
/**
 * How far the figure may roll.
 */
limit: number, 
/**
 * How far it rolls.
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
 * The clause that ends it early.
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
