// Made from Rust by `cargo xtask gen`; do not edit.

import type { ForceFile } from "./ForceFile";
import type { Ground } from "./Ground";
import type { Options } from "./Options";

/** The set-up of a battle: everything that is agreed before play. */
export type MatchSetup = {
  /** The id of a shipped battlefield, or a whole battlefield. If it is left out, the battlefield is `green-camp`. */
  battlefield: Ground;
  /**
   * The force of each side. Neither side sees the other's force until both have handed theirs in. Then both are
   * public. PF-R-78
   */
  forces?: { [key: string]: ForceFile };
  /** The options. An option that is left out keeps its default. */
  options?: Options;
};
