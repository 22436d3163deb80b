// Made from Rust by `cargo xtask gen`; do not edit.

import type { Frame } from "./Frame";
import type { LocalizedText } from "./LocalizedText";
import type { Refusal } from "./Refusal";

/**
 * Where a lesson stands. If the last decision was not taken, this is where it stood before it.
 */
export type LessonPosition = { 
/**
 * How many of the decisions were taken: all, or all but the last.
 */
taken: number, 
/**
 * The step that is to be done now; as many as there are steps when the lesson is over.
 */
step: number, 
/**
 * What the last decision that was taken led to, one after another; the last one is where the lesson stands. Without
 * any decision it is the beginning.
 */
frames: Array<Frame>, 
/**
 * Why the rules forbid the last decision, or the one asked about; left out if they do not.
 */
refusal?: Refusal, 
/**
 * What the lesson says to the last decision, where the rules allow it and the lesson waits for another.
 */
otherwise?: LocalizedText, 
/**
 * The answer to the question, in the game's words; left out without a question or an answer.
 */
answer?: unknown, 
/**
 * Why the question has no answer: a sentence.
 */
unanswered?: string, };
