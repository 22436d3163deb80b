// Made from Rust by `cargo xtask gen`; do not edit.

import type { MedalTiming } from "./MedalTiming";
import type { Starter } from "./Starter";

/**
 * The options that the rulings name. Every game is recorded with its options.
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
 * The seat that takes the first turn. TB-SETUP-04, TB-R-21
 */
starter: Starter, 
/**
 * The most turns. The game ends when the next turn would begin. 1 ..= [`MOST_PLIES`] in a match. TB-R-33
 */
max_plies: number, };
