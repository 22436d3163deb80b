// Made from Rust by `cargo xtask gen`; do not edit.

import type { Frame } from "./Frame";
import type { LocalizedText } from "./LocalizedText";
import type { Refusal } from "./Refusal";

/**
 * The position of a lesson after the learner's last decision, or before it if the lesson did not carry that decision
 * out.
 */
export type LessonPosition = {
  /** How many of the decisions the lesson carried out: all, or all except the last. */
  taken: number;
  /**
   * The index of the step that the learner has to complete now, from 0. When the lesson is over, it is the number of
   * steps.
   */
  step: number;
  /**
   * The frames to which the last decision led, in order; the last frame is the present position. If there was no
   * decision, or the lesson did not carry the last one out, the list holds only the present position.
   */
  frames: Array<Frame>;
  /** The answer to the question in `ask`, in the game's own JSON. Left out if there is no question or no answer. */
  answer?: unknown;
  /**
   * The frame to which the last decision would lead, if it was an attempt, such as a shot that missed. Only steps
   * that accept every winning decision have such a frame. It is left out if the lesson carried the decision out.
   */
  attempt?: Frame;
  /** The lesson's reply to the last decision, if the rules allow that decision but the step does not accept it. */
  otherwise?: LocalizedText;
  /** Why the rules forbid the last decision, or the decision in `why`; left out if the rules do not forbid it. */
  refusal?: Refusal;
  /** A sentence that says why the question has no answer. */
  unanswered?: string;
};
