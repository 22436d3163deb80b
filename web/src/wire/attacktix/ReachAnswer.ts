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
 * How far that is.
 */
limit: number, 
/**
 * Every five degrees a heading, and how far it gets straight ahead without a collision.
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
