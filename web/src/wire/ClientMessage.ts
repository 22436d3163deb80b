// Made from Rust by `cargo xtask gen`; do not edit.

import type { Saying } from "./Saying";

/**
 * What a client says on the socket of a match.
 */
export type ClientMessage = { "type": "hello", 
/**
 * The last step the client has; null for none. After 0 the start is told again before the steps.
 */
seq: number | null, 
/**
 * As whom it looks: a seat of its own, or `public`; null lets the server choose.
 */
look: string | null, } | { "type": "act", 
/**
 * The client's own name for the decision; a retry under the same name is answered like the first time.
 */
id: string, 
/**
 * The seat that decides.
 */
seat: string, 
/**
 * The decision in the game's words.
 */
action: unknown, } | { "type": "why", 
/**
 * The client's own name for the question.
 */
id: string, 
/**
 * The seat that would decide.
 */
seat: string, 
/**
 * The decision in the game's words.
 */
action: unknown, } | { "type": "ask", 
/**
 * The client's own name for the question.
 */
id: string, 
/**
 * For whose eyes the answer is: a seat of its own or `public`; null for as whom it looks.
 */
seat: string | null, 
/**
 * The question in the game's words.
 */
question: unknown, } | { "type": "look", 
/**
 * A seat's name, or `public`.
 */
viewer: string, } | { "type": "stand_in", 
/**
 * The client's own name for the request.
 */
id: string, 
/**
 * The seat that the bot is to play for.
 */
seat: string, } | { "type": "undo", 
/**
 * The client's own name for it; a retry under the same name is answered like the first time.
 */
id: string, 
/**
 * The seat that goes back.
 */
seat: string, 
/**
 * The step after which the game is to stand again; 0 is the start.
 */
to: number, } | { "type": "answer_undo", 
/**
 * The client's own name for the answer.
 */
id: string, 
/**
 * The seat that answers.
 */
seat: string, 
/**
 * Whether it agrees.
 */
allow: boolean, } | { "type": "say", 
/**
 * The client's own name for it.
 */
id: string, 
/**
 * The seat of who says it.
 */
seat: string, 
/**
 * What is said.
 */
say: Saying, } | { "type": "commit", 
/**
 * The client's own name for the message.
 */
id: string, 
/**
 * The seat whose seed it is.
 */
seat: string, 
/**
 * The hash that docs/fair-luck.md describes, 64 hexadecimal digits.
 */
commitment: string, } | { "type": "reveal", 
/**
 * The client's own name for the message.
 */
id: string, 
/**
 * The seat whose seed it is.
 */
seat: string, 
/**
 * The seed, 64 hexadecimal digits.
 */
seed: string, } | { "type": "ping" };
