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
 * What was ordered.
 */
roll: number, } | { "type": "too_far", 
/**
 * The id of the figure that would move.
 */
figure: Id, 
/**
 * How many it would take.
 */
tix: number, 
/**
 * How many it may take.
 */
limit: number, 
/**
 * What sets the limit.
 */
by: LimitedBy, } | { "type": "enemy_in_the_way", 
/**
 * Who moves.
 */
figure: Id, 
/**
 * Who is in the way.
 */
other: Id, } | { "type": "in_the_way", 
/**
 * Who moves.
 */
figure: Id, 
/**
 * What is in the way.
 */
other: Id, } | { "type": "high_barrier", 
/**
 * The id of the section.
 */
section: Id, } | { "type": "astride", 
/**
 * Who moves.
 */
figure: Id, 
/**
 * The id of the section.
 */
section: Id, 
/**
 * How far clear it must come.
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
 * Who moves.
 */
figure: Id, 
/**
 * What it is to push.
 */
object: Id, } | { "type": "not_ahead", 
/**
 * Who moves.
 */
figure: Id, 
/**
 * What it is to push.
 */
object: Id, } | { "type": "turns_while_pushing", 
/**
 * Who moves.
 */
figure: Id, 
/**
 * What it pushes.
 */
object: Id, } | { "type": "push_into_enemy", 
/**
 * What is pushed.
 */
object: Id, 
/**
 * Who is in its way.
 */
other: Id, } | { "type": "push_blocked", 
/**
 * What is pushed.
 */
object: Id, 
/**
 * What is in the way.
 */
other: Id, } | { "type": "push_over_the_edge", 
/**
 * What is pushed.
 */
object: Id, };
