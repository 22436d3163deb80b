// Made from Rust by `cargo xtask gen`; do not edit.

import type { AnalysisPoint } from "./AnalysisPoint";
import type { TurningPoint } from "./TurningPoint";

/**
 * The body of `GET /api/matches/{id}/analysis`. All hands lie open in it, so there is none before the game is over.
 */
export type Analysis = { 
/**
 * All seats, in seat order.
 */
seats: Array<string>, 
/**
 * The chances of winning in the order of steps, the beginning first and the end last. Long games have gaps between steps.
 */
points: Array<AnalysisPoint>, 
/**
 * At most three decisions that cost their seat most, in the order of steps.
 */
turning_points: Array<TurningPoint>, 
/**
 * What all luck that was drawn was worth to each seat, in permille of a game and seat order: what the draws gave beyond
 * what they give on average.
 */
luck: Array<number>, };
