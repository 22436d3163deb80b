// Made from Rust by `cargo xtask gen`; do not edit.

import type { LocalizedText } from "./LocalizedText";

/** One step of a lesson, as the front end shows it. */
export type LessonStep = {
  /** The text that tells the learner what to do. */
  say: LocalizedText;
  /**
   * What to highlight. An entry is an id from the game's view, hints or set-up, or `#` and the name of a control,
   * such as `#end-turn`.
   */
  point: Array<string>;
  /** A decision that completes the step, in the game's own JSON. Learners see it if they ask for the solution. */
  play: unknown;
  /** The text that the learner sees after the step: what happened, and why. */
  why?: LocalizedText;
};
