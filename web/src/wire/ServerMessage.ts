// Made from Rust by `cargo xtask gen`; do not edit.

import type { ClockState } from "./ClockState";
import type { Frame } from "./Frame";
import type { Problem } from "./Problem";
import type { Refusal } from "./Refusal";
import type { Summary } from "./Summary";

/**
 * What the server says on the socket of a match.
 */
export type ServerMessage = { "type": "welcome", 
/**
 * The match.
 */
summary: Summary, 
/**
 * The game's set-up with everything spelled out; null until all that the seats bring is in.
 */
setup: unknown, 
/**
 * As whom the client looks: a seat's name, or `public`.
 */
viewer: string, 
/**
 * The picture; null until the game has begun.
 */
frame: Frame | null, } | { "type": "step", 
/**
 * The step.
 */
frame: Frame, } | { "type": "frame", 
/**
 * The picture.
 */
frame: Frame, } | { "type": "accepted", 
/**
 * The client's name for it.
 */
id: string, 
/**
 * The number of the step it became.
 */
seq: number, } | { "type": "rejected", 
/**
 * The client's name for it; empty if the message had none that could be read.
 */
id: string, 
/**
 * Why the rules forbid it, if they do.
 */
refusal: Refusal | null, 
/**
 * What else was wrong.
 */
problem: Problem | null, } | { "type": "why", 
/**
 * The client's name for the question.
 */
id: string, 
/**
 * The reason; null if it is allowed.
 */
refusal: Refusal | null, } | { "type": "answer", 
/**
 * The client's name for the question.
 */
id: string, 
/**
 * The answer in the game's words.
 */
answer: unknown, } | { "type": "no_answer", 
/**
 * The client's name for the question.
 */
id: string, 
/**
 * Why not, in a sentence.
 */
because: string, } | { "type": "thinking", 
/**
 * The seat it thinks for.
 */
seat: string, 
/**
 * How much of its work is done, in permille; null if it has not begun or does not say.
 */
done: number | null, } | { "type": "summary", 
/**
 * The match.
 */
summary: Summary, } | { "type": "clock", 
/**
 * The clocks.
 */
clock: ClockState, } | { "type": "pong" } | { "type": "bye", 
/**
 * Why, in a sentence.
 */
reason: string, };
