// Made from Rust by `cargo xtask gen`; do not edit.

import type { AnalysisPoint } from "./AnalysisPoint";
import type { TurningPoint } from "./TurningPoint";

/**
 * The body of `GET /api/matches/{id}/analysis`. The analysis tells what was hidden, so the server returns it only
 * after the game is over.
 */
export type Analysis = { 
/**
 * All seats, in seat order.
 */
seats: Array<string>, 
/**
 * The chances of winning after the steps, in order, from the start to the end. In a long game only some of the
 * steps have an entry.
 */
points: Array<AnalysisPoint>, 
/**
 * At most three decisions that cost their seat most, in the order of steps.
 */
turning_points: Array<TurningPoint>, 
/**
 * What luck gave each seat in total, in seat order; 1000 is worth a won game. It adds up, for each draw, the
 * seat's chance after the draw minus its mean chance over other draws.
 */
luck: Array<number>, };
