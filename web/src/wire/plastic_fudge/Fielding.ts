// Made from Rust by `cargo xtask gen`; do not edit.

import type { UnitType } from "./UnitType";

/** Whether one force can afford these Units of the sample list, and the sum that decides it. PF-R-76 */
export type Fielding = {
  /** The types of the Units. The first is the Unit in question; the others are Units that it needs. */
  units: Array<UnitType>;
  /** What each Unit costs in points, in the order of `units`. */
  points: Array<number>;
  /** What the cheapest Commander costs in points. It is 0 if one of the Units is the Commander. */
  commander: number;
  /** The sum of `points` and `commander`. */
  sum: number;
  /** The most points that a force may cost under the options. */
  most: number;
  /** Whether `sum` is at most `most`. */
  fits: boolean;
};
