// Made from Rust by `cargo xtask gen`; do not edit.

import type { LocalizedText } from "./LocalizedText";

/**
 * A step of a lesson.
 */
export type LessonStep = { 
/**
 * What the learner is told to do.
 */
say: LocalizedText, 
/**
 * What to look at: ids of the game's view and hints, or `#` and the name of a control, such as `#end-turn`.
 */
point: Array<string>, 
/**
 * The text when the step is done: what happened, and why.
 */
why?: LocalizedText, 
/**
 * A decision that does the step, in the game's own JSON, for learners who ask for the solution.
 */
play: unknown, };
