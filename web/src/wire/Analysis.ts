// Made from Rust by `cargo xtask gen`; do not edit.

import type { AnalysisPoint } from "./AnalysisPoint";
import type { TurningPoint } from "./TurningPoint";

/**
 * The body of `GET /api/matches/{id}/analysis`. The analysis tells what was hidden, so the server returns it only
 * after the game is over.
 */
export type Analysis = {
  /** All seats, in seat order. */
  seats: Array<string>;
  /**
   * The chances of winning after the steps, in order, from the start to the end. In a long game only some of the
   * steps have an entry.
   */
  points: Array<AnalysisPoint>;
  /** Up to three decisions that cost their seats most, in the order of steps. */
  turning_points: Array<TurningPoint>;
  /**
   * How much luck changed each seat's chance of winning, in permille and in seat order. Each judged step with random
   * draws adds the difference between two numbers: the seat's chance after this step, and the mean of this chance
   * over several other draws.
   */
  luck: Array<number>;
};
