// Made from Rust by `cargo xtask gen`; do not edit.

import type { ArmyFile } from "./ArmyFile";
import type { Edition } from "./Edition";
import type { Options } from "./Options";

/** What is fixed before play. */
export type MatchSetup = {
  /** The edition that the table plays. PA-R-48 */
  edition: Edition;
  /** The names of the seats, clockwise. Each seat is the left neighbour of the seat before it. PA-R-01 */
  seats: Array<string>;
  /**
   * Seat → the army that the seat brings. Every player hands in an army secretly, and then all armies are public.
   * PA-R-07
   */
  armies: { [key: string]: ArmyFile };
  /** Whether the hints for a player include the chance to win with each card of the hand. No rule depends on this. */
  odds?: boolean;
  /** The options of the rules. An option that is left out has its default. */
  options?: Options;
};
