// Made from Rust by `cargo xtask gen`; do not edit.

import type { Edge } from "./Edge";

/**
 * A seat as it is now.
 */
export type SeatNow = { 
/**
 * Its name.
 */
id: string, 
/**
 * Its side of the table.
 */
side: Edge | null, 
/**
 * Extra attacks in its next turn.
 */
extra: number, 
/**
 * Whether it is out of the game.
 */
dropped: boolean, 
/**
 * Whether it has ended set-up.
 */
ready: boolean, 
/**
 * How many figures in play it controls.
 */
standing: number, 
/**
 * The points of these figures.
 */
points: number, };
