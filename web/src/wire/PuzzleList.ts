// Made from Rust by `cargo xtask gen`; do not edit.

import type { PuzzleEntry } from "./PuzzleEntry";

/** The body of `GET /api/games/{game}/puzzles`. */
export type PuzzleList = {
  /** The puzzles of the game, the easy ones first; empty if the game has none. */
  puzzles: Array<PuzzleEntry>;
};
