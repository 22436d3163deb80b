// Made from Rust by `cargo xtask gen`; do not edit.

import type { LocalizedText } from "./LocalizedText";
import type { PlayerRange } from "./PlayerRange";

/** What a list of games shows of one game. */
export type GameEntry = {
  /** The game's name in URLs, such as `toy-battle`. */
  id: string;
  /** The family of the game. The editions of one game share a family. */
  family: string;
  /** The name of the game, as players see it. */
  title: LocalizedText;
  /** One sentence that says what the game is. */
  tagline: LocalizedText;
  /** How many people can play the game. */
  players: PlayerRange;
  /** How long a game takes, in minutes; 0 if that is not known. */
  minutes: number;
  /** How hard the game is to learn, 1 ..= 5; 0 if that is not known. */
  complexity: number;
};
