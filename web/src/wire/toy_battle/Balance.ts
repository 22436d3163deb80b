// Made from Rust by `cargo xtask gen`; do not edit.

import type { Share } from "./Share";

/**
 * What was measured about the fairness of a board. Shares are parts of all games.
 */
export type Balance = { 
/**
 * How the balance was measured.
 */
method?: string, 
/**
 * How many games were played to measure the balance.
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
 * The share of each way in which games ended.
 */
ends?: { [key in string]: Share }, 
/**
 * Median number of turns.
 */
plies_median?: number, 
/**
 * A remark.
 */
note?: string, };
