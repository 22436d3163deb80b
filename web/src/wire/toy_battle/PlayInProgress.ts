// Made from Rust by `cargo xtask gen`; do not edit.

import type { Effect } from "./Effect";
import type { PlacedTroop } from "./PlacedTroop";

/** The play in progress: what the player has placed in this turn, and the effect being offered. */
export type PlayInProgress = {
  /** The Troops in the order in which they were placed. */
  placed: Array<PlacedTroop>;
  /** The effect that the player must use or decline. */
  asks: Effect;
  /** The number of the Troop in `placed`, from 1, that has the effect or was placed on the base with the effect. */
  of: number;
};
