// Made from Rust by `cargo xtask gen`; do not edit.

import type { GroundCost } from "./GroundCost";
import type { Length } from "./Length";

/** What a move costs, in parts. Their sum is the cost. */
export type Costs = {
  /** What turns cost, in inches. */
  turns: Length;
  /** What it costs to enter higher ground, in inches. */
  climbs: Length;
  /**
   * What each kind of ground costs, in the order in which the Unit enters it. The ground under the centre of the
   * base counts.
   */
  ground: Array<GroundCost>;
};
