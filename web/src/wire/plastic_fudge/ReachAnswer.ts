// Made from Rust by `cargo xtask gen`; do not edit.

import type { Cells } from "./Cells";
import type { Id } from "./Id";
import type { Length } from "./Length";

/** The points that a Unit can get to. */
export type ReachAnswer = {
  /** The id of the Unit that would move. */
  unit: Id;
  /** How far the Unit may move, in inches; 0 for a passenger. */
  allowance: Length;
  /** The points where its move may end, or where a passenger can get out. */
  cells: Cells;
};
