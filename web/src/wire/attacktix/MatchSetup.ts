// Made from Rust by `cargo xtask gen`; do not edit.

import type { ForceFile } from "./ForceFile";
import type { Measure } from "./Measure";
import type { Mode } from "./Mode";
import type { Options } from "./Options";
import type { TableChoice } from "./TableChoice";

/** All that is fixed before play. */
export type MatchSetup = {
  /** The names of the seats, clockwise: `p1` (the host), `p2`, … AT-R-48 */
  seats: Array<string>;
  /** How many Battle Masters each player may bring. AT-BM-02, AT-R-06 */
  bm_allowance?: number;
  /**
   * The forces, by seat. Each seat hands in its force secretly. When all seats have handed in theirs, all forces are
   * public. AT-FORCE-01
   */
  forces?: { [key: string]: ForceFile };
  /**
   * The points of a battle force, a multiple of 100. In team play, these are the points of all battle forces of a
   * team together. AT-FORCE-01, AT-TEAM-02
   */
  limit?: number;
  /** The units in which the table is measured. AT-R-07 */
  measure?: Measure;
  /** The mode of play. If this field is left out, two seats play a duel, and more seats play a free-for-all. */
  mode?: Mode;
  /** Whether tournament rules apply, which allow no Battle Masters. AT-BM-05 */
  official?: boolean;
  /** The options. An option that is left out has its default. */
  options?: Options;
  /** The table with its terrain. AT-TERR-01 */
  table?: TableChoice;
  /**
   * In team play, the names of the seats in each of the two teams. If this field is left out, the seats alternate
   * between the teams. AT-TEAM-01
   */
  teams?: Array<Array<string>>;
};
