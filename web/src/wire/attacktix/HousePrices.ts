// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * A table of house prices. Records of games name the table by the option `prices`. So a released table never changes:
 * a later one is a new version with a value of the option of its own. AT-R-73
 */
export type HousePrices = {
  /** The format of the file: 1. */
  format: number;
  /** The version of the table. */
  version: number;
  /** The prices in points, by the codes of the figure types. The table has all figures that come with the game. */
  prices: { [key: string]: number };
};
