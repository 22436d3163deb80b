// Made from Rust by `cargo xtask gen`; do not edit.

import type { FigurePriceRow } from "./FigurePriceRow";

/** What a player's own figure costs, and its faults. */
export type FigurePrice = {
  /** The price in points; null if the price list has no price for the figure. */
  points: number | null;
  /** The parts of the price. They add up to `points`. */
  rows: Array<FigurePriceRow>;
  /** The faults, each with the id of its clause (`rule`) and a sentence (`because`). */
  faults: Array<unknown>;
};
