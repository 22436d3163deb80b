// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";

/**
 * How far a figure gets.
 */
export type ReachAnswer = { 
/**
 * The id of the figure that would move.
 */
figure: Id, 
/**
 * How many tix it may roll.
 */
tix: number, 
/**
 * The same distance in micrometres.
 */
limit: number, 
/**
 * A heading every five degrees, and how far the figure gets along it in a straight roll, in micrometres.
 */
fan: Array<[number, number]>, 
/**
 * Whether slowing terrain halves its tix.
 */
slow: boolean, 
/**
 * Objects that it touches and may push.
 */
pushing: Array<Id>, };
