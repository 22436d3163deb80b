// Made from Rust by `cargo xtask gen`; do not edit.

import type { LocalizedText } from "./LocalizedText";

/** A lesson in a list. */
export type LessonEntry = {
  /** The lesson's name in URLs, such as `chain`. */
  id: string;
  /** The title, as players see it. */
  title: LocalizedText;
  /** What the learner can do after the lesson, in a sentence. */
  teaches: LocalizedText;
};
