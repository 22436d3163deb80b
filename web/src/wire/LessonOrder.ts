// Made from Rust by `cargo xtask gen`; do not edit.

/** The body of `POST /api/games/{game}/lessons/{lesson}`: everything that the learner has decided so far. */
export type LessonOrder = {
  /**
   * The learner's decisions from the start, in the game's own JSON. All except the last must be decisions that the
   * lesson carried out in earlier requests.
   */
  actions: Array<unknown>;
  /** A question about the position after these decisions, in the game's own JSON. */
  ask?: unknown;
  /** A decision that the learner only asks about. If the rules forbid it, the answer says why. */
  why?: unknown;
};
