// Made from Rust by `cargo xtask gen`; do not edit.

/** What a side began with, and what it has lost. PF-R-08, PF-R-72 */
export type Tally = {
  /** How many Units the side began with. */
  units: number;
  /** How many of the Units are destroyed or have fled off the table. */
  lost: number;
  /** How many of the Units are destroyed. */
  destroyed: number;
  /** How many of the Units have fled off the table. */
  fled: number;
  /** How many of the Units are routed: on the table, or fled. */
  routed: number;
  /** What the Units with which the side began cost, in points. */
  points: number;
  /** What the Units in `lost` cost, in points. */
  points_lost: number;
  /**
   * The losses of the side in whole percent, rounded down. The option `loss_by` says whether they are percent of
   * Units or of points.
   */
  loss_percent: number;
};
