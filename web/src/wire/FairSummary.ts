// Made from Rust by `cargo xtask gen`; do not edit.

import type { FairCommitments } from "./FairCommitments";
import type { FairSeat } from "./FairSeat";

/**
 * The state of the seeds of a match with fair luck.
 */
export type FairSummary = { 
/**
 * Always `fair-1`.
 */
protocol: string, 
/**
 * The commitments of the server and of all seats of people; null until each of these seats has committed.
 */
published: FairCommitments | null, 
/**
 * The state of each person's seat, in seat order.
 */
seats: Array<FairSeat>, };
