// Made from Rust by `cargo xtask gen`; do not edit.

import type { LessonStep } from "./LessonStep";
import type { LocalizedText } from "./LocalizedText";

/** The body of `GET /api/games/{game}/lessons/{lesson}`. */
export type LessonPage = {
  /** The game's name in URLs. */
  game: string;
  /** The lesson's name in URLs. */
  id: string;
  /** The title, as players see it. */
  title: LocalizedText;
  /** What the learner can do after the lesson, in a sentence. */
  teaches: LocalizedText;
  /** The names of all seats, in seat order. */
  seats: Array<string>;
  /** The name of the learner's seat. */
  seat: string;
  /** The set-up of the game, in the game's own JSON. */
  setup: unknown;
  /** The steps of the lesson, in order. */
  steps: Array<LessonStep>;
  /** The text that the learner sees after the last step. */
  end: LocalizedText;
};
