// Made from Rust by `cargo xtask gen`; do not edit.

import type { Character } from "./Character";
import type { Edition } from "./Edition";
import type { Options } from "./Options";

/** The set-up of a table. */
export type Setup = {
  /** The edition that the table plays. */
  edition: Edition;
  /** The seats, clockwise. */
  seats: Array<string>;
  /** All figures of the table: the armies in seat order, each army from left to right. */
  figures: Array<Character>;
  /** The options, including those with their defaults. */
  options: Options;
  /** Whether the hints for a player include the chance to win with each card of the hand. */
  odds: boolean;
  /** The number of cards to which a hand is filled at the start of a turn. */
  fill: number;
};
