// Made from Rust by `cargo xtask gen`; do not edit.

import type { Share } from "./Share";

/**
 * What was measured about the fairness of a board. Shares are parts of all games.
 */
export type Balance = { 
/**
 * How it was measured.
 */
method?: string, 
/**
 * Games played for it.
 */
games: number, 
/**
 * Share won by blue.
 */
blue_wins: Share, 
/**
 * Share won by the starting player.
 */
starter_wins?: Share, 
/**
 * Share of each way of ending.
 */
ends?: { [key in string]: Share }, 
/**
 * Median number of turns.
 */
plies_median?: number, 
/**
 * Remark.
 */
note?: string, };
