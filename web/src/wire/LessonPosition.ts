// Made from Rust by `cargo xtask gen`; do not edit.

import type { Frame } from "./Frame";
import type { LocalizedText } from "./LocalizedText";
import type { Refusal } from "./Refusal";

/**
 * The position of a lesson. If the lesson did not take the last decision, this is the position before it.
 */
export type LessonPosition = { 
/**
 * How many of the decisions the lesson took: all, or all but the last.
 */
taken: number, 
/**
 * The index of the step to do now, from 0. When the lesson is over, it is the number of steps.
 */
step: number, 
/**
 * The frames that the last decision led to, in order; the last frame is the present position. If there was no decision, or
 * the last one was not taken, only the present position is here.
 */
frames: Array<Frame>, 
/**
 * Why the rules forbid the last decision, or the decision in `why`; left out if they do not.
 */
refusal?: Refusal, 
/**
 * What the lesson says about the last decision, if the rules allow it but the lesson waits for another.
 */
otherwise?: LocalizedText, 
/**
 * What the last decision would lead to, if it was an attempt, such as a shot, in a step that takes every decision that wins.
 * Left out if the lesson took the decision.
 */
attempt?: Frame, 
/**
 * The answer to the question, in the game's words; left out without a question or an answer.
 */
answer?: unknown, 
/**
 * A sentence about why the question has no answer.
 */
unanswered?: string, };
