// Made from Rust by `cargo xtask gen`; do not edit.

import type { Edge } from "./Edge";

/**
 * A seat as it is now.
 */
export type SeatNow = { 
/**
 * The seat's name.
 */
id: string, 
/**
 * The seat's side of the table.
 */
side: Edge | null, 
/**
 * Extra attacks in the seat's next turn.
 */
extra: number, 
/**
 * Whether the seat is out of the game.
 */
dropped: boolean, 
/**
 * Whether the seat has ended set-up.
 */
ready: boolean, 
/**
 * How many figures in play the seat controls.
 */
standing: number, 
/**
 * The points of these figures.
 */
points: number, };
