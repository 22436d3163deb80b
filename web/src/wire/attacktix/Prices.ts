// Made from Rust by `cargo xtask gen`; do not edit.

import type { Bounds } from "./Bounds";

/** The rule of thumb for prices, and the bounds of player-made figures. AT-R-71 */
export type Prices = {
  /** The format of the file: 1. */
  format: number;
  /** The points that each weapon adds. */
  weapon: { [key: string]: number };
  /** The points that each class adds. */
  class: { [key: string]: number };
  /** The points that each tik (click of the wheel) of the average Speed adds. */
  speed_per_tix: number;
  /** The points that each kind of ability adds. They are multiplied by the share of white special windows. */
  ability: { [key: string]: number };
  /** Prices are rounded to the nearest multiple of this number. Halves round upwards. */
  round_to: number;
  /** The least price. */
  least: number;
  /** The bounds within which players may make a figure. */
  bounds: Bounds;
};
