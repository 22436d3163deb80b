// Made from Rust by `cargo xtask gen`; do not edit.

import type { BySeat } from "./BySeat";
import type { Over } from "./Over";
import type { PlayInProgress } from "./PlayInProgress";
import type { SeatName } from "./SeatName";
import type { Side } from "./Side";
import type { Troop } from "./Troop";

/**
 * Everything that one viewer may know.
 */
export type View = { 
/**
 * The seat that looks; null for the public.
 */
viewer: SeatName | null, 
/**
 * Whose turn it is; null when the game is over.
 */
to_move: SeatName | null, 
/**
 * Turns completed.
 */
turns_taken: number, 
/**
 * Base → Troops from the bottom up, as `blue:hook`; empty bases left out.
 */
bases: { [key in string]: Array<string> }, 
/**
 * The viewer's own rack, by strength; null for the public.
 */
rack: Array<Troop> | null, 
/**
 * The Troops of the viewer's rack that lie.
 */
lying: Array<Troop>, 
/**
 * What is public about each seat.
 */
seats: BySeat<Side>, 
/**
 * Region → the seat that took its medals.
 */
emptied: { [key in string]: SeatName }, 
/**
 * The play in progress, while an effect is being offered.
 */
play: PlayInProgress | null, 
/**
 * Headquarters → the Troop that took it.
 */
on_hq: { [key in string]: string }, 
/**
 * How the game ended.
 */
over: Over | null, 
/**
 * Both racks, once the game is over.
 */
racks: BySeat<Array<Troop>> | null, 
/**
 * The Troops removed at set-up, once the game is over. TB-R-14
 */
removed: BySeat<Array<Troop>> | null, };
