// Made from Rust by `cargo xtask gen`; do not edit.

/** How many decisions a game has. */
export type StudyLength = {
  /** The mean number of decisions. */
  mean: number;
  /** The lower end of the 95 % confidence interval for the mean. */
  low: number;
  /** The upper end of this interval. */
  high: number;
  /** The number of decisions in the shortest game. */
  least: number;
  /** The number of decisions in the longest game. */
  most: number;
};
