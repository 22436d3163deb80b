// Made from Rust by `cargo xtask gen`; do not edit.

import type { Battle } from "./Battle";
import type { Over } from "./Over";
import type { Side } from "./Side";
import type { Turn } from "./Turn";

/**
 * Everything that one viewer may know. Seats and figures go by their names, cards as `10s`.
 */
export type View = { 
/**
 * The seat that looks; null for the public.
 */
viewer: string | null, 
/**
 * The seats, clockwise.
 */
seats: Array<Side>, 
/**
 * Whose turn it is; null when the game is over.
 */
turn: Turn | null, 
/**
 * `left` or `right`.
 */
direction: "left" | "right", 
/**
 * The battle in progress; null between battles.
 */
battle: Battle | null, 
/**
 * Cards in the draw pile.
 */
draw_pile_size: number, 
/**
 * The discard pile, by rank and suit.
 */
discard_pile: Array<string>, 
/**
 * The cards the viewer does not see: in the draw pile, in other hands or laid face down by others.
 */
unseen: Array<string>, 
/**
 * The unseen cards that were not in the draw pile at the last reshuffle, so a player holds them. PA-R-53
 */
in_hands: Array<string>, 
/**
 * Turns played to their end.
 */
turns_taken: number, 
/**
 * How the game ended; null while it goes on.
 */
over: Over | null, };
