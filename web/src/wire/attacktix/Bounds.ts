// Made from Rust by `cargo xtask gen`; do not edit.

import type { SpeedBounds } from "./SpeedBounds";

/**
 * The bounds of a figure. AT-R-71
 */
export type Bounds = { 
/**
 * The least and the greatest number of letters of a name.
 */
name_letters: [number, number], 
/**
 * The number of red numbers on a wheel.
 */
red: number, 
/**
 * The least and the greatest number of white special windows.
 */
special_windows: [number, number], 
/**
 * The least and the greatest Speed.
 */
speed: SpeedBounds, 
/**
 * The greatest difference between the highest and the lowest Speed.
 */
speed_spread: number, 
/**
 * Tix of a force move, at most.
 */
force_move_tix: number, 
/**
 * Tix of a free move, at most. A free move up to the Speed has no such number.
 */
free_move_tix: number, 
/**
 * Extra attacks, at most.
 */
extra_attacks: number, 
/**
 * The most figures whose wheels one ability grinds.
 */
regrind_figures: number, 
/**
 * Turns that a figure is pinned, at most.
 */
pin_turns: number, };
