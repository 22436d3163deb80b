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
 * What the server sends on the socket of a match.
 */
export type ServerMessage = { "type": "welcome", 
/**
 * The match.
 */
summary: Summary, 
/**
 * The game's full set-up; null until the game has begun.
 */
setup: unknown, 
/**
 * The viewer: a seat's name, or `public`.
 */
viewer: string, 
/**
 * The present frame; null until the game has begun.
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
 * For a step that takes decisions back: the number of the step whose position holds again.
 */
undo?: number, 
/**
 * What happened, in the game's words.
 */
events: unknown[], 
/**
 * What the viewer may know, in the game's words; left out if `change` says it.
 */
view?: unknown, 
/**
 * The diff to the view from the last view on this socket. The diff of an object holds the diffs of its changed fields,
 * and names the removed fields under `-`. The diff of a list may be an object too: of its changed and added entries by
 * index, or, under `-`, of the old indexes of the entries that it lost. Anything else is the new value.
 */
change?: unknown, 
/**
 * What the viewer may decide, in the game's words; left out unless the game waits for the viewer.
 */
hints?: unknown, 
/**
 * The seats that the game waits for, or how it ended.
 */
status: Status, 
/**
 * The clocks, if there are any; left out in steps that are sent later than they were taken.
 */
clock?: ClockState, 
/**
 * The client's id for the decision, if the step comes from a decision on this socket. It says that the decision was
 * carried out and is stored.
 */
id?: string, 
/**
 * The number of the step whose position would hold again if the seat took this decision back. Only the seat's guest gets
 * it, and only if taking back is allowed. It holds until the next step, or until `undo` or a summary says otherwise.
 */
offer?: number, } | { "type": "frame", 
/**
 * The present frame.
 */
frame: Frame, } | { "type": "accepted", 
/**
 * The client's id for it.
 */
id: string, 
/**
 * The number of the step that it became; 0 for no step.
 */
seq: number, } | { "type": "rejected", 
/**
 * The client's id for it; empty if the message had no readable id.
 */
id: string, 
/**
 * Why the rules forbid the decision; null if they do not.
 */
refusal: Refusal | null, 
/**
 * The reason if it is not in `refusal`; null otherwise.
 */
problem: Problem | null, } | { "type": "why", 
/**
 * The client's id for the question.
 */
id: string, 
/**
 * The reason; null if it is allowed.
 */
refusal: Refusal | null, } | { "type": "answer", 
/**
 * The client's id for the question.
 */
id: string, 
/**
 * The answer in the game's words.
 */
answer: unknown, } | { "type": "no_answer", 
/**
 * The client's id for the question.
 */
id: string, 
/**
 * Why not, in a sentence.
 */
because: string, } | { "type": "thinking", 
/**
 * The seat for which it thinks.
 */
seat: string, 
/**
 * How much of its work is done, in permille; null if it has not reported anything yet.
 */
done: number | null, } | { "type": "summary", 
/**
 * The match.
 */
summary: Summary, } | { "type": "undo", 
/**
 * The number of steps taken.
 */
seq: number, 
/**
 * What can be taken back, and who asks for it.
 */
now: UndoNow, } | { "type": "talk", 
/**
 * What was said, the oldest first.
 */
lines: Array<TalkLine>, 
/**
 * Whether these are all stored lines, for a client that has just come. Otherwise they are new.
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
