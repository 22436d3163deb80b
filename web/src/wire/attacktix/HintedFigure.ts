// Made from Rust by `cargo xtask gen`; do not edit.

import type { Can } from "./Can";
import type { Id } from "./Id";

/** What a figure of the seat may do now. */
export type HintedFigure = {
  /** The figure's id, such as `p1-01`. */
  figure: Id;
  /** The kinds of orders of which at least one is legal for this figure. */
  can: Array<Can>;
  /** The most tix (clicks of its wheel) that the figure may roll in its next move; 0 in set-up. */
  tix: number;
  /** The clause that keeps the figure from doing anything; null in set-up, and if the figure can do something. */
  because: string | null;
};
