// Made from Rust by `cargo xtask gen`; do not edit.

import type { MedalTiming } from "./MedalTiming";
import type { Starter } from "./Starter";

/**
 * The options that the rulings name, each recorded with the game.
 */
export type Options = { 
/**
 * When medals are claimed. TB-R-08
 */
medal_timing: MedalTiming, 
/**
 * Whether Hook needs a connection on the special bases of Station Metal-X. TB-R-05
 */
metal_x_blocks_hook: boolean, 
/**
 * Whether special bases and restricted headquarters have any effect. TB-R-48
 */
special_bases: boolean, 
/**
 * Who takes the first turn. TB-SETUP-04, TB-R-21
 */
starter: Starter, 
/**
 * The game ends when a turn would begin after this many turns; 1 ..= [`MOST_PLIES`] in a match. TB-R-33
 */
max_plies: number, };
