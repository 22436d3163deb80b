// Made from Rust by `cargo xtask gen`; do not edit.

import type { Owner } from "./Owner";

/** A headquarters: the place that a player must take to win. */
export type Hq = {
  /** The id of the headquarters, different from all other ids of the board. */
  id: string;
  /** The side that owns the headquarters. */
  owner: Owner;
  /** The centre, in drawing units from the left edge. */
  x: number;
  /** The centre, in drawing units from the upper edge. */
  y: number;
  /**
   * The values of the Troops that may be placed here (`K`, `1` to `7`). If the list is left out, every Troop may be
   * placed.
   */
  allow?: Array<string>;
};
