// Made from Rust by `cargo xtask gen`; do not edit.

import type { PuzzleEntry } from "./PuzzleEntry";

/** The body of `GET /api/puzzles/{date}`: the puzzle of a day. */
export type DailyPuzzle = {
  /** The game's name in URLs. */
  game: string;
  /** The number of the puzzle among the puzzles of the game, from 1. */
  number: number;
  /** What a list of puzzles shows of the puzzle. */
  puzzle: PuzzleEntry;
};
