// Made from Rust by `cargo xtask gen`; do not edit.

/** How many people can play. */
export type PlayerRange = {
  /** The smallest number of people. */
  min: number;
  /** The largest number of people. */
  max: number;
};
