// Made from Rust by `cargo xtask gen`; do not edit.

import type { Frame } from "./Frame";
import type { LocalizedText } from "./LocalizedText";
import type { Refusal } from "./Refusal";

/**
 * The position of a lesson. If the lesson did not take the last decision, this is the position before it.
 */
export type LessonPosition = { 
/**
 * How many of the decisions the lesson took: all, or all except the last.
 */
taken: number, 
/**
 * The index of the step to do now, from 0. When the lesson is over, it is the number of steps.
 */
step: number, 
/**
 * The frames that the last decision led to, in order; the last frame is the present position. If there was no
 * decision, or the lesson did not take the last one, the list holds only the present position.
 */
frames: Array<Frame>, 
/**
 * Why the rules forbid the last decision, or the decision in `why`; left out if the rules do not forbid it.
 */
refusal?: Refusal, 
/**
 * What the lesson says about the last decision, if the rules allow it but the lesson waits for another decision.
 */
otherwise?: LocalizedText, 
/**
 * What the last decision would lead to, if it was an attempt, such as a shot. This is sent only in a step that
 * takes every decision that wins. Left out if the lesson took the decision.
 */
attempt?: Frame, 
/**
 * The answer to the question in `ask`, in the game's own JSON. Left out if there is no question or no answer.
 */
answer?: unknown, 
/**
 * A sentence that says why the question has no answer.
 */
unanswered?: string, };
