// Made from Rust by `cargo xtask gen`; do not edit.

import type { Battlefield } from "./Battlefield";
import type { Card } from "./Card";
import type { Options } from "./Options";

/** The whole set-up. Values that files may leave out are filled in. */
export type Setup = {
  /** The battlefield of the set-up, as a whole. */
  battlefield: Battlefield;
  /** All options, also those at their defaults. */
  options: Options;
  /** The cards of the Units of both sides, sorted by id. PF-EQ-08 */
  units: Array<Card>;
  /** How many mine markers each side brings. PF-MINE-03 */
  markers: {
    /** The value for Green. */
    green: number;
    /** The value for Tan. */
    tan: number;
  };
};
