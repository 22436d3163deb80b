// Made from Rust by `cargo xtask gen`; do not edit.

import type { MedalTiming } from "./MedalTiming";
import type { Starter } from "./Starter";

/** The options of a match. The rulings of the rulebook name them, and the record of a match holds them. */
export type Options = {
  /** When players claim medals. TB-R-08 */
  medal_timing: MedalTiming;
  /** Whether Hook needs a connection to be placed on special bases of Station Metal-X. TB-R-05 */
  metal_x_blocks_hook: boolean;
  /** Whether special bases and restricted headquarters have any effect. TB-R-48 */
  special_bases: boolean;
  /** The seat that takes the first turn. TB-SETUP-04, TB-R-21 */
  starter: Starter;
  /**
   * The limit on turns of both players together, from 1 to 2,000 in a match. The game ends when a further turn would
   * begin. TB-R-33
   */
  max_plies: number;
};
