// Made from Rust by `cargo xtask gen`; do not edit.

import type { Fault } from "./Fault";

/** The result of a check of a board or a force. */
export type Faults = {
  /** The faults, 100 at most; empty if the check found nothing wrong. */
  faults: Array<Fault>;
  /** What the force costs, in the game's own JSON; left out if forces have no prices. */
  bill?: unknown;
  /** The number of further faults; left out if all are listed. */
  more?: number;
};
