// Made from Rust by `cargo xtask gen`; do not edit.

import type { ClockState } from "./ClockState";
import type { Frame } from "./Frame";
import type { Problem } from "./Problem";
import type { Refusal } from "./Refusal";
import type { Status } from "./Status";
import type { Summary } from "./Summary";
import type { TalkLine } from "./TalkLine";
import type { UndoNow } from "./UndoNow";

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
 * The number of steps taken; 0 is the starting position.
 */
seq: number, 
/**
 * The seat that decided; left out at the start.
 */
seat?: string, 
/**
 * The step after which the game stands again, if the seat has taken back what it decided since.
 */
undo?: number, 
/**
 * What happened, in the game's words.
 */
events: unknown[], 
/**
 * What the viewer may know, in the game's words; left out where `change` says it.
 */
view?: unknown, 
/**
 * The change that leads to the view from the one sent last on this socket: objects hold the changes of their
 * fields and name under `-` those that are gone, lists as long as before may hold the changes of their entries by
 * number, and all else is what it is now.
 */
change?: unknown, 
/**
 * What the viewer may decide, in the game's words; left out unless the game waits for it.
 */
hints?: unknown, 
/**
 * Whom the game waits for, or how it ended.
 */
status: Status, 
/**
 * The clocks, if there are any; left out in steps sent later than they were taken.
 */
clock?: ClockState, 
/**
 * The client's own name for the decision, if the step came of one given on this socket: it was carried out and is
 * kept.
 */
id?: string, 
/**
 * The step after which the game would stand again if the seat took this decision back; told to its guest alone, and
 * left out where it may not. It holds until the next step, or until `undo` or a summary says otherwise.
 */
offer?: number, } | { "type": "frame", 
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
summary: Summary, } | { "type": "undo", 
/**
 * After how many steps.
 */
seq: number, 
/**
 * What can be taken back, and who asks to.
 */
now: UndoNow, } | { "type": "talk", 
/**
 * What was said, the oldest first.
 */
lines: Array<TalkLine>, 
/**
 * Whether these are all lines that are kept, for a client that has just come; otherwise they are new.
 */
all: boolean, } | { "type": "clock", 
/**
 * The clocks.
 */
clock: ClockState, } | { "type": "pong" } | { "type": "bye", 
/**
 * Why, in a sentence.
 */
reason: string, };
