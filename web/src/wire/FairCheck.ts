// Made from Rust by `cargo xtask gen`; do not edit.

import type { FairCommitments } from "./FairCommitments";

/**
 * The body of `GET /api/matches/{id}/fair`: all seeds of a finished game, and whether its luck follows from them.
 */
export type FairCheck = { 
/**
 * What was committed to.
 */
commitments: FairCommitments, 
/**
 * The server's seed, 64 hexadecimal digits.
 */
server: string, 
/**
 * The seeds of the seats, in the order of the commitments.
 */
seats: Array<string>, 
/**
 * What does not fit, in a sentence: a seed and its commitment, or a draw of the game. Null if all fits, as the server
 * says; the command `rumpus verify` checks it apart from the server.
 */
fault: string | null, };
