// Made from Rust by `cargo xtask gen`; do not edit.

import type { Action } from "./Action";
import type { Each } from "./Each";
import type { Effect } from "./Effect";
import type { SeatName } from "./SeatName";

/** What a seat may decide now: every legal decision except resignation. */
export type Hints = {
  /** The seat that is asked. */
  seat: SeatName;
  /** Legal decisions that `each` does not hold. */
  actions: Array<Action>;
  /** The effect that the seat must use or decline; left out if no effect is being offered. */
  asks?: Effect;
  /**
   * Legal decisions that place a Troop. An entry has a list of Troops and a list of places: each of its Troops may
   * be placed on each of its places.
   */
  each?: Array<Each>;
};
