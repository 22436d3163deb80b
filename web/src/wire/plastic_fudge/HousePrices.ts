// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * A table of house prices, in points. Records of games name the table by the option `prices`. So a released table
 * never changes: a later one is a new version with a value of the option of its own. PF-R-114
 */
export type HousePrices = {
  /** The format of the file: 1. */
  format: number;
  /** The version of the table. */
  version: number;
  /** What each Movement level costs, from Terrible to Superb. */
  movement: [number, number, number, number, number, number, number];
  /** What each Range level costs. */
  range: [number, number, number, number, number, number, number];
  /** What each Attack level costs. */
  attack: [number, number, number, number, number, number, number];
  /** What each Defence level costs. */
  defence: [number, number, number, number, number, number, number];
  /** What each Training level costs. */
  training: [number, number, number, number, number, number, number];
  /** What the special Troopers cost in addition. */
  special: number;
  /** What a radio costs in addition. */
  radio: number;
  /** What every Vehicle costs in addition to its levels, which count twice. */
  vehicle: number;
  /** What the Commander costs in addition. */
  commander: number;
  /** What a marker costs if the mine has its usual levels. */
  marker: number;
};
