// Made from Rust by `cargo xtask gen`; do not edit.

import type { LocalizedText } from "./LocalizedText";

/**
 * A step of a lesson.
 */
export type LessonStep = { 
/**
 * What is to be done.
 */
say: LocalizedText, 
/**
 * What to look at: ids of the game's view and hints, or `#` and the name of a control, such as `#end-turn`.
 */
point: Array<string>, 
/**
 * What is said when the step is done: what came of it, and why.
 */
why?: LocalizedText, 
/**
 * A decision that does the step, in the game's words; for those who would rather be shown.
 */
play: unknown, };
