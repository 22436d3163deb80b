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
 * The hand, if the viewer owns it.
 */
hand: [number, number, number, number, number, number] | null, 
/**
 * What has not raced yet: hand and sack together. RR-RACE-06
 */
left: [number, number, number, number, number, number], 
/**
 * Whether a toy is chosen.
 */
has_chosen: boolean, 
/**
 * The chosen toy, if the viewer owns it.
 */
chosen: Toy | null, 
/**
 * Marbles won.
 */
marbles: number, 
/**
 * Whether the player has left the game. RR-R-01
 */
resigned: boolean, };
