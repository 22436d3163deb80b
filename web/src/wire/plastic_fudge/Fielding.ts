// Made from Rust by `cargo xtask gen`; do not edit.

import type { UnitType } from "./UnitType";

/**
 * Whether one force can hold these Units of the sample list, and the sum that decides the question. PF-R-76
 */
export type Fielding = { 
/**
 * The types of the Units. The question is about the first Unit.
 */
units: Array<UnitType>, 
/**
 * What each Unit costs, in the same order.
 */
points: Array<number>, 
/**
 * What the cheapest Commander costs in addition; 0 if one of the Units is the Commander.
 */
commander: number, 
/**
 * The points of all Units and of that Commander.
 */
sum: number, 
/**
 * The most points that a force may cost.
 */
most: number, 
/**
 * Whether `sum` is at most `most`.
 */
fits: boolean, };
