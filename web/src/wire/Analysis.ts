// Made from Rust by `cargo xtask gen`; do not edit.

import type { AnalysisPoint } from "./AnalysisPoint";
import type { TurningPoint } from "./TurningPoint";

/**
 * The body of `GET /api/matches/{id}/analysis`. The analysis shows what was hidden, so it exists only after the game
 * is over.
 */
export type Analysis = { 
/**
 * All seats, in seat order.
 */
seats: Array<string>, 
/**
 * The chances of winning in the order of steps, from the beginning to the end. In a long game only some of the
 * steps have a point.
 */
points: Array<AnalysisPoint>, 
/**
 * At most three decisions that cost their seat most, in the order of steps.
 */
turning_points: Array<TurningPoint>, 
/**
 * What luck was worth to each seat in total, in permille of a won game, in seat order. It is the difference
 * between the chances that the draws gave and the chances that they give on average.
 */
luck: Array<number>, };
