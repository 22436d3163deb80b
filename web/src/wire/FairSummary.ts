// Made from Rust by `cargo xtask gen`; do not edit.

import type { FairCommitments } from "./FairCommitments";
import type { FairSeat } from "./FairSeat";

/** How far a match with fair luck is in the protocol. */
export type FairSummary = {
  /** The name of the protocol: always `fair-1`. */
  protocol: string;
  /** The commitments of the server and of all seats of people; null until each of these seats has committed. */
  published: FairCommitments | null;
  /** How far each person's seat is in the protocol, in seat order. */
  seats: Array<FairSeat>;
};
