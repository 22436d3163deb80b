// Made from Rust by `cargo xtask gen`; do not edit.

import type { Costs } from "./Costs";
import type { Id } from "./Id";
import type { Length } from "./Length";
import type { Pose } from "./Pose";
import type { Stop } from "./Stop";
import type { Towed } from "./Towed";
import type { WhyNot } from "./WhyNot";

/** What a move costs, and whether it is legal. */
export type PathAnswer = {
  /** Whether the rules allow the move now. */
  legal: boolean;
  /** Why the rules do not allow the move; null if they do. */
  refusal: WhyNot | null;
  /** What the move costs, in inches. */
  cost: Length;
  /** How far the Unit may move, in inches. */
  allowance: Length;
  /** The allowance minus the cost, in inches; negative if the path is too long. PF-R-87 */
  left: Length;
  /** What the move costs, in parts. */
  costs: Costs;
  /** The points where the path starts, turns and ends, in order. */
  stops: Array<Stop>;
  /** Where the Unit stands at the end, and its facing. */
  end: Pose;
  /** The Howitzer in tow; null if there is none. PF-R-91 */
  towed: Towed | null;
  /** The markers that the Unit may set off on its way, in the order in which it touches them. */
  touches: Array<Id>;
};
