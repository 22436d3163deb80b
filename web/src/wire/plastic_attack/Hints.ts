// Made from Rust by `cargo xtask gen`; do not edit.

import type { Action } from "./Action";
import type { Odds } from "./Odds";
import type { Offer } from "./Offer";

/**
 * What a seat may decide now.
 */
export type Hints = { 
/**
 * The seat that is asked.
 */
seat: string, 
/**
 * What the seat is asked to do.
 */
asks: "attack" | "defend" | "play" | "use" | "guard", 
/**
 * Every legal decision except resignation. With more than six players in the game, only some Master Plans are listed.
 */
actions: Array<Action>, 
/**
 * The special action being offered, with what it may be used on.
 */
offer: Offer | null, 
/**
 * The chance to win with each card of the hand, given what the seat may know. Null unless the seat is to lay a card
 * and the table tells odds.
 */
odds: Array<Odds> | null, };
