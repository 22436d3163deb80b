// Made from Rust by `cargo xtask gen`; do not edit.

import type { Side } from "./Side";
import type { Spot } from "./Spot";

/** A flag. The attacker, which does not own the flag, wins by holding it. PF-R-73 */
export type Flag = {
  /** The side that defends the flag. */
  owner: Side;
  /** Where the flag stands. A flag is a point without a size. PF-R-108 */
  at: Spot;
};
