// Made from Rust by `cargo xtask gen`; do not edit.

/** Where a figure may be placed. */
export type PlacingAnswer = {
  /** The ranges along its own line where it finds room, in micrometres from the middle. */
  ranges: Array<[number, number]>;
  /** The heading that the figure gets: from its line towards the middle of the table. */
  facing: number;
  /** How far the figure may advance, in micrometres. */
  advance_max: number;
};
