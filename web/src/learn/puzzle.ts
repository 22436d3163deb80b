import { isSolved, markSolved } from '../parts/device/puzzles.svelte';
import { playPuzzle } from '../net/puzzles';
import { t } from '../texts';
import type { LessonPage, PuzzleEntry } from '../wire';
import type { Around } from './lesson-store.svelte';

/** What follows a puzzle, and whether it is the puzzle of a day. */
export type Place = {
  /** The next puzzle that is not solved; null where all others are solved. */
  next: PuzzleEntry | null;
  /** The day whose puzzle this is; null unless it is played on that day as the puzzle of the day. */
  day: string | null;
};

/**
 * The next puzzle after this one that is not solved. After the last one the search goes on at the first. Null
 * where all others are solved.
 */
export function nextPuzzle(game: string, puzzles: readonly PuzzleEntry[], id: string): PuzzleEntry | null {
  const at = puzzles.findIndex((one) => one.id === id);
  const inOrder = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(at, 0))];
  return inOrder.find((one) => !isSolved(game, one.id)) ?? null;
}

/**
 * What a puzzle needs of the server and of the device. A puzzle begins anew on every visit. It does not count
 * as solved if *Show me* took a step for the player.
 */
export function aroundPuzzle(
  { game, id }: LessonPage,
  day: string | null,
  helped: () => boolean,
): Pick<Around, 'play' | 'kept' | 'keep' | 'ondone'> {
  return {
    play: (order) => playPuzzle(game, id, order),
    kept: () => [],
    keep: () => undefined,
    ondone: () => {
      if (!helped()) markSolved(game, id, day);
    },
  };
}

/** How hard a puzzle is, in a word. */
export const gradeOf = (puzzle: PuzzleEntry): string => t(`puzzle-${puzzle.grade}`);
