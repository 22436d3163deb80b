// Made from Rust by `cargo xtask gen`; do not edit.

/** A decision that cost its seat much, and what a bot would have decided. */
export type TurningPoint = {
  /** The number of the step, counted from 1. */
  step: number;
  /** The seat that decided. */
  seat: string;
  /** The seat's chance of winning before the decision, in permille; never lower than `better_after`. */
  before: number;
  /**
   * The seat's chance after the decision, in permille. If the decision draws luck, this is the mean over several
   * draws.
   */
  after: number;
  /** The decision of a bot of level 4 that knows only what the seat knew, in the game's own JSON. */
  better: unknown;
  /**
   * The seat's chance after the bot's decision, in permille. If the decision draws luck, this is the mean over
   * several draws.
   */
  better_after: number;
};
