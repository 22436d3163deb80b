// Made from Rust by `cargo xtask gen`; do not edit.

import type { Side } from "./Side";
import type { WaitsFor } from "./WaitsFor";

/** Which sides must decide, and what. */
export type Waiting = {
  /** The kind of decision that the game waits for. */
  for: WaitsFor;
  /** The sides that must decide: one, both, or none when the battle is over. */
  seats: Array<Side>;
};
