// Made from Rust by `cargo xtask gen`; do not edit.

/** What a part of a force costs. */
export type BillPart = {
  /** What the figures of this part cost together. */
  points: number;
  /** The most points that the part may cost. */
  of: number;
  /** The number of Battle Masters in the part. */
  masters: number;
};
