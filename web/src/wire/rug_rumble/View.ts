// Made from Rust by `cargo xtask gen`; do not edit.

import type { SeenPlayer } from "./SeenPlayer";
import type { Side } from "./Side";

/**
 * What one viewer knows.
 */
export type View = { 
/**
 * The seat of the viewer; null for the public.
 */
viewer: Side | null, 
/**
 * The round, 1 ..= [`ROUNDS`]. After the last race, the value is one more.
 */
round: number, 
/**
 * The number of marbles on the rug.
 */
rug: number, 
/**
 * The players, by seat.
 */
players: Array<SeenPlayer>, };
