// Made from Rust by `cargo xtask gen`; do not edit.

/** Each seat's chance of winning after one step. */
export type AnalysisPoint = {
  /** The number of the step; 0 is the start of the game. */
  step: number;
  /** Each seat's chance of winning in permille, in seat order. */
  chances: Array<number>;
};
