// Made from Rust by `cargo xtask gen`; do not edit.

/** A part of the price of a figure. */
export type FigurePriceRow = {
  /** The part: `weapon`, `class`, `speed`, `ability` or `rounding`. */
  what: string;
  /** The points of the part, with two decimals at most. */
  points: number;
};
