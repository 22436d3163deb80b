// Made from Rust by `cargo xtask gen`; do not edit.

import type { AnalysisPoint } from "./AnalysisPoint";
import type { TurningPoint } from "./TurningPoint";

/**
 * The body of `GET /api/matches/{id}/analysis`. It shows what was hidden, so it exists only once the game is over.
 */
export type Analysis = { 
/**
 * All seats, in seat order.
 */
seats: Array<string>, 
/**
 * The chances of winning in the order of steps, from the beginning to the end. A long game has points for some of its steps
 * only.
 */
points: Array<AnalysisPoint>, 
/**
 * At most three decisions that cost their seat most, in the order of steps.
 */
turning_points: Array<TurningPoint>, 
/**
 * What luck was worth to each seat in all, in permille of a game, in seat order. It is the difference between what the draws
 * gave and what they give on average.
 */
luck: Array<number>, };
