// Made from Rust by `cargo xtask gen`; do not edit.

import type { LessonEntry } from "./LessonEntry";
import type { OptionSpec } from "./OptionSpec";
import type { PlayerRange } from "./PlayerRange";

/** The body of `GET /api/games/{game}`: what a client needs to set up a game. */
export type GamePage = {
  /** The game's name in URLs. */
  id: string;
  /** The boards that come with the game, as whole board files. */
  boards: Array<unknown>;
  /** The options that players can choose. */
  options: Array<OptionSpec>;
  /** The levels of the game's bots, from 1 to the highest. */
  levels: Array<number>;
  /** The names of the game's seats, in seat order. A match with fewer players has the first of these seats. */
  seats: Array<string>;
  /** How many people can play the game. */
  players: PlayerRange;
  /** What the game calls the force that each player brings, such as `army`; null if players bring nothing. */
  brings: string | null;
  /** The game's lessons, in the order in which learners take them; empty if the game has none. */
  lessons: Array<LessonEntry>;
  /**
   * Further data of the game, in the game's own JSON, such as ready-made forces. Null or an empty object if there is
   * none.
   */
  own: unknown;
};
