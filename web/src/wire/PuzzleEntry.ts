// Made from Rust by `cargo xtask gen`; do not edit.

/** A puzzle in a list. */
export type PuzzleEntry = {
  /** The puzzle's name in URLs, such as `7-12-31`. */
  id: string;
  /**
   * By when the solver has to win: `this-turn`, `this-decision`, `next-turn`, `before-their-turn` or `best-chance`.
   * docs/puzzles.md explains these words.
   */
  goal: string;
  /** How hard the puzzle is: `easy`, `medium` or `hard`. */
  grade: string;
  /** How many decisions the solver has to make. */
  steps: number;
};
