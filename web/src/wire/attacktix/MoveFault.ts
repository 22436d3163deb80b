// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";
import type { LimitedBy } from "./LimitedBy";

/**
 * Why a move is refused. Lengths are micrometres.
 */
export type MoveFault = { "type": "moved", 
/**
 * The id of the figure that has moved.
 */
figure: Id, } | { "type": "pinned", 
/**
 * The id of the pinned figure.
 */
figure: Id, } | { "type": "backwards", 
/**
 * The length of the roll that was ordered.
 */
roll: number, } | { "type": "too_far", 
/**
 * The id of the figure that would move.
 */
figure: Id, 
/**
 * How many tix the move would take.
 */
tix: number, 
/**
 * How many tix the move may take.
 */
limit: number, 
/**
 * What sets the limit.
 */
by: LimitedBy, } | { "type": "enemy_in_the_way", 
/**
 * The figure that moves.
 */
figure: Id, 
/**
 * The id of the opponent's figure in the way.
 */
other: Id, } | { "type": "in_the_way", 
/**
 * The figure that moves.
 */
figure: Id, 
/**
 * The id of the figure or object in the way.
 */
other: Id, } | { "type": "high_barrier", 
/**
 * The id of the section.
 */
section: Id, } | { "type": "astride", 
/**
 * The figure that moves.
 */
figure: Id, 
/**
 * The id of the section.
 */
section: Id, 
/**
 * The gap that the base must leave to the section.
 */
clear: number, } | { "type": "off_the_surface", 
/**
 * The id of the figure that would move.
 */
figure: Id, } | { "type": "not_crossed", 
/**
 * The id of the section.
 */
section: Id, } | { "type": "indestructible", 
/**
 * The id of the section.
 */
section: Id, } | { "type": "not_pushable", 
/**
 * The id that was named.
 */
object: Id, } | { "type": "not_touching", 
/**
 * The figure that moves.
 */
figure: Id, 
/**
 * The object that was to be pushed.
 */
object: Id, } | { "type": "not_ahead", 
/**
 * The figure that moves.
 */
figure: Id, 
/**
 * The object that was to be pushed.
 */
object: Id, } | { "type": "turns_while_pushing", 
/**
 * The figure that moves.
 */
figure: Id, 
/**
 * The object that is pushed.
 */
object: Id, } | { "type": "push_into_enemy", 
/**
 * The id of the pushed object.
 */
object: Id, 
/**
 * The figure in the way of the object.
 */
other: Id, } | { "type": "push_blocked", 
/**
 * The id of the pushed object.
 */
object: Id, 
/**
 * What is in the way.
 */
other: Id, } | { "type": "push_over_the_edge", 
/**
 * The id of the pushed object.
 */
object: Id, };
