// Made from Rust by `cargo xtask gen`; do not edit.

import type { Side } from "./Side";
import type { Toy } from "./Toy";

/**
 * What one viewer knows of one player.
 */
export type SeenPlayer = { 
/**
 * The seat of the player.
 */
seat: Side, 
/**
 * The hand; null unless it is the viewer's own hand.
 */
hand: [number, number, number, number, number, number] | null, 
/**
 * The toys that have not raced yet, in hand and sack together. RR-RACE-06
 */
left: [number, number, number, number, number, number], 
/**
 * Whether a toy is chosen.
 */
has_chosen: boolean, 
/**
 * The chosen toy; null unless the viewer has chosen it.
 */
chosen: Toy | null, 
/**
 * The number of marbles won.
 */
marbles: number, 
/**
 * Whether the player has left the game. RR-R-01
 */
resigned: boolean, };
