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
 * The commitments; null until the seats of all people have committed.
 */
published: FairCommitments | null, 
/**
 * The seats of people, in seat order.
 */
seats: Array<FairSeat>, };
