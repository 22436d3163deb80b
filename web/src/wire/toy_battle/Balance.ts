// Made from Rust by `cargo xtask gen`; do not edit.

import type { Share } from "./Share";

/**
 * What games between bots have shown about the fairness of a board. Each share is a part of all measured games, 0 to
 * 1.
 */
export type Balance = {
  /** How many games were played to measure the balance. */
  games: number;
  /** The share of the games that blue won. */
  blue_wins: Share;
  /** The share of the games for each way in which games end, such as `medals`. */
  ends?: { [key: string]: Share };
  /** How the balance was measured, in words. */
  method?: string;
  /** A remark on the measurement. */
  note?: string;
  /** The median number of turns of a game. */
  plies_median?: number;
  /** The share of the games that the starting player won. */
  starter_wins?: Share;
};
