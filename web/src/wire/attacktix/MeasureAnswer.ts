// Made from Rust by `cargo xtask gen`; do not edit.

/** The distance between two things or places. */
export type MeasureAnswer = {
  /** The gap between the outlines, in micrometres; 0 where they meet. */
  gap: number;
  /** The distance between the centres, in micrometres. */
  distance: number;
  /** The distance between the centres in tix, rounded up. */
  tix: number;
};
