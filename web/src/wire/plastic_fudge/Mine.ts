// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";
import type { Side } from "./Side";
import type { Spot } from "./Spot";

/** A mine marker on the table. A mine is under it, or nothing. */
export type Mine = {
  /** The id of the marker, such as `m3`. */
  id: Id;
  /** The side that laid the marker. */
  side: Side;
  /** The centre of the marker. */
  at: Spot;
  /** The sides that have found the marker. The JSON of a view lists them only if the viewer owns the marker. */
  found_by?: Array<Side>;
  /** Whether a mine is under the marker; left out if the viewer may not know. */
  real?: boolean;
};
