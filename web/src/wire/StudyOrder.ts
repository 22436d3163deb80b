// Made from Rust by `cargo xtask gen`; do not edit.

import type { StudyOption } from "./StudyOption";

/**
 * The body of `POST /api/lab`. It asks whether a game, a board or a force (such as an army) is fair, or what an option
 * changes.
 */
export type StudyOrder = {
  /** The game's name in URLs. */
  game: string;
  /** The level of the bots on all seats, 1 to 3. */
  level: number;
  /**
   * How many games to play at most, 20 to 4000. In a study of an option, it is the number of games with the option;
   * the study plays as many games without it.
   */
  games: number;
  /**
   * The force that plays against `force`. If it equals `force`, the study judges only the seats. If it is left out,
   * bots build a new force for each game.
   */
  against?: unknown;
  /** The force to study, in the game's own JSON. If it is left out, bots build all forces. */
  force?: unknown;
  /**
   * The option to study. The study compares games with the option's `value` and games with its default value. A
   * request with an option may have no set-up and no force. Without an option, the question is whether the game is
   * fair.
   */
  option?: StudyOption;
  /**
   * The set-up in the game's own JSON, without forces, as for a match. If it is left out, each game draws one of the
   * boards that come with the game.
   */
  setup?: unknown;
};
