// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";

/** How far a figure gets. */
export type ReachAnswer = {
  /** The id of the figure that would move. */
  figure: Id;
  /** How many tix (clicks of its wheel) the figure may roll. */
  tix: number;
  /** The length of these tix, in micrometres. */
  limit: number;
  /** A heading every five degrees, and how far the figure gets along it in a straight roll, in micrometres. */
  fan: Array<[number, number]>;
  /** Whether the figure starts in slowing terrain, which halves its tix. */
  slow: boolean;
  /** The objects that the figure touches and may push. */
  pushing: Array<Id>;
};
