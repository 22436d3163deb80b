// Made from Rust by `cargo xtask gen`; do not edit.

import type { LessonEntry } from "./LessonEntry";

/** The body of `GET /api/games/{game}/lessons`. */
export type LessonList = {
  /** The lessons of the game, in the order in which learners take them; empty if the game has none. */
  lessons: Array<LessonEntry>;
};
