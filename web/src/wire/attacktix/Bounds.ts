// Made from Rust by `cargo xtask gen`; do not edit.

import type { SpeedBounds } from "./SpeedBounds";

/** The bounds within which players may make a figure. AT-R-71 */
export type Bounds = {
  /** The least and the greatest number of letters of a name. */
  name_letters: [number, number];
  /** The number of red numbers on a wheel. */
  red: number;
  /** The least and the greatest number of white special windows. */
  special_windows: [number, number];
  /** The least and the greatest Speed. */
  speed: SpeedBounds;
  /** The greatest difference between the highest and the lowest Speed. */
  speed_spread: number;
  /** The most tix of a force move. */
  force_move_tix: number;
  /** The most tix of a free move. A free move up to the Speed has no such number. */
  free_move_tix: number;
  /** The most extra attacks that an ability gives. */
  extra_attacks: number;
  /** The most figures whose wheels one ability grinds, which means that it turns them to random positions. */
  regrind_figures: number;
  /** The most turns for which an ability pins a figure. */
  pin_turns: number;
};
