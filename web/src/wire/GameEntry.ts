// Made from Rust by `cargo xtask gen`; do not edit.

import type { LocalizedText } from "./LocalizedText";
import type { PlayerRange } from "./PlayerRange";

/**
 * A game on the shelf.
 */
export type GameEntry = { 
/**
 * Its name in addresses, such as `toy-battle`.
 */
id: string, 
/**
 * The family of the game; the editions of one game share it.
 */
family: string, 
/**
 * Its title.
 */
title: LocalizedText, 
/**
 * One sentence that makes people want to play it.
 */
tagline: LocalizedText, 
/**
 * How many play.
 */
players: PlayerRange, 
/**
 * How long a game takes, in minutes; 0 = not known.
 */
minutes: number, 
/**
 * How hard it is to learn, 1 ..= 5; 0 = not known.
 */
complexity: number, };
