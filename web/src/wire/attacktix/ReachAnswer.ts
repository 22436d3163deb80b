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
 * How many tix the figure may roll.
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
 * Whether slowing terrain halves the figure's tix.
 */
slow: boolean, 
/**
 * The objects that the figure touches and may push.
 */
pushing: Array<Id>, };
