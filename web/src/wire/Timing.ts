// Made from Rust by `cargo xtask gen`; do not edit.

/** How often something happened since the server was started, and how long it took. */
export type Timing = {
  /** How often this happened. */
  count: number;
  /** How long it took on average, in milliseconds. */
  mean_ms: number;
  /**
   * The 99th percentile, in milliseconds, rounded up to the upper bound of a bucket of the histogram. Null if
   * nothing has happened yet, or if the time is above the largest bound.
   */
  most_ms: number | null;
};
